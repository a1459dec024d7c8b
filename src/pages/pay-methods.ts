import type { ResultPayMethod } from '../api/replies.ts';

/** Pay methods as people say them (Q2.20). */
export const payMethodNames: Readonly<Record<ResultPayMethod, string>> = {
  MonthlyDirectDebit: 'Monthly Direct Debit',
  QuaterlyDirectDebit: 'Quarterly Direct Debit',
  CashOrCheque: 'Cash & Cheque',
  PrePaymentMeter: 'Prepayment',
};
