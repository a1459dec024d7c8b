import { words } from '../../../../schemas/words/details.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { detailsWords } from '../../vocabulary/words/details.ts';

/** The texts of a tariff's details (schemas/words/details.json). */
export const say = saying<typeof detailsWords>(spoken('details', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof detailsWords>(spoken('details', words), fillWording);
