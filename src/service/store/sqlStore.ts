import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Counters } from './counters.ts';
import { isColumnInteger } from './isColumnInteger.ts';
import type { Tables } from './migrations.ts';
import { offsetStore } from './offsets.ts';
import { keyIdsIn, sealQuotes } from './sealed.ts';
import { signUpStore } from './signUps.ts';
import type { NewQuote, Store } from './store.ts';
import { trackingStore, usualTrackingBytes } from './tracking.ts';

/** What a service cannot do without, beside the keys. */
const tables = ['quotes', 'sign_ups', 'offsets', 'tracking'] as const;
const now = () => new Date().toISOString();

/**
 * The store on a migrated database, embedded or PostgreSQL: the same statements on both. `trackingBytes` is all that
 * tracking may take.
 */
export function sqlStore(
  db: Kysely<Tables>,
  counters: Counters,
  trackingBytes: number = usualTrackingBytes,
): Store {
  const insertQuote = async (quote: NewQuote, tries: number): ReturnType<Store['saveQuote']> => {
    const switchId = randomInt(100_000_000, 2 ** 31 - 1);
    const createdAt = now();
    const saved = await db
      .insertInto('quotes')
      .values({ ...quote, switch_id: switchId, created_at: createdAt })
      .onConflict((conflict) => conflict.column('switch_id').doNothing())
      .returning('switch_id')
      .executeTakeFirst();
    if (saved) return { ...quote, switchId, createdAt };
    if (tries === 0) throw new Error('No free switchId was found.');
    return insertQuote(quote, tries - 1);
  };

  /** The value of a key: the first that was ever given for its name. */
  const hold = async (name: string, value: string) => {
    await db
      .insertInto('keys')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await db
      .selectFrom('keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  };

  return {
    async signingKey() {
      return Buffer.from(await hold('token', randomBytes(32).toString('base64')), 'base64');
    },
    saveQuote: (quote) => insertQuote(quote, 5),
    async findQuote(switchId, owner) {
      if (owner === null || !isColumnInteger(switchId)) return undefined;
      const row = await db
        .selectFrom('quotes')
        .selectAll()
        .where('switch_id', '=', switchId)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && { switchId, uuid: row.uuid, body: row.body, owner, createdAt: row.created_at };
    },
    ...trackingStore(db, trackingBytes),
    counters,
    signUps: signUpStore(db),
    offsets: offsetStore(db),
    async eraseBefore(moment) {
      const erased = await Promise.all([
        db.deleteFrom('quotes').where('created_at', '<', moment).executeTakeFirst(),
        db.deleteFrom('tracking').where('created_at', '<', moment).executeTakeFirst(),
        db.deleteFrom('sign_ups').where('created_at', '<', moment).executeTakeFirst(),
        db.deleteFrom('offsets').where('created_at', '<', moment).executeTakeFirst(),
      ]);
      return erased.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0);
    },
    async eraseSwitch(switchId) {
      const customers = db.selectFrom('sign_ups').select('customer_id').where('switch_id', '=', switchId);
      const erased = await db.transaction().execute(async (one) => [
        await one.deleteFrom('offsets').where('customer_id', 'in', customers).executeTakeFirst(),
        await one.deleteFrom('sign_ups').where('switch_id', '=', switchId).executeTakeFirst(),
        await one.deleteFrom('quotes').where('switch_id', '=', switchId).executeTakeFirst(),
        // Records are JSON that we wrote: a number ends at a comma or at the end of the object.
        await one
          .deleteFrom('tracking')
          .where((is) =>
            is.or([',', '}'].map((end) => is('record', 'like', `%"switchId":${switchId}${end}%`))),
          )
          .executeTakeFirst(),
      ]);
      return erased.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0);
    },
    async holdDataKey([current = '', ...older]) {
      const held = await hold('data-key', current);
      if (held === current) return true;
      if (!older.includes(held)) return false;
      await db.updateTable('keys').set({ value: current }).where('name', '=', 'data-key').execute();
      return true;
    },
    keyIds: () => keyIdsIn(db),
    sealQuotes: (seal) => sealQuotes(db, seal),
    async check() {
      const row = { name: 'ready', value: now() };
      await db
        .insertInto('keys')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      for (const table of tables) await db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute();
    },
    close: () => db.destroy(),
  };
}
