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
  'so-far': [],
  'so-far-none': [],
  change: [],
  next: [],
  'all-done': [],
  'please-wait': [],
  moment: [],
  'still-working': [],
  'keep-waiting': [],
  stop: [],
  done: [],
  'title-with-error': ['title'],
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

/** Texts of a journey of one question a page (schemas/words/questions.json). */
export const questionsWords = {
  question: ['number', 'count'],
  start: [],
  previous: [],
  'try-again': [],
  next: [],
} as const satisfies AskedWords;

/** The files of words that every journey has, whatever the trade. */
export const journeyFiles = { journey: journeyWords, questions: questionsWords, review: reviewWords };
