import type { PayMethod, ResultPayMethod } from '../../api/contract/shared.ts';

/** Pay methods as results spell them, misspelling included (specification, quote journey §9). */
export const resultSpelling = {
  monthlyDirectDebit: 'MonthlyDirectDebit',
  quarterlyDirectDebit: 'QuaterlyDirectDebit',
  cashOrCheque: 'CashOrCheque',
  prePaymentMeter: 'PrePaymentMeter',
} as const satisfies Record<PayMethod, ResultPayMethod>;

/** Pay methods as requests spell them, by the spelling of results. */
export const requestSpelling: Record<ResultPayMethod, PayMethod> = {
  MonthlyDirectDebit: 'monthlyDirectDebit',
  QuaterlyDirectDebit: 'quarterlyDirectDebit',
  CashOrCheque: 'cashOrCheque',
  PrePaymentMeter: 'prePaymentMeter',
};

/** Pay methods as a label prints them. */
export const payMethodName: Record<PayMethod, string> = {
  monthlyDirectDebit: 'Monthly Direct Debit',
  quarterlyDirectDebit: 'Quarterly Direct Debit',
  cashOrCheque: 'Cash or cheque',
  prePaymentMeter: 'Prepayment meter',
};
