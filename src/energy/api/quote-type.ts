import type { CallInput } from './contract.ts';

export type QuoteType = CallInput<'POST /request/switch/v2/gas'>['body']['switchType'];

/** Any answer as one of the four quote types; gasToGas when it is none (Q4.01). */
export function readQuoteType(value: unknown): QuoteType {
  switch (value) {
    case 'electricityToElectricity':
    case 'dualConsolidatedToDualConsolidated':
    case 'dualDistinctToDualConsolidated':
      return value;
    default:
      return 'gasToGas';
  }
}
