import type { ResultPayMethod } from '../api/replies.ts';
import { sayDeal } from './deal-words.ts';

/** Pay methods as people say them (Q2.20). */
export const payMethodNames: Readonly<Record<ResultPayMethod, string>> = {
  MonthlyDirectDebit: sayDeal('monthly-debit'),
  QuaterlyDirectDebit: sayDeal('quarterly-debit'),
  CashOrCheque: sayDeal('cash'),
  PrePaymentMeter: sayDeal('prepayment'),
};

const otherNames: Readonly<Record<string, string>> = {
  ...payMethodNames,
  QuarterlyDirectDebit: payMethodNames.QuaterlyDirectDebit,
};
const bySpelling = new Map(
  Object.entries(otherNames).map(([spelling, name]) => [spelling.toLowerCase(), name]),
);

/** A pay method that a service gave in the spelling of a call, in words; any other text as it is. */
export const sayPayMethod = (text: string): string => bySpelling.get(text.toLowerCase()) ?? text;
