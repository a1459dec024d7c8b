import type { AskedWords } from '../engine/saying.ts';

/** Texts of every journey, whatever its cards (schemas/words/journey.json), each with the placeholders that it is given. */
export const journeyWords = {
  yes: [],
  no: [],
  'ending-in': ['signs'],
  error: [],
  'part-missing': [],
  'page-missing': [],
  'answers-changed': [],
  'whats-left': [],
  'next-card': ['title'],
  change: [],
  answer: [],
  continue: [],
  'filled-in': [],
  'as-saved': [],
  'still-to-answer': [],
  'not-answered': [],
  'please-wait': [],
  moment: [],
  'still-working': [],
  'keep-waiting': [],
  stop: [],
  done: [],
  'title-with-error': ['title'],
  'title-with-site': ['title', 'name'],
} as const satisfies AskedWords;

/** Texts of the answers before they are sent, and of how the submit stands (schemas/words/review.json). */
export const reviewWords = {
  'back-to': ['title'],
  waiting: [],
  running: [],
  saved: [],
  failed: [],
  change: [],
} as const satisfies AskedWords;

/** Texts of a journey of one question a page, and of an entry of a list (schemas/words/questions.json). */
export const questionsWords = {
  question: ['number', 'count'],
  start: [],
  previous: [],
  'try-again': [],
  next: [],
  save: [],
  cancel: [],
} as const satisfies AskedWords;

/** The files of words that every journey has, whatever the trade. */
export const journeyFiles = { journey: journeyWords, questions: questionsWords, review: reviewWords };
