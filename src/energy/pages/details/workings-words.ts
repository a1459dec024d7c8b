import { words } from '../../../../schemas/words/workings.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import type { workingsWords } from '../../vocabulary/words/workings.ts';

/** The texts of the figures behind the projections (schemas/words/workings.json). */
export const sayWorkings = saying<typeof workingsWords>(words);

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayWorkingsBold = saying<typeof workingsWords>(words, fillWording);
