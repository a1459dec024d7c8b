import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of the sign-up page (schemas/words/sign-up.json), each with the placeholders that it is given. */
export const signUpWords = {
  'your-deal': [],
  'your-deal-full': [],
  change: [],
  'change-what': [],
  'change-deal': [],
  'starts-anew': [],
  'change-tariff': [],
  electricity: [],
  gas: [],
  'short-month': ['amount'],
  'a-year': ['amount'],
  'about-month': ['amount'],
  'no-sign-up': [],
  'choose-deal': [],
  'try-again': [],
} as const satisfies AskedWords;
