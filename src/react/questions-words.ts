import { words } from 'virtual:words/questions';
import { saying } from '../engine/saying.ts';
import type { questionsWords } from '../runtime/journey-words.ts';
import { spoken } from '../words/language.ts';

/** The texts of a journey of one question a page, and of an entry of a list (schemas/words/questions.json). */
export const sayQuestions = saying<typeof questionsWords>(spoken('questions', words));
