import { type Kysely, sql } from 'kysely';
import type { Tables } from './migrations.ts';

/** Seals a quote's body, which came as JSON, for the row of its uuid. */
export type SealQuote = (body: string, uuid: string) => string;

const batch = 500;

/** Seals the bodies that a version before left in clear; how many there were. */
export async function sealQuotes(db: Kysely<Tables>, seal: SealQuote, after = 0): Promise<number> {
  const rows = await db
    .selectFrom('quotes')
    .select(['switch_id', 'uuid', 'body'])
    .where('switch_id', '>', after)
    .where('body', 'like', '{%')
    .orderBy('switch_id')
    .limit(batch)
    .execute();
  const last = rows.at(-1);
  if (!last) return 0;
  await db.transaction().execute(async (one) => {
    for (const { switch_id, uuid, body } of rows)
      await one
        .updateTable('quotes')
        .set({ body: seal(body, uuid) })
        .where('switch_id', '=', switch_id)
        // Another process may have sealed it meanwhile.
        .where('body', '=', body)
        .execute();
  });
  return rows.length + (await sealQuotes(db, seal, last.switch_id));
}

/** Every column that holds sealed texts, `v1.KEYID.…`, by table. */
export const sealedColumns = {
  quotes: ['body'],
  sign_ups: ['personal', 'address', 'terms', 'bank', 'bank_verified', 'answer'],
} as const;

/** SQL whose rows hold the ids of the keys that a table's rows are sealed with, null where nothing is. */
export const keyIdsSql = (table: keyof typeof sealedColumns): string =>
  `select distinct ${sealedColumns[table].map((name) => `substr(${name}, 4, 8) as ${name}`).join(', ')} from ${table}`;

/** Ids of the keys that any row is sealed with. */
export async function keyIdsIn(db: Kysely<Tables>): Promise<readonly string[]> {
  const found = await Promise.all([
    sql<Record<string, string | null>>`${sql.raw(keyIdsSql('quotes'))}`.execute(db),
    sql<Record<string, string | null>>`${sql.raw(keyIdsSql('sign_ups'))}`.execute(db),
  ]);
  const ids = found.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  return [...new Set(ids.filter((id) => id !== null))];
}
