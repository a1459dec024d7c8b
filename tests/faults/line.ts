import type { CallName, CallReply } from '../../src/energy/api/contract.ts';
import type { EffectName } from '../../src/energy/vocabulary/effects.ts';
import type { Json } from '../../src/engine/types.ts';

/** Visits to the first two pages that between them make every call of the quote journey. */
type QuoteVisit =
  | 'gas'
  | 'electricity'
  | 'consolidated'
  | 'distinct'
  | 'estimate'
  | 'vehicle'
  | 'vehicleByHand'
  | 'gbData';

/** Sign-ups that between them make every call of theirs; each is of both fuels, paid by direct debit. */
export type SignUpVisit = 'signUp' | 'moved' | 'findsMprn';

/** Visits to the carbon offset: up to the page of the payment, and back from there. */
export type CarbonVisit = 'offsets' | 'settles';

/** Every visit of these tests; `details` is one to the page of a tariff, up to Switch Now. */
export type Visit = QuoteVisit | SignUpVisit | CarbonVisit | 'details';

/** One call of a visit: a good reply, a visit that makes it, and what a failure of it says and leaves. */
export interface Line<N extends CallName> {
  readonly reply: CallReply<N>;
  readonly visit: Visit;
  readonly effect: EffectName;
  /** What the page says when the call failed, besides what it said; undefined where nobody is to be disturbed. */
  readonly says: RegExp | undefined;
  /** The alert of a stage, to the letter (S8.01). */
  readonly alert?: string;
  /** What stands above that alert in place of the server's own sentence where it refused what was sent (400). */
  readonly refused?: string;
  /** Statuses of a refusal that is told where it is mended, and not above the alert. */
  readonly mended?: readonly string[];
  /** Whether the server's own sentence is shown. */
  readonly saysServers?: true;
  /** What it says in place of all that when what was asked about is gone (404). */
  readonly gone?: RegExp;
  /** Answers as a failure leaves them. */
  readonly leaves?: Readonly<Record<string, Json>>;
  /** Where a failure leads, unless it leads to the error page. */
  readonly leadsTo?: string;
}

/** A call that the first pages never make. */
export type Elsewhere = 'not of the quote journey';

/** A call with one of its lines. */
export type Row = readonly [CallName, Line<CallName>];
