import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { TrackRecord as TrackRecordSchema } from '../../api/contract/session.ts';
import { guardOf } from '../checked.ts';
import type { Counters } from './counters.ts';
import type { Tables } from './migrations.ts';
import { offsetStore } from './offsets.ts';
import { keyIdsIn, sealQuotes } from './sealed.ts';
import { signUpStore } from './signUps.ts';
import type { NewQuote, Store, TrackRecord } from './store.ts';

const isTrackRecord = guardOf<TrackRecord>(TrackRecordSchema);
const now = () => new Date().toISOString();

/** The store on a migrated database, embedded or PostgreSQL: the same statements on both. */
export function sqlStore(db: Kysely<Tables>, counters: Counters): Store {
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
      // Larger numbers than the column holds would be an error in PostgreSQL, and name no quote.
      if (owner === null || switchId < 0 || switchId >= 2 ** 31) return undefined;
      const row = await db
        .selectFrom('quotes')
        .selectAll()
        .where('switch_id', '=', switchId)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && { switchId, uuid: row.uuid, body: row.body, owner, createdAt: row.created_at };
    },
    async saveTracking(records) {
      const rows = records.map((record) => ({
        id: randomUUID(),
        user_tracking_id: record.userTrackingId,
        record: JSON.stringify(record),
        created_at: now(),
      }));
      await db.insertInto('tracking').values(rows).execute();
      return rows.length;
    },
    async findTracking(userTrackingId) {
      const rows = await db
        .selectFrom('tracking')
        .select('record')
        .where('user_tracking_id', '=', userTrackingId)
        .orderBy('created_at')
        .execute();
      return rows.map((row): unknown => JSON.parse(row.record)).filter((record) => isTrackRecord(record));
    },
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
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
