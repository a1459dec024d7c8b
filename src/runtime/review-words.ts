import { words } from 'virtual:words/review';
import { saying } from '../engine/saying.ts';
import { spoken } from '../words/language.ts';
import type { reviewWords } from './journey-words.ts';

/** The texts of the answers before they are sent (schemas/words/review.json): they come with these. */
export const sayReview = saying<typeof reviewWords>(spoken('review', words));
