import { words } from '../../../schemas/words/frame.json';
import { saying } from '../../engine/saying.ts';
import { spoken } from '../../words/language.ts';
import type { frameWords } from '../vocabulary/words/frame.ts';

/** The texts of what stands around every page, and of the first one (schemas/words/frame.json). */
export const say = saying<typeof frameWords>(spoken('frame', words));
