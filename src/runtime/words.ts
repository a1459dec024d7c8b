import { words } from '../../schemas/words/journey.json';
import { saying } from '../engine/saying.ts';
import type { journeyWords } from './journey-words.ts';

/** The texts of every journey, whatever its cards (schemas/words/journey.json). */
export const say = saying<typeof journeyWords>(words);
