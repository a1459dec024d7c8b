import { words } from '../../../../schemas/words/projections.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { projectionsWords } from '../../vocabulary/words/projections.ts';

/** The texts of the pictures of the projections (schemas/words/projections.json). */
export const sayProjections = saying<typeof projectionsWords>(spoken('projections', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayProjectionsBold = saying<typeof projectionsWords>(spoken('projections', words), fillWording);
