import { words } from '../../../../schemas/words/details.json';
import { saying } from '../../../engine/saying.ts';
import type { detailsWords } from '../../vocabulary/words/details.ts';

/** The texts of a tariff's details (schemas/words/details.json). */
export const say = saying<typeof detailsWords>(words);
