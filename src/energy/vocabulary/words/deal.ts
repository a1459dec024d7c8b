import type { AskedWords } from '../../../engine/saying.ts';

/** Texts of a deal, wherever it is shown (schemas/words/deal.json), each with the placeholders that it is given. */
export const dealWords = {
  'a-month': ['amount'],
  'a-year': ['amount'],
  saves: ['amount'],
  'costs-more': ['amount'],
  same: [],
  'costs-same': [],
  fixed: [],
  variable: [],
  green: [],
  'exit-fee': [],
  'no-exit-fee': [],
  online: [],
  paper: [],
  'warm-home': [],
  'monthly-debit': [],
  'quarterly-debit': [],
  cash: [],
  prepayment: [],
  'show-more': ['count'],
  'show-less': [],
  'about-tariff': ['tariff'],
  'review-only': [],
} as const satisfies AskedWords;
