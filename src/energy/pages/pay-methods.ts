import { inLanguage } from '../../words/language.ts';
import type { ResultPayMethod } from '../api/contract/shared.ts';
import { sayDeal } from './deal-words.ts';

/** Pay methods as people say them (Q2.20), in the page's language. */
export const payMethodNames = inLanguage(
  (): Readonly<Record<ResultPayMethod, string>> => ({
    MonthlyDirectDebit: sayDeal('monthly-debit'),
    QuaterlyDirectDebit: sayDeal('quarterly-debit'),
    CashOrCheque: sayDeal('cash'),
    PrePaymentMeter: sayDeal('prepayment'),
  }),
);

const bySpelling = inLanguage(() => {
  const names: Readonly<Record<string, string>> = {
    ...payMethodNames(),
    QuarterlyDirectDebit: payMethodNames().QuaterlyDirectDebit,
  };
  return new Map(Object.entries(names).map(([spelling, name]) => [spelling.toLowerCase(), name]));
});

/** A pay method that a service gave in the spelling of a call, in words; any other text as it is. */
export const sayPayMethod = (text: string): string => bySpelling().get(text.toLowerCase()) ?? text;
