import { words as compare } from '../../../../schemas/words/compare.json';
import { words } from '../../../../schemas/words/results.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { dealWords } from '../../vocabulary/deal-words.ts';

/** The texts of the results (schemas/words/results.json). */
export const say = saying<typeof dealWords.results>(spoken('results', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof dealWords.results>(spoken('results', words), fillWording);

/** The texts of the comparison of deals (schemas/words/compare.json). */
export const sayCompare = saying<typeof dealWords.compare>(spoken('compare', compare));
