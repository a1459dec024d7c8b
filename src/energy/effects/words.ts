import { words } from '../../../schemas/words/sign-up-start.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { signUpStartWords } from '../vocabulary/words/sign-up-start.ts';

/** The texts of why a sign-up does not begin (schemas/words/sign-up-start.json). */
export const say = saying<typeof signUpStartWords>(spoken('sign-up-start', words));
