import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of the error page (schemas/words/error.json), each with the placeholders that it is given. */
export const errorWords = {
  status: ['status'],
  'still-here': [],
  'try-again': [],
  back: [],
  'back-there': [],
  'first-page': [],
} as const satisfies AskedWords;
