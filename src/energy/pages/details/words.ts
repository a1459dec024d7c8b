import { words } from '../../../../schemas/words/details.json';
import { words as projections } from '../../../../schemas/words/projections.json';
import { words as workings } from '../../../../schemas/words/workings.json';
import { saying } from '../../../engine/saying.ts';
import { fillWording } from '../../../engine/text.ts';
import { spoken } from '../../../words/language.ts';
import type { dealWords } from '../../vocabulary/deal-words.ts';

/** The texts of a tariff's details (schemas/words/details.json); `Bold` are wordings, for `InlineWording`. */
export const say = saying<typeof dealWords.details>(spoken('details', words));
export const sayBold = saying<typeof dealWords.details>(spoken('details', words), fillWording);

/** The texts of the pictures of the projections (schemas/words/projections.json). */
export const sayProjections = saying<typeof dealWords.projections>(spoken('projections', projections));
export const sayProjectionsBold = saying<typeof dealWords.projections>(
  spoken('projections', projections),
  fillWording,
);

/** The texts of the figures behind the projections (schemas/words/workings.json). */
export const sayWorkings = saying<typeof dealWords.workings>(spoken('workings', workings));
