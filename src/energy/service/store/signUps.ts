import type { Kysely, Selectable } from 'kysely';
import { isColumnInteger } from '../../../service/store/isColumnInteger.ts';
import { holdingQuote } from './holdQuote.ts';
import type { Tables } from './tables.ts';

/** The parts of a sign-up that people fill in, each saved by a call of its own. */
export type Section = 'personal' | 'address' | 'terms' | 'bank';

/** A sign-up as it is kept. Sections, bank check and answer are sealed texts; moments are ISO 8601, UTC. */
export type SignUp = Selectable<Tables['sign_ups']>;

/** What is known of a sign-up when it begins. */
type NewSignUp = Pick<SignUp, 'key_hash' | 'switch_id' | 'subject' | 'plan' | 'created_at'>;

/** What becomes of a sign-up when it is completed: the bank details and the birth date are not among it. */
export type Completion = Pick<
  SignUp,
  'completed_at' | 'handed_off_at' | 'attempt' | 'answer' | 'uuid' | 'customer_id' | 'gas_kwh' | 'personal'
>;

/** By name, so that a database that lacks one is told as one. */
const columns = [
  'key_hash',
  'switch_id',
  'subject',
  'plan',
  'revision',
  'personal',
  'address',
  'terms',
  'bank',
  'bank_verified',
  'created_at',
  'completed_at',
  'completed_switch_id',
  'attempt',
  'answer',
  'uuid',
  'customer_id',
  'gas_kwh',
  'handed_off_at',
  'shown',
] as const satisfies readonly (keyof SignUp)[];

/** Sign-ups, by the hash of their switchKey. */
export interface SignUpStore {
  /** Begins one of a quote; false where that is not the visitor's any more, or was completed. */
  readonly start: (signUp: NewSignUp) => Promise<boolean>;
  readonly find: (keyHash: string) => Promise<SignUp | undefined>;
  /** Saves sections of a sign-up that is not completed; false when there is none. */
  readonly save: (
    keyHash: string,
    sections: Partial<Pick<SignUp, Section | 'bank_verified' | 'shown'>>,
  ) => Promise<boolean>;
  /** Completes a sign-up once. False when it, or its quote's visitor, changed since; rejects when another key completed the quote. */
  readonly complete: (signUp: SignUp, completion: Completion) => Promise<boolean>;
  /**
   * Makes a completed sign-up that was read as safe as one that was just saved, which is when it may be told: others may
   * read a row of PostgreSQL that its standby has not got yet. False when it is not there as it was read: the standby
   * took over meanwhile.
   */
  readonly confirm: (signUp: SignUp) => Promise<boolean>;
  /** The completed switch of a quote, of a results uuid or of a carbon customer. */
  readonly findCompleted: (
    by: 'completed_switch_id' | 'uuid' | 'customer_id',
    value: string | number,
  ) => Promise<SignUp | undefined>;
  /** How many sign-ups were begun since a moment (ISO 8601) and are not completed. */
  readonly countOpen: (since: string) => Promise<number>;
}

/** The sign-ups of a migrated database. `isShared`: other processes may read what is not with a standby yet. */
export function signUpStore(db: Kysely<Tables>, isShared: boolean): SignUpStore {
  return {
    async start({ key_hash, switch_id, subject, plan, created_at }) {
      const started = await holdingQuote(db, switch_id, isShared, (one) =>
        one
          .insertInto('sign_ups')
          .columns(['key_hash', 'plan', 'created_at', 'revision', 'switch_id', 'subject'])
          .expression((is) =>
            is
              .selectFrom('quotes')
              .select([
                is.val(key_hash).as('key_hash'),
                is.val(plan).as('plan'),
                is.val(created_at).as('created_at'),
                is.lit(0).as('revision'),
                'switch_id',
                'owner',
              ])
              .where('switch_id', '=', switch_id)
              .where('owner', '=', subject)
              .where(
                is.not(
                  is.exists(
                    is.selectFrom('sign_ups').select('key_hash').where('completed_switch_id', '=', switch_id),
                  ),
                ),
              ),
          )
          .returning('key_hash')
          .executeTakeFirst(),
      );
      return started !== undefined;
    },
    find: (keyHash) =>
      db.selectFrom('sign_ups').select(columns).where('key_hash', '=', keyHash).executeTakeFirst(),
    async save(keyHash, sections) {
      const saved = await db
        .updateTable('sign_ups')
        .set((is) => ({ ...sections, revision: is('revision', '+', 1) }))
        .where('key_hash', '=', keyHash)
        .where('completed_at', 'is', null)
        .returning('key_hash')
        .executeTakeFirst();
      return saved !== undefined;
    },
    async complete({ key_hash, switch_id, subject, revision }, completion) {
      const completed = await holdingQuote(db, switch_id, isShared, (one) =>
        one
          .updateTable('sign_ups')
          .set({ ...completion, completed_switch_id: switch_id, bank: null, bank_verified: null })
          .where('key_hash', '=', key_hash)
          .where('revision', '=', revision)
          .where('completed_at', 'is', null)
          .where((is) =>
            is.exists(
              is
                .selectFrom('quotes')
                .select('owner')
                .where('switch_id', '=', switch_id)
                .where('owner', '=', subject),
            ),
          )
          .returning('key_hash')
          .executeTakeFirst(),
      );
      return completed !== undefined;
    },
    async confirm({ key_hash, uuid }) {
      // What the embedded database lets anybody read is on the disk.
      if (!isShared) return true;
      // A commit is answered once all before it is with the standby, and only one that writes is waited for.
      const confirmed = await db
        .updateTable('sign_ups')
        .set((is) => ({ revision: is.ref('revision') }))
        .where('key_hash', '=', key_hash)
        .where('uuid', '=', uuid)
        .returning('key_hash')
        .executeTakeFirst();
      return confirmed !== undefined;
    },
    async findCompleted(by, value) {
      if (typeof value === 'number' && !isColumnInteger(value)) return undefined;
      return db
        .selectFrom('sign_ups')
        .select(columns)
        .where(by, '=', value)
        .where('completed_at', 'is not', null)
        .executeTakeFirst();
    },
    async countOpen(since) {
      const { open } = await db
        .selectFrom('sign_ups')
        .select(({ fn }) => fn.countAll().as('open'))
        .where('created_at', '>=', since)
        .where('completed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(open);
    },
  };
}
