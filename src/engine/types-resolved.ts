/** What the view needs of a journey, nothing left to decide. Types only. */

import type { GroupLayout, Json, Tone } from './types-definition.ts';
import type { Editing, Lookup } from './types-situation.ts';

export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** Somebody whose mark is shown, as an owner. */
export interface Mark {
  readonly id: string | number;
  readonly name?: string;
}

export interface ResolvedOption {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string;
  readonly group?: string;
  /** Those whose marks the option carries; one that the definitions do not name has no name. */
  readonly marks?: readonly Mark[];
}

/** A list of entries: how each is told, how many there may be, and which one is being filled in. */
export interface ResolvedList {
  /** The journey that fills an entry in, by its name in the model's `nested`. */
  readonly entry: string;
  readonly lines: readonly string[];
  readonly atLeast: number;
  readonly atMost?: number;
  readonly editing?: Editing;
}

export interface ResolvedField {
  readonly kind: 'field';
  /** The answer's name: with the part's prefix where the step has one. */
  readonly name: string;
  readonly widget: string;
  readonly label: string;
  readonly hint?: string;
  readonly tooltip?: string;
  readonly required: boolean;
  /** Present choices: the declared options whose condition holds, or the lookup's items. */
  readonly options?: readonly ResolvedOption[];
  /** State of the lookup that feeds the options. */
  readonly lookup?: Lookup['status'];
  /** Why that list could not be had, in words for people. */
  readonly why?: string | undefined;
  /** Bounds that hold now, from the schema and the rules whose condition holds. */
  readonly min?: number;
  readonly max?: number;
  /** The most characters that its schema admits. */
  readonly longest?: number;
  /** The entries, where the field is a list of them. */
  readonly list?: ResolvedList;
  /** The other options of the widget, as the card gives them, texts filled. */
  readonly ui: Readonly<Record<string, Json>>;
}

export interface ResolvedNotice {
  readonly kind: 'notice';
  readonly name: string;
  readonly tone: Tone;
  readonly heading?: string;
  readonly text?: string;
  readonly picture?: string;
  readonly more?: { readonly label: string; readonly text: string };
}

export interface ResolvedGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly legend?: string;
  readonly layout: GroupLayout;
  readonly items: readonly ResolvedItem[];
}

export type ResolvedItem = ResolvedField | ResolvedNotice | ResolvedGroup;

/** What the view needs of a card, nothing left to decide. */
export interface ResolvedCard {
  readonly id: string;
  readonly card: string;
  readonly for?: string;
  readonly title: string;
  readonly items: readonly ResolvedItem[];
  /** Groups that a chosen tab opens, resolved, by name: not part of `items`. */
  readonly panels: Readonly<Record<string, ResolvedGroup>>;
  /** All shown fields in display order, those of the open tab included. */
  readonly fields: readonly ResolvedField[];
  /** What is wrong or missing in the shown fields, in display order; touched or not. */
  readonly errors: readonly FieldError[];
  /** Why the card waits for the server, or undefined. A waiting card is not valid. */
  readonly waiting?: string;
  readonly valid: boolean;
}

/** One step: `present` by its condition, `open` when present and revealed. */
export interface ResolvedStep {
  readonly id: string;
  readonly present: boolean;
  readonly open: boolean;
  readonly card: ResolvedCard;
}
