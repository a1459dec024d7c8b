import { words } from '../../../schemas/words/deal.json';
import { saying } from '../../engine/saying.ts';
import { fillWording } from '../../engine/text.ts';
import { spoken } from '../../words/language.ts';
import type { dealWords } from '../vocabulary/deal-words.ts';

/** The texts of a deal, wherever it is shown (schemas/words/deal.json). */
export const sayDeal = saying<typeof dealWords.deal>(spoken('deal', words));

/** The same as wordings, for `InlineWording`: what is **bold** in them stays so. */
export const sayDealBold = saying<typeof dealWords.deal>(spoken('deal', words), fillWording);
