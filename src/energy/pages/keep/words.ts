import { words } from '../../../../schemas/words/frame.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { frameWords } from '../../vocabulary/words/frame.ts';

/** Texts of the frame as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayBold = saying<typeof frameWords>(spoken('frame', words), fillWording);
