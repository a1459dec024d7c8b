import type { Static } from '@sinclair/typebox';
import type { TrackRecord as TrackRecordSchema } from '../../energy/api/contract/session.ts';
import type { Counters } from './counters.ts';
import type { OffsetStore } from './offsets.ts';
import type { SealQuote } from './sealed.ts';
import type { SignUpStore } from './signUps.ts';

export type TrackRecord = Static<typeof TrackRecordSchema>;

/** A quote to save. `body` is what the browser sent, sealed; `uuid` the id of its results; `owner` the visitor who made it. */
export interface NewQuote {
  readonly uuid: string;
  readonly body: string;
  readonly owner: string;
}

/** A saved quote, under its number; `createdAt` is ISO 8601, UTC. */
export interface StoredQuote extends NewQuote {
  readonly switchId: number;
  readonly createdAt: string;
}

/** Everything that the service keeps. A call that has returned is on the disk. */
export interface Store {
  /** The key that signs tokens: made once, the same for every process of one database. */
  readonly signingKey: () => Promise<Buffer>;
  /** Saves a visitor's quote (`owner`, a token's subject) under a new switchId of 9 or 10 random digits. */
  readonly saveQuote: (quote: NewQuote) => Promise<StoredQuote>;
  /** The quote of a visitor; undefined alike for a number that nobody has and for another visitor's. */
  readonly findQuote: (switchId: number, owner: string | null) => Promise<StoredQuote | undefined>;
  /** Saves tracking records, but for those that are too long; the number saved. The oldest give way to them. */
  readonly saveTracking: (records: readonly TrackRecord[]) => Promise<number>;
  /** Tracking records of a visitor (`userTrackingId`), oldest first. */
  readonly findTracking: (userTrackingId: string) => Promise<readonly TrackRecord[]>;
  /** Counts calls for the limits: for this process, or for all that share the database. */
  readonly counters: Counters;
  readonly signUps: SignUpStore;
  readonly offsets: OffsetStore;
  /** Forgets everything about a quote and what became of it; the number of rows forgotten. */
  readonly eraseSwitch: (switchId: number) => Promise<number>;
  /**
   * Notes the id of the key that seals, the first of `keyIds`; false when the database was sealed with a key that is
   * not among them.
   */
  readonly holdDataKey: (keyIds: readonly string[]) => Promise<boolean>;
  /** Ids of the keys that any row is sealed with. */
  readonly keyIds: () => Promise<readonly string[]>;
  /** Seals the quotes that a version before left in clear; how many there were. */
  readonly sealQuotes: (seal: SealQuote) => Promise<number>;
  /** Forgets quotes, sign-ups, offsets and tracking from before a moment (ISO 8601); the number of rows forgotten. */
  readonly eraseBefore: (moment: string) => Promise<number>;
  /** Writes and reads every table; rejects with what `wordOf` (unavailable.ts) has a word for. */
  readonly check: () => Promise<void>;
  /** Connections to a database server, and calls that wait for one; undefined where there is no server. */
  readonly connections?: () => { readonly busy: number; readonly idle: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}
