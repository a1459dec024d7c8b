import { type Kysely, sql } from 'kysely';
import type { Copied, OwnTables } from './keeping.ts';

/** SQL whose rows hold the ids of the keys that a table's sealed columns are sealed with, null for nothing and for what is in clear. */
export const keyIdsSql = (table: string, columns: readonly string[]): string =>
  `select distinct ${columns.map(idSql).join(', ')} from ${table}`;

const idSql = (name: string) => `case when ${name} like 'v1.%' then substr(${name}, 4, 8) end as ${name}`;

/** Columns of all tables that hold sealed texts: the trade's, and our own of the keys of tokens. */
export const sealedIn = ({ sealed }: Pick<Copied, 'sealed'>): Copied['sealed'] => ({
  ...sealed,
  keys: ['value'],
});

/** Ids of the keys that any row is sealed with. */
export async function keyIdsIn(
  db: Kysely<OwnTables>,
  copied: Pick<Copied, 'sealed'>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(sealedIn(copied)).map(([table, columns]) =>
      sql<Record<string, string | null>>`${sql.raw(keyIdsSql(table, columns))}`.execute(db),
    ),
  );
  const ids = found.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return [...new Set(ids.filter((id) => id !== null))];
}
