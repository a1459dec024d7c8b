/** The state of a journey, and the only ways forward for it. Types only. */

import type { Json, LoadedVariant } from './types-definition.ts';

/** One entry of a lookup: a choice that the server gave. `data` is whatever else came with it. */
export interface LookupItem {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string;
  readonly data?: Json;
}

/** A list learnt from the server. */
export interface Lookup {
  readonly status: 'unknown' | 'pending' | 'ready' | 'failed';
  readonly items: readonly LookupItem[];
  /** Why it could not be had, in words for people: a field knows its list, and not what asked for it. */
  readonly why?: string;
}

export type Answers = Readonly<Record<string, Json>>;

/** Values by name. */
export type Values = Readonly<Record<string, Json>>;

/** The trade's sources by their names: what a condition may look at besides answers, lookups and facts. */
export type Sources = Readonly<Record<string, Values>>;

/** Which entry of a list is being filled in: one that is added, or the one in a place. */
export type Editing = 'new' | number;

/** Everything a condition may look at. `today` is `YYYY-MM-DD`: the engine has no clock. */
export interface Situation {
  readonly answers: Answers;
  readonly sources: Sources;
  readonly lookups: Readonly<Record<string, Lookup>>;
  /** Effects under way, by effect key (`fetch-prices`, or `fetch-prices.north` for a part). */
  readonly pending: Readonly<Record<string, EffectCall>>;
  /** The last failure of an effect, by effect key, until it runs again. */
  readonly failures: Readonly<Record<string, Failure>>;
  readonly today: string;
  /** By list, the entry that is being filled in. */
  readonly editing?: Readonly<Record<string, Editing>>;
}

/** The whole state of one journey: serialisable, replaced and never changed. */
export interface JourneyState extends Situation {
  /** Fields that were edited and left, or that a submit attempt reached: their errors show. */
  readonly touched: Readonly<Record<string, true>>;
  /** Steps that are open now, by step id. */
  readonly open: readonly string[];
}

/** Why an effect failed. `message` is a name in messages.json, or a sentence. */
export interface Failure {
  readonly message: string;
  readonly heading?: string;
  readonly status?: number;
}

/** An effect asked for. `for` is what the step that asks is for. */
export interface EffectCall {
  readonly effect: string;
  readonly for?: string;
  readonly with: Readonly<Record<string, Json>>;
}

/** What an effect brought back. `set` with undefined clears. Absent parts change nothing. */
export interface Outcome {
  readonly set?: Readonly<Record<string, Json | undefined>>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly sources?: Sources;
  /** The address to go to. */
  readonly go?: string;
  /** A variant to be laid over its card before anything else of the outcome is taken. */
  readonly variant?: LoadedVariant;
  readonly failure?: Failure;
}

/** The only ways forward for a JourneyState. */
export type Change =
  | { readonly kind: 'enter' }
  | { readonly kind: 'answer'; readonly field: string; readonly value: Json | undefined }
  | { readonly kind: 'touch'; readonly fields: readonly string[] }
  /** A field's button was pressed (`ui.action`): runs the effect if the field itself has no error, else touches it. */
  | { readonly kind: 'press'; readonly field: string }
  /** Takes an entry of a list into its card: a new one, or the one in a place. Does nothing while one is there. */
  | { readonly kind: 'add-entry'; readonly list: string }
  | { readonly kind: 'change-entry'; readonly list: string; readonly at: number }
  | { readonly kind: 'remove-entry'; readonly list: string; readonly at: number }
  /** Puts what was filled in into the list, where all of it is right; else its errors show. */
  | { readonly kind: 'save-entry'; readonly list: string }
  /** Leaves the list as it was. */
  | { readonly kind: 'cancel-entry'; readonly list: string }
  | { readonly kind: 'started'; readonly call: EffectCall }
  | { readonly kind: 'finished'; readonly call: EffectCall; readonly outcome: Outcome };

/** Who changed an answer: the record that shows that nothing else ever does. */
export interface AnswerChange {
  readonly field: string;
  readonly by: 'person' | 'preset' | 'consequence' | 'effect';
}

export interface Answered {
  readonly state: JourneyState;
  readonly effects: readonly EffectCall[];
  readonly changes: readonly AnswerChange[];
  /** Set when consequences did not settle in 20 rounds: the fields that kept changing. */
  readonly loop?: readonly string[];
}
