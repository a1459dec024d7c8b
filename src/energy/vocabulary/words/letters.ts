import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of the letters that people are sent (schemas/words/letters.json), each with the placeholders that it is given. */
export const lettersWords = {
  'come-back-subject': ['name'],
  'come-back': ['name'],
  'come-back-once': ['day'],
  'come-back-not-you': [],
  'come-back-phone': ['name', 'phone'],
  'progress-subject': ['name'],
  progress: ['name'],
  'progress-until': ['day'],
  'progress-not-you': [],
} as const satisfies AskedWords;
