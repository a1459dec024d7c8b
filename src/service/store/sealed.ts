import { type Kysely, sql } from 'kysely';
import type { Copied, OwnTables } from './keeping.ts';
import { wordOf } from './unavailable.ts';

/** What the sealed columns of a database hold. */
export interface SealedTexts {
  /** How many texts are sealed with a key, by its id. */
  readonly keyIds: ReadonlyMap<string, number>;
  /** Where a text stands that no key has sealed, such as one that was damaged: of each kind of damage the first ones. */
  readonly damaged: readonly string[];
}

/** Columns of all tables that hold sealed texts: the trade's, and our own of the keys of tokens. */
export const sealedIn = ({ sealed }: Pick<Copied, 'sealed'>): Copied['sealed'] => ({
  ...sealed,
  keys: ['value'],
});

/** SQL whose rows hold how texts of a sealed column begin, and how many begin so; of our own keys those that are sealed. */
export const headsSql = (table: string, column: string): string =>
  `select substr(${column}, 1, 12) as head, count(*) as n from ${table} where ${
    table === 'keys' ? `${column} like 'v1.%'` : `${column} is not null`
  } group by 1`;

/** The id of the key by how a sealed text begins; undefined where none begins so. */
export const keyIdIn = (head: string): string | undefined => /^v1\.([0-9a-f]{8})\.$/.exec(head)?.[1];

/** So many damaged texts of a column are named. */
const named = 5;

/** What is asked of a table; none where a version before has not made it, or a column of it. */
export async function orNone<R>(ask: Promise<R[]>): Promise<R[]> {
  try {
    return await ask;
  } catch (thrown) {
    if (wordOf(thrown) === 'tables') return [];
    throw thrown;
  }
}

/** Looks at every sealed text of a database. */
export async function sealedTextsIn(
  db: Kysely<OwnTables>,
  copied: Pick<Copied, 'sealed' | 'rowNames'>,
): Promise<SealedTexts> {
  const keyIds = new Map<string, number>();
  const damaged: string[] = [];
  for (const [table, columns] of Object.entries(sealedIn(copied)))
    for (const column of columns) {
      const asked = sql<{ head: string; n: number }>`${sql.raw(headsSql(table, column))}`.execute(db);
      const heads = await orNone(asked.then(({ rows }) => rows));
      const strange: string[] = [];
      for (const { head, n } of heads) {
        const id = keyIdIn(head);
        if (id === undefined) strange.push(head);
        else keyIds.set(id, (keyIds.get(id) ?? 0) + Number(n));
      }
      if (strange.length === 0) continue;
      const { rows } = await sql<{ name: string }>`
        select ${sql.raw(copied.rowNames[table] ?? 'null')} as name from ${sql.table(table)}
        where substr(${sql.ref(column)}, 1, 12) in (${sql.join(strange.slice(0, named))}) limit ${sql.lit(named)}`.execute(
        db,
      );
      damaged.push(...rows.map(({ name }) => `${table}.${column} of ${name}`));
    }
  return { keyIds, damaged };
}
