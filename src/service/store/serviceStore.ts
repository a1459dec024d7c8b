import { type Kysely, sql } from 'kysely';
import type { TokenKeys } from '../token.ts';
import { columnsMadeBy } from './columns.ts';
import type { Counters } from './counters.ts';
import type { Keeping, OwnTables } from './keeping.ts';
import { type OutboxTables, outboxStore } from './outbox.ts';
import { orNone, sealedTextsIn } from './sealed.ts';
import type { ServiceStore } from './store.ts';
import { tokenKeysIn } from './tokenKeys.ts';

/** What the service itself asks of a migrated database, embedded or PostgreSQL: the same statements on both. */
export function serviceStore(
  db: Kysely<OwnTables>,
  counters: Counters,
  keeping: Pick<Keeping<unknown>, 'sealed' | 'rowNames' | 'migrations'>,
): ServiceStore {
  let columns: ReturnType<typeof columnsMadeBy> | undefined;
  let tokenKeys: TokenKeys | undefined;
  const keptKey = async (name: string) => {
    const [row] = await orNone(db.selectFrom('keys').select('value').where('name', '=', name).execute());
    return row?.value;
  };
  /** The value of a key: the first that was ever given for its name. */
  const hold = async (name: string, value: string) => {
    await db
      .insertInto('keys')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await keptKey(name)) ?? value;
  };

  return {
    async tokenKeys(sealer) {
      tokenKeys ??= await tokenKeysIn(db, sealer);
      return tokenKeys;
    },
    counters,
    outbox: outboxStore(db.withTables<OutboxTables>()),
    sealedWith: () => keptKey('data-key'),
    async holdDataKey([current = '', ...older]) {
      const held = await hold('data-key', current);
      if (held === current) return undefined;
      if (!older.includes(held)) return held;
      await db.updateTable('keys').set({ value: current }).where('name', '=', 'data-key').execute();
      return undefined;
    },
    sealedTexts: () => sealedTextsIn(db, keeping),
    async check() {
      const row = { name: 'ready', value: new Date().toISOString() };
      await db
        .insertInto('keys')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      columns ??= columnsMadeBy(keeping.migrations);
      for (const [table, own] of await columns) {
        const names = Object.keys(own).map((name) => sql.ref(name));
        await sql`select ${sql.join(names)} from ${sql.table(table)} limit 1`.execute(db);
      }
    },
    close: () => db.destroy(),
  };
}
