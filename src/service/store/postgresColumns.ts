import { type Kysely, sql } from 'kysely';
import { type Columns, columnsMadeBy } from './columns.ts';
import { counterColumns } from './counters.ts';
import type { Keeping, OwnTables } from './keeping.ts';
import { Unavailable } from './unavailable.ts';

/** What our user does with every table. */
export const rights = ['select', 'insert', 'update', 'delete'];

/**
 * A look at the columns of the tables of PostgreSQL: rejects with Unavailable, `tables`, when one is missing or of another
 * type than this version made it, and `rights` when our user may not do with its table what we do.
 */
export function columnCheck(
  db: Kysely<OwnTables>,
  migrations: Keeping<unknown>['migrations'],
): () => Promise<void> {
  let made: Promise<ReadonlyMap<string, Columns>> | undefined;
  return async () => {
    made ??= columnsMadeBy(migrations).then((columns) => new Map(columns).set('limits', counterColumns));
    const isHeld = (right: string) =>
      sql`has_table_privilege(quote_ident(table_schema) || '.' || quote_ident(table_name), ${sql.lit(right)})`;
    const { rows } = await sql<{ place: string; type: string; held: boolean }>`
      select table_name || '.' || column_name as place, data_type as type, ${sql.join(rights.map(isHeld), sql` and `)} as held
      from information_schema.columns where table_schema = current_schema()`.execute(db);
    const found = new Map(rows.map((row) => [row.place, row]));
    for (const [table, columns] of await made)
      for (const [column, type] of Object.entries(columns)) {
        const there = found.get(`${table}.${column}`);
        if (there?.type !== type)
          throw new Unavailable(
            'tables',
            new Error(`${table}.${column} is ${there?.type ?? 'missing'}, not ${type}`),
          );
        if (!there.held)
          throw new Unavailable('rights', new Error(`${table}: not all of ${rights.join(', ')}`));
      }
  };
}
