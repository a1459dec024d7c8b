import { words } from '../../../schemas/words/service.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { pageWords } from '../vocabulary/page-words.ts';

/** The texts of what is told when a call or an effect fails (schemas/words/service.json). */
export const sayService = saying<(typeof pageWords)['service']>(spoken('service', words));
