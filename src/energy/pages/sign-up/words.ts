import { words } from '../../../../schemas/words/sign-up.json';
import { saying } from '../../../engine/saying.ts';
import { spoken } from '../../../words/language.ts';
import type { signUpWords } from '../../vocabulary/words/sign-up.ts';

/** The texts of the sign-up page (schemas/words/sign-up.json). */
export const say = saying<typeof signUpWords>(spoken('sign-up', words));
