import type { DeleteResult, Kysely } from 'kysely';
import type { Sealer } from '../../../service/sealer.ts';
import type { Upkeep } from '../../../service/store/keeping.ts';
import { sealQuote } from './sealedQuote.ts';
import type { Tables } from './tables.ts';

const batch = 500;

/** Tables whose rows are forgotten by their age. */
const dated = ['quotes', 'tracking', 'sign_ups', 'offsets', 'kept', 'progress_links', 'outbox'] as const;

const rowsOf = (erased: readonly DeleteResult[]) =>
  erased.reduce((total, { numDeletedRows }) => total + Number(numDeletedRows), 0);

/** A quote in clear; undefined where it is damaged. */
function readClear(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seals the bodies of quotes that a version before left in clear; how many there were. */
async function sealQuotes(db: Kysely<Tables>, sealer: Sealer, after = 0): Promise<number> {
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
    for (const { switch_id, uuid, body } of rows) {
      const quote = readClear(body);
      if (quote === undefined) continue;
      await one
        .updateTable('quotes')
        .set({ body: sealQuote(sealer, uuid, quote) })
        .where('switch_id', '=', switch_id)
        // Another process may have sealed it meanwhile.
        .where('body', '=', body)
        .execute();
    }
  });
  return rows.length + (await sealQuotes(db, sealer, last.switch_id));
}

/** What is done with the tables beside the requests: `erase` takes a switchId. */
export function upkeepOf(db: Kysely<Tables>): Upkeep {
  return {
    sealPlain: (sealer) => sealQuotes(db, sealer),
    async eraseBefore(moment) {
      const erased = dated.map((table) =>
        db.deleteFrom(table).where('created_at', '<', moment).executeTakeFirst(),
      );
      return rowsOf(await Promise.all(erased));
    },
    async eraseUnfinished(moment) {
      const erased = await Promise.all([
        db
          .deleteFrom('sign_ups')
          .where('created_at', '<', moment)
          .where('completed_at', 'is', null)
          .executeTakeFirst(),
        // A link has an end of its own, and so has the letter that brings it.
        ...(['kept', 'progress_links', 'outbox'] as const).map((table) =>
          db.deleteFrom(table).where('ends_at', '<', moment).executeTakeFirst(),
        ),
      ]);
      return rowsOf(erased);
    },
    async erase(switchId) {
      const customers = db.selectFrom('sign_ups').select('customer_id').where('switch_id', '=', switchId);
      const erased = await db.transaction().execute(async (one) => [
        // First: whoever writes something about it holds it, and has ended by then or finds nothing.
        await one.deleteFrom('quotes').where('switch_id', '=', switchId).executeTakeFirst(),
        await one.deleteFrom('offsets').where('customer_id', 'in', customers).executeTakeFirst(),
        await one.deleteFrom('sign_ups').where('switch_id', '=', switchId).executeTakeFirst(),
        await one.deleteFrom('kept').where('switch_id', '=', switchId).executeTakeFirst(),
        await one.deleteFrom('progress_links').where('switch_id', '=', switchId).executeTakeFirst(),
        await one.deleteFrom('outbox').where('about', '=', switchId).executeTakeFirst(),
        // Records are JSON that we wrote: a number ends at a comma or at the end of the object.
        await one
          .deleteFrom('tracking')
          .where((is) =>
            is.or([',', '}'].map((end) => is('record', 'like', `%"switchId":${switchId}${end}%`))),
          )
          .executeTakeFirst(),
      ]);
      return rowsOf(erased);
    },
  };
}
