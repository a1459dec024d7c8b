import type { AskedWords } from '../../engine/saying.ts';
import { carbonWords } from './words/carbon.ts';
import { compareWords } from './words/compare.ts';
import { completeWords } from './words/complete.ts';
import { dealWords } from './words/deal.ts';
import { detailsWords } from './words/details.ts';
import { errorWords } from './words/error.ts';
import { frameWords } from './words/frame.ts';
import { keepWords } from './words/keep.ts';
import { lettersWords } from './words/letters.ts';
import { progressWords } from './words/progress.ts';
import { projectionsWords } from './words/projections.ts';
import { resultsWords } from './words/results.ts';
import { serviceWords } from './words/service.ts';
import { signUpWords } from './words/sign-up.ts';
import { signUpStartWords } from './words/sign-up-start.ts';
import { workingsWords } from './words/workings.ts';

/** Every text that the pages and effects ask for, by its file of schemas/words: the names, and the placeholders that each is given. */
export const pageWords = {
  carbon: carbonWords,
  compare: compareWords,
  complete: completeWords,
  deal: dealWords,
  details: detailsWords,
  error: errorWords,
  frame: frameWords,
  keep: keepWords,
  letters: lettersWords,
  progress: progressWords,
  projections: projectionsWords,
  results: resultsWords,
  service: serviceWords,
  'sign-up': signUpWords,
  'sign-up-start': signUpStartWords,
  workings: workingsWords,
} as const satisfies Readonly<Record<string, AskedWords>>;
