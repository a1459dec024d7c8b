import type { Sealer } from '../sealer.ts';
import type { TokenKeys } from '../token.ts';
import type { Counters } from './counters.ts';
import type { Upkeep } from './keeping.ts';
import type { OutboxStore } from './outbox.ts';
import type { SealedTexts } from './sealed.ts';

/** What the service itself asks of its database. A call that has returned is on the disk. */
export interface ServiceStore {
  /** The keys of tokens: made once, sealed, the same for every process of one database. */
  readonly tokenKeys: (sealer: Sealer) => Promise<TokenKeys>;
  /** Counts calls for the limits: for this process, or for all that share the database. */
  readonly counters: Counters;
  /** Letters that wait to be sent; for a trade whose migrations made their table. */
  readonly outbox: OutboxStore;
  /** The id of the key that the database was sealed with; undefined before the first start. */
  readonly sealedWith: () => Promise<string | undefined>;
  /**
   * Notes the id of the key that seals, the first of `keyIds`; gives the id of the one that the database was sealed with
   * when it is not among them.
   */
  readonly holdDataKey: (keyIds: readonly string[]) => Promise<string | undefined>;
  /** Which keys any text is sealed with, and which texts are damaged. */
  readonly sealedTexts: () => Promise<SealedTexts>;
  /** Writes, and reads every column of every table; rejects with what `wordOf` (unavailable.ts) has a word for. */
  readonly check: () => Promise<void>;
  /** Connections to a database server, and calls that wait for one; undefined where there is no server. */
  readonly connections?: () => { readonly busy: number; readonly idle: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}

/** Rejects where a database may not be used with what was given: asked of it as it was found, before it is brought up. */
export type Admit = (store: Pick<ServiceStore, 'sealedWith' | 'sealedTexts'>) => Promise<void>;

/** Everything that is kept: what the service needs, and what its trade keeps. */
export type Store<Kept> = ServiceStore & Upkeep & Kept;
