import { words } from 'virtual:words/bill';
import { saying } from '../../src/engine/saying.ts';
import { spoken } from '../../src/words/language.ts';
import type { billTexts } from '../asked-words.ts';

/** The texts of the drawn bill (schemas/words/bill.json): they come with it. */
export const sayBill = saying<typeof billTexts>(spoken('bill', words));
