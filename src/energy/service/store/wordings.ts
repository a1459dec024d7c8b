import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Every wording that customers were shown, by its fingerprint. It holds no personal data and never changes: nothing erases it. */
export interface WordingStore {
  /** Keeps wordings that are not there yet; `at` is when they are first known of (ISO 8601). */
  readonly keep: (wordings: ReadonlyMap<string, string>, at: string) => Promise<void>;
  /** The wordings of these fingerprints, as far as they are known. */
  readonly read: (hashes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The wordings of a migrated database. */
export function wordingStore(db: Kysely<Tables>): WordingStore {
  // What stands there stays: it need not be written again.
  const known = new Set<string>();
  return {
    async keep(wordings, at) {
      const rows = [...wordings].flatMap(([hash, text]) =>
        known.has(hash) ? [] : { hash, text, first_at: at },
      );
      if (rows.length === 0) return;
      await db
        .insertInto('wordings')
        .values(rows)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      for (const { hash } of rows) known.add(hash);
    },
    async read(hashes) {
      if (hashes.length === 0) return new Map();
      const rows = await db
        .selectFrom('wordings')
        .select(['hash', 'text'])
        .where('hash', 'in', hashes)
        .execute();
      return new Map(rows.map(({ hash, text }) => [hash, text]));
    },
  };
}
