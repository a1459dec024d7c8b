import { words } from '../../../../schemas/words/progress.json';
import { saying } from '../../../engine/saying.ts';
import { spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

/** The texts of the progress of a switch (schemas/words/progress.json). */
export const say = saying<(typeof pageWords)['progress']>(spoken('progress', words));
