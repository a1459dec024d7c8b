import { words } from '../../../../schemas/words/letters.json';
import { saying } from '../../../engine/saying.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

/** The texts of the letters that people are sent (schemas/words/letters.json). */
export const say = saying<(typeof pageWords)['letters']>(words);
