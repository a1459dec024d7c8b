import type { Kysely, Selectable } from 'kysely';
import type { OutboxRow } from '../../../service/store/outbox.ts';
import type { Tables } from './tables.ts';

/** The link to a switch's progress as it is kept: `token` is sealed, moments are ISO 8601, UTC. */
export type ProgressLink = Selectable<Tables['progress_links']>;

/** A token of a link: its hash, and the token itself sealed. */
type Token = Pick<ProgressLink, 'token_hash' | 'token'>;

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'switch_id',
  'token_hash',
  'token',
  'created_at',
  'ends_at',
] as const satisfies readonly (keyof ProgressLink)[];

/** Links to the progress of switches, at most one for each. */
export interface ProgressStore {
  /** A switch's link, ended or not. */
  readonly of: (switchId: number) => Promise<ProgressLink | undefined>;
  /** Makes a switch's first link, and with it the letter that brings it; false where there is one already, or no switch any more. */
  readonly begin: (link: ProgressLink, letter: OutboxRow | undefined) => Promise<boolean>;
  /** Gives a link that was ended another token; false where it is open. */
  readonly renew: (switchId: number, token: Token) => Promise<boolean>;
  /** The link of a token, while it is open; its letter has come, and waits no more. */
  readonly open: (tokenHash: string, now: string) => Promise<ProgressLink | undefined>;
  /** Ends the link of a token, with its letter; false where there is none. */
  readonly end: (tokenHash: string) => Promise<boolean>;
}

/** The links of a migrated database. `isShared`: other processes write to it at the same time. */
export function progressStore(db: Kysely<Tables>, isShared: boolean): ProgressStore {
  return {
    of: (switchId) =>
      db.selectFrom('progress_links').select(columns).where('switch_id', '=', switchId).executeTakeFirst(),
    begin: (link, letter) =>
      db.transaction().execute(async (one) => {
        // Held until the link is made: who erases the switch comes before or after.
        const made = await one
          .selectFrom('sign_ups')
          .select('key_hash')
          .where('completed_switch_id', '=', link.switch_id)
          .$if(isShared, (held) => held.forUpdate())
          .executeTakeFirst();
        if (made === undefined) return false;
        const begun = await one
          .insertInto('progress_links')
          .values(link)
          .onConflict((already) => already.column('switch_id').doNothing())
          .returning('switch_id')
          .executeTakeFirst();
        if (begun && letter) await one.insertInto('outbox').values(letter).execute();
        return begun !== undefined;
      }),
    async renew(switchId, token) {
      const renewed = await db
        .updateTable('progress_links')
        .set(token)
        .where('switch_id', '=', switchId)
        .where('token_hash', 'is', null)
        .returning('switch_id')
        .executeTakeFirst();
      return renewed !== undefined;
    },
    async open(tokenHash, now) {
      const link = await db
        .selectFrom('progress_links')
        .select(columns)
        .where('token_hash', '=', tokenHash)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      if (link) await db.deleteFrom('outbox').where('id', '=', tokenHash).execute();
      return link;
    },
    end: (tokenHash) =>
      db.transaction().execute(async (one) => {
        const ended = await one
          .updateTable('progress_links')
          .set({ token_hash: null, token: null })
          .where('token_hash', '=', tokenHash)
          .returning('switch_id')
          .executeTakeFirst();
        await one.deleteFrom('outbox').where('id', '=', tokenHash).execute();
        return ended !== undefined;
      }),
  };
}
