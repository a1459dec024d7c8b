import type { AskedWords } from './saying.ts';
import type { Trade } from './trade.ts';
import type { Condition, Json, OwnerId } from './types.ts';

type Documented = { readonly doc: string };

/** What a check word says of itself. `with` lists what a rule gives it besides the value. */
export interface CheckWord extends Documented {
  readonly with: Readonly<Record<string, 'string' | 'number'>>;
  /** What of these it cannot do without. */
  readonly must?: readonly string[];
  /** Options of widgets that say the same number as one of these: the widget shows what the check judges. */
  readonly same?: Readonly<Record<string, string>>;
  /** Options of widgets by which they offer what the check admits: with another word they offer what it refuses. */
  readonly offers?: Readonly<Record<string, string>>;
}

/** What the pages need of an effect. `with` lists the arguments that JSON may give. */
export interface EffectWord {
  /** Argument names and kinds; `'*'` admits any name (tracking actions). */
  readonly with: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'any'>>;
  /** While it runs, the card that asked for it is not valid, for this reason (a name in messages.json). */
  readonly waiting?: string;
  /** What is said when it fails: a name in messages.json. */
  readonly fails?: string;
}

/** What authors and the checker are told of an effect. */
export interface EffectNote extends Documented {
  /** What it replaces when it is done: answers, `lookup.NAME` (`lookup`: every list), whole sources by name. */
  readonly writes?: readonly string[];
  /** Answers that it gives only while they have none. */
  readonly fills?: readonly string[];
  /** Where it is done, it leads people on to another page by itself. */
  readonly leads?: true;
}

/** An answer that an effect sends, if it counts at that moment (live-answers.ts). */
export interface SentAnswer {
  /** When the service has a use for it; always, if nothing is said. */
  readonly when?: Condition;
  /** Without it nothing is sent, or the service refuses it. */
  readonly must?: true;
  /** What the service takes it to be where it is not sent. */
  readonly else?: Json;
  /** The JSON Schema of what the service takes: `const` in `anyOf`, and limits. */
  readonly takes?: object | undefined;
}

/** What an effect takes: the proof asks whether it is given. */
export interface EffectInput {
  /** Paths that must hold a value, else it does not run (Q4.32); `needsOwn`: the same for the step's own fields. */
  readonly needs?: readonly string[];
  readonly needsOwn?: readonly string[];
  /** Effects that are done before it, where a submit runs both: it takes what the service has of them. */
  readonly after?: readonly string[];
  /** When it sends anything; always, if nothing is said. */
  readonly when?: Condition;
  readonly sends?: Readonly<Record<string, SentAnswer>>;
}

/** What a list says of itself: `drawn`, where a page of the trade's own reads it and JSON need not. */
interface LookupWord extends Documented {
  readonly drawn?: true;
}

/** What a format of a trade says of itself: the texts that it takes, as a regular expression. */
export interface FormatWord extends Documented {
  readonly pattern: string;
}

/** Kinds of widget options: `text` is filled and shown, `value` may be `{ "from": path }`. */
export type OptionKind = 'text' | 'value' | 'word' | 'number' | 'boolean' | 'numbers' | 'effect' | 'journey';

/** The types of JSON that an answer may have. */
type AnswerType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** What a widget word says of itself. `words` closes an option to a list. */
export interface WidgetWord extends Documented {
  /** How a question is answered by it, as staff choose that for a new one: `with yes or no`. Left out where it needs more than words and choices. */
  readonly asked?: string;
  /** The types of what it answers, none where it answers nothing. Left out: the value of what is chosen. */
  readonly gives?: readonly AnswerType[];
  /** The same where an option has one of these words: `mode` of the text field. */
  readonly givesBy?: Words<Words<readonly AnswerType[]>>;
  /** What may be typed where an option has one of these words, as a pattern. */
  readonly takesBy?: Words<Words<string>>;
  /** The only answers that it gives, beside none. */
  readonly values?: readonly Json[];
  /** Where its choices come from: declared `options`, a `lookup`, or none; `entries` where it draws a list of them. */
  readonly choices: 'options' | 'lookup' | 'none' | 'entries';
  readonly options: Readonly<Record<string, OptionKind | readonly string[]>>;
  /** The most that the numbers of an option may be. */
  readonly most?: Words<number>;
}

