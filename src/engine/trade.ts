import type { Json } from './types.ts';

/** A named check of one value; `today` is YYYY-MM-DD, `given` what the rule's `with` says now. */
export type Check = (value: Json, today: string, given: Readonly<Record<string, Json>>) => boolean;

/** How the engine treats a source: what an effect brings replaces it, or is laid over what is there. */
export interface SourceWord {
  readonly merges?: boolean;
}

/** What the engine is told of a trade: every word that its JSON may say and the engine has to understand. */
export interface Trade {
  /** The first segment of paths that are no answers: `home` for `home.rooms`. */
  readonly sources: Readonly<Record<string, SourceWord>>;
  /** Checks that a rule may name. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Options of widgets that are texts for people: what a customer was shown is told by them. */
  readonly spoken: readonly string[];
  /** Lookups that each part has its own of: in a step `for: "first"`, `plans` is `firstPlans`. */
  readonly ownLookups: readonly string[];
  /** What `step.for` reads in a step without a `for`. */
  readonly whole: string;
  /** `{name}` in a text, and the path it is filled from; null for those that the engine fills itself. */
  readonly placeholders: Readonly<Record<string, string | null>>;
  /** How an answer of a format is told, by the format's name. */
  readonly told?: Readonly<Record<string, (answer: string) => string>>;
  /** Effects that keep their card waiting, and the message (a name in messages.json) that says so. */
  readonly waiting: Readonly<Record<string, string>>;
}
