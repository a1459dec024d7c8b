import type { Hono } from 'hono';
import type { Contract, ServedCall } from './calls.ts';
import type { LimitRules } from './http/limits.ts';
import type { PageLimit } from './http/pageLimit.ts';
import type { Outbox } from './post/outbox.ts';
import type { Refused } from './refused.ts';
import type { Sealer } from './sealer.ts';
import type { PublicSettings } from './settings/readSettings.ts';
import type { TradeSettings } from './settings/schema.ts';
import type { Keeping } from './store/keeping.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './token.ts';

/** What a trade's part of a running service works with. */
interface Given<Kept> {
  readonly store: Store<Kept>;
  readonly tokens: Tokens;
  readonly sealer: Sealer;
  /** Where letters to people are put. */
  readonly outbox: Outbox;
  /** Whether letters go out by themselves; they wait for the operator where no mail server is given. */
  readonly sendsLetters: boolean;
  /** Our own origin as customers reach it; '' where nobody said, and addresses are paths. */
  readonly publicUrl: string;
  /** Origins of other hosts whose pages may call us. */
  readonly pages: readonly string[];
  readonly settings: () => PublicSettings;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Today in the United Kingdom, YYYY-MM-DD. */
  readonly today: () => string;
  /** The limit of pages that browsers open, by their name among the kinds of `limits`. */
  readonly pageLimit: (name: string) => PageLimit;
  /** Notes a fault that no caller is told of. */
  readonly onFault: (error: unknown, says: string) => void;
}

/** A trade's part of a running service. */
export interface Opened {
  readonly calls: readonly ServedCall[];
  /** Pages of its own, served beside the calls. */
  readonly pages: Hono;
  /** Says why a call is refused, in better words where there are some. */
  readonly reword: (name: string, refused: Refused, body: unknown) => Refused;
}

/** Makes figures for operators, by name and help. */
export interface FigureMakers {
  /** Gives what adds one. */
  readonly counter: (name: string, help: string) => () => void;
  /** What is asked for whenever somebody looks, the same of every process; left out while it cannot be told. */
  readonly gauge: (name: string, help: string, read: () => Promise<number>) => void;
}

/** What a trade knows when it says what pages are told. */
interface PageGiven {
  /** Pages call this very service, and no other. */
  readonly isOwn: boolean;
  /** Pages say what there is to try. */
  readonly isDemonstration: boolean;
}

/** What a trade brings to the service, which knows none itself. `Kept` is what its requests ask of the database. */
export interface ServiceTrade<Kept> {
  /** What traces call the service. */
  readonly name: string;
  readonly contract: Contract;
  /** What operators may say. */
  readonly settings: TradeSettings;
  readonly limits: LimitRules;
  /** Whether an address is asked by who has begun something: it is served for long after nobody else is. */
  readonly isUnderWay: (path: string) => boolean;
  readonly keeping: Keeping<Kept>;
  /** How many days everything is kept, and what was begun and never completed. */
  readonly days: { readonly kept: number; readonly unfinished: number };
  /** Adds the trade's own figures, and gives what counts them. */
  readonly figures: (kept: Kept, makers: FigureMakers) => Kept;
  /** What pages are told beside the settings. */
  readonly pageData: (given: PageGiven) => Readonly<Record<string, unknown>>;
  /** What the operator of a demonstration is told at the start. */
  readonly announcement: readonly string[];
  readonly serve: (given: Given<Kept>) => Opened;
}
