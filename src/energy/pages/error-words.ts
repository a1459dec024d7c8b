import { words } from '../../../schemas/words/error.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { errorWords } from '../vocabulary/words/error.ts';

/** The texts of the error page (schemas/words/error.json). */
export const say = saying<typeof errorWords>(spoken('error', words));
