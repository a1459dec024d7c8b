/** The nouns of the engine: what the JSON files hold, and what the engine makes of them. Types only. */

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

// ---------------------------------------------------------------- conditions

/** Tests on one value: `{ "mpanNumber": { "startsWith": "02" } }`. Several tests in one object must all hold. */
export interface Tests {
  readonly startsWith?: string;
  readonly min?: number;
  readonly max?: number;
  readonly set?: boolean;
}

/** `{ "plan.payMethod": "PrePaymentMeter", "supplierId": [8, 49] }`: every named value must match. */
export interface Comparison {
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

// --------------------------------------------------------------- definitions

/** A value that a preset, a consequence or a fact gives: JSON as it stands, or copied from another place. */
export type Value = Json | { readonly from: string };

/**
 * What follows from a change or from opening a card, top to bottom and depth first: what follows from a `set` settles
 * before the next line is read. A field that a consequence changes counts as untouched again. Every `run` waits until
 * all `set` and `clear` have settled; a step that is not present runs nothing. `clear` takes answers, `meter` and
 * `lookup.NAME`. Conditions may read `step.for` (`gas`, `electricity` or `both`) and a part of an answer that is an
 * object (`tariff.isFixedFromEnergyStartDate`).
 */
export type Consequence =
  | { readonly set: Readonly<Record<string, Value>>; readonly when?: Condition }
  | { readonly clear: readonly string[]; readonly when?: Condition }
  | { readonly run: string; readonly with?: Readonly<Record<string, Value>>; readonly when?: Condition };

/** The constant JSON Schema of one field. `title` is the label. */
export interface FieldSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly [keyword: string]: Json | undefined;
}

/** An object schema without `required`: what is required is the card's `require`. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

/** One choice of a field. `group` names the card's group that a chosen tab opens. */
export interface OptionDefinition {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string;
  readonly group?: string;
  /** Path of a supplier id in the situation: the option then carries that supplier's mark. */
  readonly logo?: string | readonly string[];
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

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'quiet';

/** Words between the fields. `use` takes the notice of that name from notices.json. `picture` names a drawing. */
export interface NoticeDefinition {
  readonly use?: string;
  readonly tone?: Tone;
  readonly heading?: string;
  readonly text?: string;
  readonly picture?: string;
  readonly place?: string;
}

/** Items that belong together: fields, notices or groups by name. */
export interface GroupDefinition {
  readonly items: readonly string[];
  readonly legend?: string;
  readonly layout?: 'stack' | 'row' | 'panel';
}

/** A limit that depends on something: `must` is a JSON Schema (false never holds), `check` a named function. */
export interface RuleDefinition {
  readonly field: string;
  readonly when?: Condition;
  readonly must?: FieldSchema | false;
  readonly check?: string;
  readonly message?: string;
}

/** One card: a JSON Schema plus how it looks, when things show, what is required, what follows from a change. */
export interface CardDefinition {
  readonly $schema?: string;
  readonly card: string;
  readonly title: string;
  readonly order: readonly string[];
  readonly groups?: Readonly<Record<string, GroupDefinition>>;
  readonly schema: ObjectSchema;
  readonly ui?: Readonly<Record<string, UiDefinition>>;
  readonly notices?: Readonly<Record<string, NoticeDefinition>>;
  readonly show?: Readonly<Record<string, Condition>>;
  readonly require?: Readonly<Record<string, Condition>>;
  readonly rules?: readonly RuleDefinition[];
  readonly presets?: Readonly<Record<string, Value>>;
  readonly onEnter?: readonly Consequence[];
  readonly onChange?: Readonly<Record<string, readonly Consequence[]>>;
}

/** One supplier's difference from a card. Maps merge by name; `hide` is `show: false` and lifts the requirement. */
export interface VariantDefinition {
  readonly $schema?: string;
  readonly suppliers: readonly number[];
  readonly name: string;
  readonly card: string;
  readonly extends?: string;
  readonly show?: Readonly<Record<string, Condition>>;
  readonly hide?: readonly string[];
  readonly require?: Readonly<Record<string, Condition>>;
  readonly presets?: Readonly<Record<string, Value>>;
  readonly text?: Readonly<Record<string, string>>;
  readonly notices?: Readonly<Record<string, NoticeDefinition | null>>;
  readonly place?: Readonly<Record<string, string>>;
}

/** A card's place in a journey. `for` uses one card for one fuel: its own fields get that prefix. */
export interface StepDefinition {
  readonly card: string;
  readonly when?: Condition;
  readonly for?: string;
  readonly variant?: string;
}

/** A list of cards with conditions. `schema` declares answers that no card shows; `presets` are the defaults. */
export interface JourneyDefinition {
  readonly $schema?: string;
  readonly journey: string;
  readonly route?: string;
  readonly title: string;
  readonly reveal: 'one-at-a-time' | 'one-per-page' | 'all';
  readonly schema?: ObjectSchema;
  readonly presets?: Readonly<Record<string, Value>>;
  readonly onEnter?: readonly Consequence[];
  readonly onChange?: Readonly<Record<string, readonly Consequence[]>>;
  readonly steps: readonly StepDefinition[];
  readonly submit: {
    readonly label: string;
    readonly run: readonly string[];
    readonly go?: string;
    readonly invalid: string;
  };
}

/** A derived truth: the first entry whose condition holds gives the value. */
export interface FactDefinition {
  readonly says: string;
  readonly first: readonly { readonly when: Condition; readonly value: Value }[];
  readonly otherwise?: Value;
}

/** A named condition with the sentence that says it. */
export interface NamedCondition {
  readonly says: string;
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
  readonly validators: Readonly<Record<string, CompiledCard>>;
}

/** The compiled schema of a card, and the compiled `must` of each of its rules (undefined where there is none). */
export interface CompiledCard {
  readonly schema: CompiledCheck;
  readonly rules: readonly (CompiledCheck | undefined)[];
}

// ----------------------------------------------------------------- situation

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
}

