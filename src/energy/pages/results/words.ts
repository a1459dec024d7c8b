import { words as compare } from '../../../../schemas/words/compare.json';
import { words } from '../../../../schemas/words/results.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { compareWords } from '../../vocabulary/words/compare.ts';
import type { resultsWords } from '../../vocabulary/words/results.ts';

/** The texts of the results (schemas/words/results.json). */
export const say = saying<typeof resultsWords>(spoken('results', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof resultsWords>(spoken('results', words), fillWording);

/** The texts of the comparison of deals (schemas/words/compare.json). */
export const sayCompare = saying<typeof compareWords>(spoken('compare', compare));
