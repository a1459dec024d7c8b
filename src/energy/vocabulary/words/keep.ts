import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of the pages that save a quote and open a saved one (schemas/words/keep.json), each with the placeholders that it is given. */
export const keepWords = {
  'back-to-quote': [],
  'saved-quote': [],
  'sent-to': ['email'],
  'nothing-to-save': [],
  'none-saved-here': [],
  'no-link': [],
} as const satisfies AskedWords;
