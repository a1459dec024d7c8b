import { words } from '../../../../schemas/words/results.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import type { resultsWords } from '../../vocabulary/words/results.ts';

/** The texts of the results (schemas/words/results.json). */
export const say = saying<typeof resultsWords>(words);

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof resultsWords>(words, fillWording);
