/** What the JSON files hold. Types only. */

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Tests on one value: `{ "reference": { "startsWith": "02" } }`. Several tests in one object must all hold. */
interface Tests {
  readonly startsWith?: string;
  readonly min?: number;
  readonly max?: number;
  readonly set?: boolean;
}

/** `{ "plan.payMethod": "Monthly", "ownerId": [8, 49] }`: every named value must match. */
interface Comparison {
  readonly [path: string]: Json | Tests;
}

/** The six forms of a condition, and `true` / `false`. A string is the name of a condition in conditions.json. */
export type Condition =
  | boolean
  | string
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison;

/** A value that a preset, a consequence or a fact gives: JSON as it stands, or copied from another place. */
export type Value = Json | { readonly from: string };

/**
 * What follows from a change or from opening a card, top to bottom and depth first: what follows from a `set` settles
 * before the next line is read. A field that a consequence writes counts as untouched again. Every `run` waits until
 * all `set` and `clear` have settled; a step that is not open runs nothing: its `onEnter` asks when it opens. `clear` takes answers, whole
 * sources and `lookup.NAME`. Conditions may read `step.for` (the part that a step is for, or the trade's word for the
 * whole) and a part of an answer that is an object (`address.postcode`).
 */
export type Consequence =
  | { readonly set: Readonly<Record<string, Value>>; readonly when?: Condition }
  | { readonly clear: readonly string[]; readonly when?: Condition }
  | { readonly run: string; readonly with?: Readonly<Record<string, Value>>; readonly when?: Condition };

/**
 * The constant JSON Schema of one field. `title` is the label; `errorMessage` gives the field's own words for a failed
 * keyword, and under `required` for a missing answer.
 */
export interface FieldSchema {
  readonly title?: string;
  readonly errorMessage?: string | Readonly<Record<string, string>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly [keyword: string]: Json | undefined;
}

/** An object schema without `required`: what is required is the card's `require`. */
interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

/** One choice of a field. `group` names the card's group that a chosen tab opens. */
export interface OptionDefinition {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string;
  readonly group?: string;
  /** Path of an id in the situation: the option then carries the mark of whose it is. */
  readonly mark?: string | readonly string[];
  readonly when?: Condition;
}

/** How a field looks: the widget, and the options that this widget declares in the vocabulary. */
export interface UiDefinition {
  readonly widget: string;
  readonly hint?: string;
  readonly tooltip?: string;
  readonly options?: readonly OptionDefinition[];
  readonly lookup?: string;
  readonly [option: string]: Json | readonly OptionDefinition[] | undefined;
}

/** `quiet` is plain text, `fact` a few words as a chip. */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'quiet' | 'fact';

/**
 * Words between the fields. `use` takes the notice of that name from notices.json. `picture` names a drawing; `more` is
 * said when somebody asks for it.
 */
export interface NoticeDefinition {
  readonly use?: string;
  readonly tone?: Tone;
  readonly heading?: string;
  readonly text?: string;
  readonly picture?: string;
  readonly more?: { readonly label: string; readonly text: string };
  readonly place?: string;
}

export type GroupLayout = 'stack' | 'row' | 'panel' | 'sentence' | 'list';

/** Items that belong together: fields, notices or groups by name. */
interface GroupDefinition {
  readonly items: readonly string[];
  readonly legend?: string;
  /**
   * `sentence` is a line that reads as one, its labels only heard; `list` a box with a line for each item, where an item
   * that is a group is one line.
   */
  readonly layout?: GroupLayout;
}

/** How a value stands to another: numbers by size, days by the calendar; `same` and `differs` any two. */
export type Relation = 'after' | 'before' | 'atLeast' | 'atMost' | 'same' | 'differs';

/**
 * A limit that depends on something: `must` is a JSON Schema (false never holds), `check` a named function, and `with`
 * what that function is given besides the value. A relation holds the value against another, once both are given.
 */
export interface RuleDefinition extends Readonly<Partial<Record<Relation, Value>>> {
  readonly field: string;
  readonly when?: Condition;
  readonly must?: FieldSchema | false;
  readonly check?: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly message?: string;
}

/**
 * A list whose entries are filled in by a card, one after the other. An entry holds the answers of that card that count,
 * by its own names, and `parts` that are worked out when it is saved. `atLeast` counts where the list is required. `line`
 * is how an entry is told: texts with `{entry.PART}`, of which one whose part an entry has not is left out.
 */
export interface EachDefinition {
  readonly card: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly line: readonly string[];
  readonly parts?: Readonly<Record<string, Value>>;
}

