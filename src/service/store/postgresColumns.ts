import { type Kysely, sql } from 'kysely';
import { type Columns, columnsMadeBy } from './columns.ts';
import { counterColumns } from './counters.ts';
import type { Keeping, OwnTables } from './keeping.ts';
import { Unavailable } from './unavailable.ts';

/**
 * A look at the columns of the tables of PostgreSQL: rejects with Unavailable, `tables`, when one is missing or of another
 * type than this version made it.
 */
export function columnCheck(
  db: Kysely<OwnTables>,
  migrations: Keeping<unknown>['migrations'],
): () => Promise<void> {
  let made: Promise<ReadonlyMap<string, Columns>> | undefined;
  return async () => {
    made ??= columnsMadeBy(migrations).then((columns) => new Map(columns).set('limits', counterColumns));
    const { rows } = await sql<{ place: string; type: string }>`
      select table_name || '.' || column_name as place, data_type as type
      from information_schema.columns where table_schema = current_schema()`.execute(db);
    const types = new Map(rows.map(({ place, type }) => [place, type]));
    for (const [table, columns] of await made)
      for (const [column, type] of Object.entries(columns)) {
        const found = types.get(`${table}.${column}`);
        if (found !== type)
          throw new Unavailable(
            'tables',
            new Error(`${table}.${column} is ${found ?? 'missing'}, not ${type}`),
          );
      }
  };
}
