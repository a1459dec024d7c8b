/** What the files hold beside cards and journeys, and all of them together. Types only. */

import type {
  CardDefinition,
  Condition,
  JourneyDefinition,
  Json,
  NoticeDefinition,
  Value,
} from './types-definition.ts';

/** What a calculation takes: a number as it stands, or copied from another place. A text of plain digits is its number. */
export type Operand = number | { readonly from: string };

/** A day YYYY-MM-DD as it stands, or copied from another place. */
export type Day = string | { readonly from: string };

/**
 * How a fact is worked out. `count` and `total` name a list: their `when` reads a part of each entry as `entry.PART`.
 * `round` is how many places after the point are kept, half upwards away from nought; without it the result is exact.
 */
export type Calculation =
  | { readonly sum: readonly Operand[]; readonly round?: number }
  | { readonly product: readonly Operand[]; readonly round?: number }
  | { readonly difference: readonly Operand[]; readonly round?: number }
  | { readonly count: string; readonly when?: Condition }
  | { readonly total: string; readonly part: string; readonly when?: Condition; readonly round?: number }
  | {
      readonly date: Day;
      readonly plus: {
        readonly days?: Operand;
        readonly months?: Operand;
        readonly years?: Operand;
        /** Monday to Friday without bank holidays. */
        readonly workingDays?: Operand;
      };
    }
  | { readonly days: readonly Day[] };

/** The first entry whose condition holds gives the value. */
interface Choosing {
  readonly first: readonly { readonly when: Condition; readonly value: Value }[];
}

/**
 * How a fact stands in a text: `pounds` as £1,234.50, `date` as 5 December 2026, `months` as 2 years and 3 months; without
 * one, as it is.
 */
export type FactFormat = 'pounds' | 'whole-pounds' | 'date' | 'months';

/** A derived truth, chosen or worked out; `otherwise` where that gives nothing. `says` is for authors: pages are given none. */
export type FactDefinition = (Choosing | Calculation) & {
  readonly says?: string;
  readonly otherwise?: Value;
  readonly format?: FactFormat;
};

/** A named condition with the sentence that says it to authors: pages are given none. */
export interface NamedCondition {
  readonly says?: string;
  readonly when: Condition;
}

/** Compares one card's answers (by the card's own field names) with its constant schema. */
export type CompiledCheck = (answers: Readonly<Record<string, unknown>>) => readonly SchemaFailure[];

/** One failed keyword: which field, which keyword, its limit, and the schema's own message if it has one. */
export interface SchemaFailure {
  readonly field: string;
  readonly keyword: string;
  readonly limit?: Json;
  readonly message?: string;
}

/** Everything that JSON says, read and checked. `rules` holds the compiled `must` of a card, by the rule's index. */
export interface Definitions {
  readonly journeys: Readonly<Record<string, JourneyDefinition>>;
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly conditions: Readonly<Record<string, NamedCondition>>;
  readonly facts: Readonly<Record<string, FactDefinition>>;
  readonly messages: Readonly<Record<string, string>>;
  readonly notices: Readonly<Record<string, NoticeDefinition>>;
  /** Names by id, for the marks that options carry. */
  readonly marks: Readonly<Record<string, string>>;
  readonly validators: Readonly<Record<string, CompiledCard>>;
}

/** The compiled schema of a card, and the compiled `must` of each of its rules (undefined where there is none). */
export interface CompiledCard {
  readonly schema: CompiledCheck;
  readonly rules: readonly (CompiledCheck | undefined)[];
}
