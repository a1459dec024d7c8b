import type { Kysely, Selectable } from 'kysely';
import type { OutboxRow } from '../../../service/store/outbox.ts';
import { holdQuote } from './holdQuote.ts';
import type { Tables } from './tables.ts';

/** Something that somebody comes back to, as it is kept: `body` is sealed, moments are ISO 8601, UTC. */
type KeptRow = Selectable<Tables['kept']>;

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'token_hash',
  'switch_id',
  'owner',
  'body',
  'created_at',
  'ends_at',
  'opened_by',
] as const satisfies readonly (keyof KeptRow)[];

/** What people come back to, by the hash of their link's token. */
export interface KeptStore {
  /** Keeps it, and with it the letter that brings its link; false where its quote is not its owner's any more. */
  readonly save: (kept: Omit<KeptRow, 'opened_by'>, letter: OutboxRow) => Promise<boolean>;
  /**
   * Opens a link for a visitor, in one transaction, so that it is opened by one visitor alone: what it leads to, and
   * its quote is the visitor's from then on. The same visitor may open it again until `ends`, since a reply may be lost.
   * Undefined alike for a token that nobody has, one whose time is over, one that another visitor has opened, and one whose
   * quote has become a switch.
   */
  readonly open: (
    tokenHash: string,
    by: { readonly subject: string; readonly now: string; readonly ends: string },
  ) => Promise<KeptRow | undefined>;
}

/** What is kept in a migrated database. `isShared`: other processes write to it at the same time. */
export function keptStore(db: Kysely<Tables>, isShared: boolean): KeptStore {
  return {
    save: (kept, letter) =>
      db.transaction().execute(async (one) => {
        const { switch_id, owner } = kept;
        if (switch_id !== null && (await holdQuote(one, switch_id, isShared))?.owner !== owner) return false;
        await one
          .insertInto('kept')
          .values({ ...kept, opened_by: null })
          .execute();
        await one.insertInto('outbox').values(letter).execute();
        return true;
      }),
    open: (tokenHash, { subject, now, ends }) =>
      db.transaction().execute(async (one) => {
        const leads = await one
          .selectFrom('kept')
          .select('switch_id')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        // Held before anything is changed: who completes it comes before or after.
        if (typeof leads?.switch_id === 'number') await holdQuote(one, leads.switch_id, isShared);
        const row = await one
          .updateTable('kept')
          .set((is) => ({
            opened_by: subject,
            ends_at: is.case().when('opened_by', 'is', null).then(ends).else(is.ref('ends_at')).end(),
          }))
          .where('token_hash', '=', tokenHash)
          .where('ends_at', '>', now)
          .where((is) => is.or([is('opened_by', 'is', null), is('opened_by', '=', subject)]))
          .returning(columns)
          .executeTakeFirst();
        if (row === undefined) return row;
        // Its letter has come, and waits no more.
        await one.deleteFrom('outbox').where('id', '=', tokenHash).execute();
        if (row.switch_id === null) return row;
        const switched = await one
          .selectFrom('sign_ups')
          .select('key_hash')
          .where('completed_switch_id', '=', row.switch_id)
          .executeTakeFirst();
        if (switched !== undefined) return undefined;
        await one
          .updateTable('quotes')
          .set({ owner: subject, led_from: row.owner })
          .where('switch_id', '=', row.switch_id)
          .where('owner', '=', row.owner)
          .execute();
        return row;
      }),
  };
}
