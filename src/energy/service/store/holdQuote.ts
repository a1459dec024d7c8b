import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The quote of a number, held until the transaction ends, where others write at the same time (`isShared`). */
export const holdQuote = (
  one: Kysely<Tables>,
  switchId: number,
  isShared: boolean,
): Promise<{ owner: string | null } | undefined> =>
  one
    .selectFrom('quotes')
    .select('owner')
    .where('switch_id', '=', switchId)
    .$if(isShared, (held) => held.forUpdate())
    .executeTakeFirst();

/** Runs one statement that looks at a quote, and holds the quote meanwhile: see `holdQuote`. */
export const holdingQuote = <T>(
  db: Kysely<Tables>,
  switchId: number,
  isShared: boolean,
  run: (one: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  isShared
    ? db.transaction().execute(async (one) => {
        await holdQuote(one, switchId, isShared);
        return run(one);
      })
    : run(db);