/** One card: a JSON Schema plus how it looks, when things show, what is required, what follows from a change. */
export interface CardDefinition {
  readonly $schema?: string;
  readonly card: string;
  readonly title: string;
  readonly order: readonly string[];
  readonly groups?: Readonly<Record<string, GroupDefinition>>;
  readonly schema: ObjectSchema;
  readonly each?: Readonly<Record<string, EachDefinition>>;
  readonly ui?: Readonly<Record<string, UiDefinition>>;
  readonly notices?: Readonly<Record<string, NoticeDefinition>>;
  readonly show?: Readonly<Record<string, Condition>>;
  /** When a field's answer counts although its question is hidden: it follows from others, and is sent with them. */
  readonly sent?: Readonly<Record<string, Condition>>;
  readonly require?: Readonly<Record<string, Condition>>;
  readonly rules?: readonly RuleDefinition[];
  readonly presets?: Readonly<Record<string, Value>>;
  readonly onEnter?: readonly Consequence[];
  readonly onChange?: Readonly<Record<string, readonly Consequence[]>>;
}

/** By what JSON knows those who may have a variant: a trade uses one of both. */
export type OwnerId = number | string;

/** One owner's difference from a card. Maps merge by name; `hide` is `show: false` and lifts the requirement. */
export interface VariantDefinition {
  readonly $schema?: string;
  readonly owners: readonly OwnerId[];
  readonly name: string;
  readonly card: string;
  readonly extends?: string;
  /** Numbers that hold for this owner alone, by the trade's names. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly show?: Readonly<Record<string, Condition>>;
  readonly hide?: readonly string[];
  readonly require?: Readonly<Record<string, Condition>>;
  readonly presets?: Readonly<Record<string, Value>>;
  readonly widget?: Readonly<Record<string, string>>;
  readonly text?: Readonly<Record<string, string>>;
  readonly title?: Readonly<Record<string, string>>;
  readonly notices?: Readonly<Record<string, NoticeDefinition | null>>;
  readonly place?: Readonly<Record<string, string>>;
}

/** An owner's variant as it was fetched: its file's name, and by file name those that it extends. */
export interface LoadedVariant {
  readonly name: string;
  readonly variant: VariantDefinition;
  readonly parents: Readonly<Record<string, VariantDefinition>>;
}

/**
 * A card's place in a journey. `for` uses one card for one part of the whole: its own fields get that prefix. `variant` is the path
 * of the owner id whose variant is laid over the card.
 */
export interface StepDefinition {
  readonly card: string;
  /** The panel that it stands in. */
  readonly panel?: string;
  readonly when?: Condition;
  readonly for?: string;
  readonly variant?: string;
}

/** What folds as one: its heading, and what its line tells; without a line it tells all answers. */
export interface PanelDefinition {
  readonly title: string;
  readonly line?: readonly string[];
}

/** One stage of a submit as people are told of it: its words, and the effects that belong to it. */
interface StageDefinition {
  readonly says: string;
  readonly run: readonly string[];
  readonly when?: Condition;
  /** Effects that fail by an answer, each with the field that mends it. */
  readonly mend?: Readonly<Record<string, string>>;
}

/**
 * For how many days a journey is kept so that people can come back to it. Its answers are, without those that `forget`
 * names; of personal ones and of whole sources only what `keep` names is, and that sealed. Names are those of the cards.
 */
interface ResumeDefinition {
  readonly days: number;
  readonly keep?: readonly string[];
  readonly forget?: readonly string[];
}

/**
 * A list of cards with conditions. `schema` declares answers that no card shows; `presets` are the defaults. What is
 * `later` is fetched when its page is first opened.
 */
export interface JourneyDefinition {
  readonly $schema?: string;
  readonly journey: string;
  readonly route?: string;
  readonly later?: boolean;
  readonly title: string;
  readonly reveal: 'one-at-a-time' | 'one-per-page' | 'all';
  /** An answered card stands as one line with a way to change it. Drawing alone. */
  readonly presentation?: 'fold';
  readonly resume?: ResumeDefinition;
  readonly schema?: ObjectSchema;
  readonly presets?: Readonly<Record<string, Value>>;
  readonly onEnter?: readonly Consequence[];
  readonly onChange?: Readonly<Record<string, readonly Consequence[]>>;
  /** What steps stand in together, by name. Drawing alone. */
  readonly panels?: Readonly<Record<string, PanelDefinition>>;
  readonly steps: readonly StepDefinition[];
  /** Quiet notices of its cards that stand beside the form instead, where the page has room there, by name. */
  readonly aside?: readonly string[];
  readonly submit: {
    readonly label: string;
    readonly run: readonly string[];
    readonly go?: string;
    /** What is told at the end of a journey that goes nowhere. */
    readonly done?: string;
    readonly invalid: string;
    /** Heading of the answers to check before the button. */
    readonly review?: string;
    readonly stages?: readonly StageDefinition[];
  };
}
