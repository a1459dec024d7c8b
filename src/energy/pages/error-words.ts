import { words } from '../../../schemas/words/error.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { pageWords } from '../vocabulary/page-words.ts';

/** The texts of the error page (schemas/words/error.json). */
export const say = saying<(typeof pageWords)['error']>(spoken('error', words));
