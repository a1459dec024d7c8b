import { type Kysely, sql } from 'kysely';
import type { Copied, OwnTables } from './keeping.ts';

/** SQL whose rows hold the ids of the keys that a table's sealed columns are sealed with, null for nothing and for JSON in clear. */
export const keyIdsSql = (table: string, columns: readonly string[]): string =>
  `select distinct ${columns.map(idSql).join(', ')} from ${table}`;

const idSql = (name: string) => `case when ${name} not like '{%' then substr(${name}, 4, 8) end as ${name}`;

/** Ids of the keys that any row is sealed with. */
export async function keyIdsIn(db: Kysely<OwnTables>, sealed: Copied['sealed']): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(sealed).map(([table, columns]) =>
      sql<Record<string, string | null>>`${sql.raw(keyIdsSql(table, columns))}`.execute(db),
    ),
  );
  const ids = found.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return [...new Set(ids.filter((id) => id !== null))];
}
