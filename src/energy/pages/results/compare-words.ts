import { words } from '../../../../schemas/words/compare.json';
import { saying } from '../../../engine/saying.ts';
import type { compareWords } from '../../vocabulary/words/compare.ts';

/** The texts of the comparison of deals (schemas/words/compare.json). */
export const sayCompare = saying<typeof compareWords>(words);
