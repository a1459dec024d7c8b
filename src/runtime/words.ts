import { words } from 'virtual:words/journey';
import { saying } from '../engine/saying.ts';
import { spoken } from '../words/language.ts';
import type { journeyWords } from './journey-words.ts';

/** The texts of every journey, whatever its cards (schemas/words/journey.json). */
export const say = saying<typeof journeyWords>(spoken('journey', words));
