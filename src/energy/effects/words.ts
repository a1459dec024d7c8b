import { words } from '../../../schemas/words/sign-up-start.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { pageWords } from '../vocabulary/page-words.ts';

/** The texts of why a sign-up does not begin (schemas/words/sign-up-start.json). */
export const say = saying<(typeof pageWords)['sign-up-start']>(spoken('sign-up-start', words));
