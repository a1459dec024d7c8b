import { words } from '../../schemas/words/review.json';
import { saying } from '../engine/saying.ts';
import type { reviewWords } from './journey-words.ts';

/** The texts of the answers before they are sent (schemas/words/review.json): they come with these. */
export const sayReview = saying<typeof reviewWords>(words);
