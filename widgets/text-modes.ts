import type { WidgetWord } from '../src/engine/trade-words.ts';

/** The input modes of a text field (Q5.02). */
export const textModes = [
  'text',
  'number',
  'number-non-zero',
  'decimal',
  'one-decimal',
  'nospace',
  'lowercase',
  'alpha-numeric',
  'alpha-space',
  'digits',
  'phone',
] as const;

/** One of them. */
export type TextMode = (typeof textModes)[number];

/** What a text field gives in each mode: in four of them a complete number is one. */
export const givenByMode = {
  text: ['string'],
  number: ['number'],
  'number-non-zero': ['number'],
  decimal: ['number'],
  'one-decimal': ['number'],
  nospace: ['string'],
  lowercase: ['string'],
  'alpha-numeric': ['string'],
  'alpha-space': ['string'],
  digits: ['string'],
  phone: ['string'],
} as const satisfies Record<TextMode, WidgetWord['gives']>;

/** What may be typed in a mode that lets few signs through, as patterns. */
export const typedByMode = {
  number: '^\\d*$',
  'alpha-numeric': '^[\\p{L}\\p{M}\\d]*$',
  'alpha-space': "^[\\p{L}\\p{M}\\s'’-]*$",
  digits: '^-?[\\d.]*$',
  phone: '^[\\d+]*$',
} as const satisfies Partial<Record<TextMode, string>>;
