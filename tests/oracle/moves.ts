import type { Answers, Fuel, Home, OracleDetails } from './home.ts';
import {
  afterAddress,
  afterAverageLevel,
  afterCompareFuel,
  afterOtherPayers,
  afterPaymentType,
  afterPostcode,
  afterSupplier,
  afterTariff,
  afterUsageSource,
  afterUsageType,
  homeOf,
  replace,
} from './quote-oracle.ts';

/** One thing a customer does: an answer to one field, or (field `address`) a choice of an address with these meters. */
export interface Move {
  readonly field: string;
  readonly value: unknown;
  readonly details?: OracleDetails;
}

/** Where the form stands. */
export interface State {
  readonly answers: Answers;
  readonly home: Home;
}

const fuelOf = (field: string): Fuel | undefined =>
  field.startsWith('gas') ? 'gas' : field.startsWith('electricity') ? 'electricity' : undefined;

function afterAnswer(answers: Answers, { field }: Move, before: State): Answers {
  const fuel = fuelOf(field);
  if (/currentPayMethod$/i.test(field)) return afterPaymentType(answers, fuel);
  if (/supplierId$/i.test(field)) return afterSupplier(answers, fuel);
  if (/tariff$/i.test(field)) return afterTariff(answers, fuel);
  if (field === 'compareFuel') return afterOtherPayers(afterCompareFuel(answers));
  if (field === 'sameSupplier') return afterOtherPayers(answers);
  if (field === 'usageSource') return afterUsageSource(answers, before.answers.usageSource, before.home);
  if (field === 'averageLevel') return afterAverageLevel(answers, before.home);
  if (field.endsWith('.usageType') && fuel !== undefined) return afterUsageType(answers, fuel);
  return answers;
}

/** The state after a move. An answer equal to the held one is no change and moves nothing. */
export function afterMove(state: State, move: Move): State {
  if (move.field === 'postcode') {
    const answers = afterPostcode(state.answers, String(move.value ?? ''));
    return { answers, home: answers === state.answers ? state.home : null };
  }
  const answers = replace(state.answers, { [move.field]: move.value });
  if (move.field === 'address') {
    if (move.details === undefined) return { answers, home: null };
    const home = homeOf(move.details);
    return { answers: afterAddress(answers, home), home };
  }
  const isSame = JSON.stringify(state.answers[move.field]) === JSON.stringify(answers[move.field]);
  return isSame ? state : { ...state, answers: afterAnswer(answers, move, state) };
}
