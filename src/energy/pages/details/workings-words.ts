import { words } from '../../../../schemas/words/workings.json';
import { saying } from '../../../engine/saying.ts';
import { spoken } from '../../../words/language.ts';
import type { workingsWords } from '../../vocabulary/words/workings.ts';

/** The texts of the figures behind the projections (schemas/words/workings.json). */
export const sayWorkings = saying<typeof workingsWords>(spoken('workings', words));
