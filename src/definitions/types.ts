import type { BrandPage } from '../brand/pages.ts';
import type { Tokens } from '../brand/tokens.ts';
import type { Condition, Definitions, Json, LookupItem, Value, VariantDefinition } from '../engine/types.ts';

/** One JSON file as it stands on disk: path relative to the project, with `/`, and its whole text. */
export interface DefinitionFile {
  readonly file: string;
  readonly text: string;
  /** Bytes of the files of letters and of their licences beside a brand's file, by name; left out for other kinds and where nobody looked. */
  readonly beside?: Readonly<Record<string, number>>;
}

/** A set of a table as its file has it: values, some of them by name. */
export type TableSet = Readonly<Record<string, Json>>;

/** One operator's look and words: the trade's words of a brand, pages of its own by name, and the design tokens (CSS custom properties). */
export interface BrandDefinition {
  readonly $schema?: string;
  readonly brand: string;
  readonly name?: string;
  readonly pages?: Readonly<Record<string, BrandPage>>;
  readonly tokens?: Tokens;
  readonly [word: string]: Json | undefined;
}

/** Operator settings: which brand holds, which set of each table, and words that replace the brand's. */
export interface SettingsDefinition {
  readonly $schema?: string;
  readonly brand?: string;
  /** Owner id → the variant that it has, by its file's name. */
  readonly ownerVariants?: Readonly<Record<string, string>>;
  readonly [word: string]: Json | undefined;
}

/** What is recorded when a page opens (Q7.01): properties, and those whose value is a part of the page's address. */
export interface PageDefinition {
  readonly track: Readonly<Record<string, Value>>;
  readonly address?: Readonly<Record<string, string>>;
}

/** One value of a dimension: what people call it, and what the sources then hold, by path (`plan.payMethod`). */
interface ContextValue {
  readonly says: string;
  readonly set: Readonly<Record<string, Json>>;
}

/** The situations in which owners' wording is looked at (contexts.json): every owner in every combination. */
export interface ContextsDefinition {
  /** The day of all of them, YYYY-MM-DD. */
  readonly today: string;
  /** What sources hold everywhere, by path. */
  readonly base: Readonly<Record<string, Json>>;
  /** The paths at which the owner's name and, if it is read, its variant's file name stand; its id stands where the step says. */
  readonly owner: { readonly name: string; readonly variant?: string };
  readonly dimensions: Readonly<
    Record<string, { readonly says: string; readonly values: Readonly<Record<string, ContextValue>> }>
  >;
  /** Homes by what the server knows of them: a journey that reads it is proved for each. The matrix has none. */
  readonly homes?: Readonly<Record<string, ContextValue>>;
  /** Answers that are right, by field, in the order of asking; and the items of lists, by lookup. */
  readonly samples: {
    readonly answers: Readonly<Record<string, Json>>;
    readonly lists: Readonly<Record<string, readonly LookupItem[]>>;
  };
}

/**
 * What the law or the specification asks of every customer's journey (obligations.json), or what somebody chose and
 * accepted (choices.json); proved over every variant and situation. Items and fields are named as the journey's steps name them.
 */
export interface ObligationDefinition {
  readonly says: string;
  /** Where it is written: a requirement's id. */
  readonly source: string;
  readonly journey: string;
  /** Only these owners: ids, or a variant's file name where it names none. Without a variant, the default counts. */
  readonly owners?: readonly (number | string)[];
  /** Every owner but these. */
  readonly except?: readonly (number | string)[];
  readonly when?: Condition;
  /** Steps that are asked, and that are not, by id. */
  readonly asks?: readonly string[];
  readonly skips?: readonly string[];
  /** Items that are shown, and that are not. */
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  /** Fields that are shown and required. */
  readonly requires?: readonly string[];
  /** Fields that are shown, and must be true before the journey goes on. */
  readonly agrees?: readonly string[];
  /** Fields that hold the journey back, whatever is answered. */
  readonly blocks?: readonly string[];
  /** Answers that are right, or wrong. */
  readonly accepts?: Readonly<Record<string, readonly Json[]>>;
  readonly refuses?: Readonly<Record<string, readonly Json[]>>;
  /** Values that an answer never has unless a person gives them. */
  readonly neverGives?: Readonly<Record<string, readonly Json[]>>;
  /** Values that an answer has before a person gives one. */
  readonly presets?: Readonly<Record<string, Json>>;
  /** Steps that come in this order, by id. */
  readonly inOrder?: readonly string[];
  /** Items of which no two are shown at once. */
  readonly neverTogether?: readonly string[];
  /** What somebody answers, or what comes of a source, by path: all that follows is told of what comes after it. */
  readonly after?: Readonly<Record<string, Json>>;
  /** What is forgotten then, and what stands as it stood, by path. */
  readonly empties?: readonly string[];
  readonly keeps?: readonly string[];
  /** Values that answers then have. */
  readonly gives?: Readonly<Record<string, Value>>;
  /** Effects that are then asked for; where nothing comes before, what the submit runs, in this order. */
  readonly runs?: readonly string[];
  /** The address to which the submit leads. */
  readonly leadsTo?: string;
  /** What facts are in the one situation that `when` gives, by path. */
  readonly worksOut?: Readonly<Record<string, Json>>;
  /** Of a choice, the changes of it that somebody accepted; the law has none, and cannot be accepted away. */
  readonly accepted?: readonly string[];
}

/** Every definition file's content, by kind and name; nothing compiled yet. Variants go by file name. */
export interface DefinitionData extends Omit<Definitions, 'marks' | 'validators'> {
  readonly owners: Definitions['marks'];
  readonly pages: Readonly<Record<string, PageDefinition>>;
  /** The sets of each of the trade's tables, by name. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, TableSet>>>>;
  readonly brands: Readonly<Record<string, BrandDefinition>>;
  readonly settings: SettingsDefinition;
  /** For authors alone, as are the obligations: no page is given them. */
  readonly contexts?: ContextsDefinition;
  readonly obligations?: Readonly<Record<string, ObligationDefinition>>;
  readonly variants: Readonly<Record<string, VariantDefinition>>;
}