export type Answers = Readonly<Record<string, Json>>;

/** The sources besides answers, lookups and facts that a condition may look at. */
export interface Sources {
  /** What the chosen address's meters say; empty when unknown. Names: MeterFacts in vocabulary/meter.ts. */
  readonly meter: Readonly<Record<string, Json>>;
  readonly plan: Readonly<Record<string, Json>>;
  readonly session: Readonly<Record<string, Json>>;
  readonly brand: Readonly<Record<string, Json>>;
  /** The chosen set of usage averages, kWh a year: `gas.low`, `electricityEconomy7.high`, and `source`, `validFrom`. */
  readonly averages: Readonly<Record<string, Json>>;
}

/** Everything a condition may look at. `today` is `YYYY-MM-DD`: the engine has no clock. */
export interface Situation {
  readonly answers: Answers;
  readonly sources: Sources;
  readonly lookups: Readonly<Record<string, Lookup>>;
  /** Effects under way, by effect key (`fetch-tariffs` or `fetch-tariffs.gas`). */
  readonly pending: Readonly<Record<string, EffectCall>>;
  /** The last failure of an effect, by effect key, until it runs again. */
  readonly failures: Readonly<Record<string, Failure>>;
  readonly today: string;
}

/** The whole state of one journey: serialisable, replaced and never changed. */
export interface JourneyState extends Situation {
  /** Fields that were edited and left, or that a submit attempt reached: their errors show. */
  readonly touched: Readonly<Record<string, true>>;
  /** Steps that are open now, by step id. */
  readonly open: readonly string[];
}

export interface Failure {
  readonly message: string;
  readonly heading?: string;
  readonly status?: number;
}

/** An effect asked for. `for` is the fuel of the step that asks. */
export interface EffectCall {
  readonly effect: string;
  readonly for?: string;
  readonly with: Readonly<Record<string, Json>>;
}

/** What an effect brought back. `set` with undefined clears. Absent parts change nothing. */
export interface Outcome {
  readonly set?: Readonly<Record<string, Json | undefined>>;
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly sources?: Partial<Sources>;
  readonly go?: string;
  readonly failure?: Failure;
}

/** The only ways forward for a JourneyState. */
export type Change =
  | { readonly kind: 'enter' }
  | { readonly kind: 'answer'; readonly field: string; readonly value: Json | undefined }
  | { readonly kind: 'touch'; readonly fields: readonly string[] }
  /** A field's button was pressed (`ui.action`): runs the effect if the field itself has no error, else touches it. */
  | { readonly kind: 'press'; readonly field: string }
  | { readonly kind: 'started'; readonly call: EffectCall }
  | { readonly kind: 'finished'; readonly call: EffectCall; readonly outcome: Outcome }
  | { readonly kind: 'brand'; readonly brand: Sources['brand'] };

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

// ------------------------------------------------------------------ resolved

export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

export interface ResolvedOption {
  readonly value: Json;
  readonly label: string;
  readonly hint?: string;
  readonly group?: string;
  /** Supplier ids whose marks the option carries. */
  readonly logos?: readonly number[];
}

export interface ResolvedField {
  readonly kind: 'field';
  /** The answer's name: with the fuel's prefix where the step has one. */
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
  /** Bounds that hold now, from the schema and the rules whose condition holds. */
  readonly min?: number;
  readonly max?: number;
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
}

export interface ResolvedGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly legend?: string;
  readonly layout: 'stack' | 'row' | 'panel';
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
