import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of the end of a switch (schemas/words/complete.json), each with the placeholders that it is given. */
export const completeWords = {
  'cooling-off': [],
  'cooling-off-ends': [],
  'add-to-calendar': [],
  'title-with-name': ['title', 'name'],
  reference: [],
  'electricity-reference': [],
  'gas-reference': [],
  copy: [],
  copied: [],
  'copy-by-hand': [],
  next: [],
} as const satisfies AskedWords;
