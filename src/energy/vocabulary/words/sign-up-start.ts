import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of why a sign-up does not begin or a meter is not found (schemas/words/sign-up-start.json). */
export const signUpStartWords = {
  'deal-unknown': [],
  'switch-refused': [],
  'switched-already': [],
  'switch-not-started': [],
  'mprn-not-located': [],
} as const satisfies AskedWords;
