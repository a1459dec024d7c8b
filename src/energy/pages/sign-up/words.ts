import { words } from '../../../../schemas/words/sign-up.json';
import { saying } from '../../../engine/saying.ts';
import { spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

/** The texts of the sign-up page (schemas/words/sign-up.json). */
export const say = saying<(typeof pageWords)['sign-up']>(spoken('sign-up', words));
