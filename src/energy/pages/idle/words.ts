import { words } from '../../../../schemas/words/idle.json';
import { saying } from '../../../engine/saying.ts';
import { around, spoken } from '../../../words/language.ts';
import type { pageWords } from '../../vocabulary/page-words.ts';

const texts = spoken('idle', words);

/** Texts of the page that was left alone (schemas/words/idle.json), in the language of the frame: they may stand above any page. */
export const say = saying<(typeof pageWords)['idle']>(() => around(texts));
