import { words } from '../../../../schemas/words/keep.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

const kept = spoken('keep', words);

/** Texts of the pages that save a quote and open a saved one (schemas/words/keep.json). */
export const say = saying<(typeof pageWords)['keep']>(kept);

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<(typeof pageWords)['keep']>(kept, fillWording);
