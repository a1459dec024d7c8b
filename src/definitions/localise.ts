import type { Definitions } from '../engine/types.ts';

/** Texts by the keys of what they stand in; those of a list by their places in it. */
export type Texts = string | { readonly [key: string]: Texts };

type ByName = Readonly<Record<string, Texts>>;

/** One language's texts, each at the place of the text that it takes the place of. The build makes it of its files. */
export interface LocaleTexts {
  readonly journeys: ByName;
  readonly cards: ByName;
  readonly variants: ByName;
  readonly notices: ByName;
  /** By name; what a compiled check says itself goes by its sentence. */
  readonly messages: Readonly<Record<string, string>>;
  /** The texts of pages, by their file of words. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The journeys that are all in this language. */
  readonly complete: readonly string[];
}

type Parsed = ReturnType<typeof JSON.parse>;
type Worded = Pick<Definitions, 'journeys' | 'cards' | 'notices' | 'messages'>;

/**
 * The definitions in another language. Only texts change: whatever a language says of a place where there is no text is
 * left out, and what it does not say stays as it is. For a journey that the language has not all of nothing changes: a page speaks
 * one language, its errors too.
 */
export function localise<Some extends Worded>(definitions: Some, texts: LocaleTexts, journey?: string): Some {
  if (journey !== undefined && !texts.complete.includes(journey)) return definitions;
  return {
    ...definitions,
    journeys: withTexts(definitions.journeys, texts.journeys),
    cards: withTexts(definitions.cards, texts.cards),
    notices: withTexts(definitions.notices, texts.notices),
    messages: { ...definitions.messages, ...texts.messages },
  };
}

/** A value with each of its texts that there is another for; all that has none is the very same. */
export function withTexts<T>(value: T, texts: Texts | undefined): T {
  return laid(value, texts);
}

function laid(value: Parsed, texts: Texts | undefined): Parsed {
  if (texts === undefined) return value;
  if (typeof texts === 'string') return typeof value === 'string' ? texts : value;
  if (Array.isArray(value)) return value.map((item, place) => laid(item, texts[place]));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.keys(texts).filter((key) => Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(changed.map((key) => [key, laid(value[key], texts[key])])) };
}
