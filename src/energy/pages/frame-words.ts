import { words } from '../../../schemas/words/frame.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { pageWords } from '../vocabulary/page-words.ts';

/** The texts of what stands around every page, and of the first one (schemas/words/frame.json). */
export const say = saying<(typeof pageWords)['frame']>(spoken('frame', words));
