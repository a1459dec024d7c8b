import { words } from '../../schemas/words/questions.json';
import { saying } from '../engine/saying.ts';
import type { questionsWords } from '../runtime/journey-words.ts';

/** The texts of a journey of one question a page (schemas/words/questions.json). */
export const sayQuestions = saying<typeof questionsWords>(words);