type Words<T> = Readonly<Record<string, T>>;

/**
 * Those who may have a variant of a card, by the trade's noun for one and for many: small single words. They stand in
 * sentences for authors, and files and keys are called by them (definitions/layout.ts).
 */
export interface OwnerWords {
  readonly one: string;
  readonly many: string;
  /** What JSON knows each by: whole numbers, or texts. */
  readonly ids: 'number' | 'text';
  /** What the usage of commands shows: the id of one that is there, the id and the name of one to be added. */
  readonly example: { readonly known: OwnerId; readonly id: OwnerId; readonly name: string };
  /** Whole numbers from 1 that one may have of its own, by name, and what each is: a variant gives them under `figures`. */
  readonly figures?: Words<{ readonly doc: string; readonly most: number }>;
  /** What the product does with one that was added: `shows it …`. */
  readonly shown: string;
}

/** What a set of a table holds under a name. `orNull`: null says that there is none. */
export type TableValue = { readonly doc?: string } & (
  | { readonly kind: 'text' | 'number'; readonly orNull?: true }
  /** `ascending`: each number is more than the one before. */
  | { readonly kind: 'values'; readonly of: Words<TableValue>; readonly ascending?: true }
);

/**
 * A table `schemas/NAME.json` of named `sets` that hold the same. The operator's setting NAME says which one holds, and
 * JSON reads it as the source NAME.
 */
export interface TableWord extends Documented {
  readonly holds: Words<TableValue>;
  /** The names of the first and the last day on which a set holds: the sets follow each other without a gap. */
  readonly period?: readonly [from: string, to: string];
}

/** A trade with all that its words say of themselves: what authors' tools, which check and explain JSON, are given. */
export interface TradeWords extends Trade {
  readonly words: {
    readonly checks: Words<CheckWord>;
    readonly effects: Words<EffectWord>;
    readonly notes: Words<EffectNote>;
    readonly inputs: Words<EffectInput>;
    readonly formats: Words<FormatWord>;
    readonly lookups: Words<LookupWord>;
    readonly widgets: Words<WidgetWord>;
    readonly pictures: Words<Documented>;
    /** The texts that pages ask for, by their file of words. */
    readonly pages: Words<AskedWords>;
    /** The addresses of pages that are no journey's, by their names in pages.json: `/error/:status`. */
    readonly routes: Words<string>;
    readonly owners: OwnerWords;
    readonly tables: Words<TableWord>;
    /** What each source may hold, and what that is; a source that is not here takes its names from the JSON. */
    readonly sources: Words<Words<string>>;
    /** Sources that may hold something before a journey begins; the others come with an effect. */
    readonly early: readonly string[];
    /** Words of `brand.` that are yes or no; the others are texts. */
    readonly flags: readonly string[];
    /** What words of `brand.` look like that are no text as people write it. */
    readonly forms: Words<FormatWord>;
    /** Paths that tell who somebody is, beside the answers whose schema says so; a source stands for all that it holds. */
    readonly personal: readonly string[];
  };
}

const none: TradeWords['words'] = {
  checks: {},
  effects: {},
  notes: {},
  inputs: {},
  formats: {},
  lookups: {},
  widgets: {},
  pictures: {},
  pages: {},
  routes: {},
  owners: {
    one: 'owner',
    many: 'owners',
    ids: 'text',
    example: { known: 'one', id: 'two', name: 'Two' },
    shown: 'shows it',
  },
  tables: {},
  sources: {},
  early: [],
  flags: [],
  forms: {},
  personal: [],
};

/** The formats of a trade as ajv takes them, here and in rjsf's validator (`customFormats`). */
export function formatsOf({ words }: TradeWords): Readonly<Record<string, RegExp>> {
  const patterns = Object.entries(words.formats).map(([name, { pattern }]) => [
    name,
    new RegExp(pattern, 'u'),
  ]);
  return Object.fromEntries(patterns);
}

/** What the words of a trade say of themselves; nothing, where only the engine's part of it was given. */
export function wordsOf(trade: Trade | TradeWords): TradeWords['words'] {
  return 'words' in trade ? trade.words : none;
}
