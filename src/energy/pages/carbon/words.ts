import { words } from '../../../../schemas/words/carbon.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { carbonWords } from '../../vocabulary/words/carbon.ts';

/** The texts of the carbon offset (schemas/words/carbon.json). */
export const say = saying<typeof carbonWords>(spoken('carbon', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof carbonWords>(spoken('carbon', words), fillWording);
