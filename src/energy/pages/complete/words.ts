import { words } from '../../../../schemas/words/complete.json';
import { saying } from '../../../engine/saying.ts';
import { spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

/** The texts of the end of a switch (schemas/words/complete.json). */
export const say = saying<(typeof pageWords)['complete']>(spoken('complete', words));
