import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of what is told when a call fails or gives no quote (schemas/words/service.json), each with the placeholders that it is given. */
export const serviceWords = {
  unreachable: [],
  refused: [],
  stopped: [],
  busy: ['wait'],
  'one-second': [],
  seconds: ['count'],
  minutes: ['count'],
  'not-readable': [],
  error: [],
  'quote-incomplete': [],
  'no-quote': [],
  'broken-link': [],
} as const satisfies AskedWords;
