import { words } from '../../../schemas/words/frame.json';
import { saying } from '../../engine/saying.ts';
import { around, spoken } from '../../words/language.ts';
import type { pageWords } from '../vocabulary/page-words.ts';

type FrameWords = (typeof pageWords)['frame'];

const texts = spoken('frame', words);

/** The texts of what stands around every page, and of the first one (schemas/words/frame.json). */
export const say = saying<FrameWords>(texts);

/** The same in the language of the frame, also where that stands around a page of another one. */
export const sayAround = saying<FrameWords>(() => around(texts));
