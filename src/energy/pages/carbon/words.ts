import { words } from '../../../../schemas/words/carbon.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

/** The texts of the carbon offset (schemas/words/carbon.json). */
export const say = saying<(typeof pageWords)['carbon']>(spoken('carbon', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<(typeof pageWords)['carbon']>(spoken('carbon', words), fillWording);
