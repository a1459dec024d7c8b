import type { Answers } from '../../../engine/types.ts';
import type { ResultPayMethod } from '../../api/contract/shared.ts';
import type { Deal } from '../../api/deal.ts';
import { readResultPayMethod } from '../../api/replies.ts';
import { canSwitch } from './deals.ts';

/** What the list is filtered by (specification §3, Results filters). No supplier chosen admits all. */
export interface Filters {
  readonly suppliers: readonly number[];
  readonly isFixed: 'any' | 'fixed' | 'variable';
  readonly isGreen: 'any' | 'yes' | 'no';
  readonly switchable: boolean;
  readonly payMethod: ResultPayMethod;
}

const oneOf = <Word extends string>(value: unknown, words: readonly Word[], otherwise: Word): Word =>
  words.find((word) => word === value) ?? otherwise;

/** The filters that the answers of the filter card hold; what is missing or odd filters nothing, as by default (Q2.34). */
export function readFilters(answers: Answers): Filters {
  const { suppliers, isFixed, isGreen, switchable, payMethod } = answers;
  return {
    suppliers: Array.isArray(suppliers) ? suppliers.filter((id) => typeof id === 'number') : [],
    isFixed: oneOf(isFixed, ['any', 'fixed', 'variable'], 'any'),
    isGreen: oneOf(isGreen, ['any', 'yes', 'no'], 'any'),
    switchable: switchable !== false,
    payMethod: readResultPayMethod(payMethod) ?? 'MonthlyDirectDebit',
  };
}

/** What filters leave of a list, and how much they hide. */
export interface Sifted {
  readonly shown: readonly Deal[];
  /** Hidden for one reason alone: they cannot be switched to here. */
  readonly reviewOnly: number;
  /** Hidden by supplier, rate type or green, and shown without these. */
  readonly filtered: number;
}

/** Sifts the deals of the wanted pay method (Q2.34), in their order. Suppliers that the list does not hold are passed over. */
export function sift(deals: readonly Deal[], filters: Filters): Sifted {
  const wanted = new Set(filters.suppliers.filter((id) => deals.some(({ supplierId }) => supplierId === id)));
  const shown: Deal[] = [];
  let reviewOnly = 0;
  let filtered = 0;
  for (const deal of deals) {
    if (deal.payMethod !== filters.payMethod) continue;
    const isHeld = filters.switchable && !canSwitch(deal);
    const fits = (wanted.size === 0 || wanted.has(deal.supplierId)) && fitsKind(deal, filters);
    if (fits && !isHeld) shown.push(deal);
    else if (fits) reviewOnly += 1;
    else if (!isHeld) filtered += 1;
  }
  return { shown, reviewOnly, filtered };
}

function fitsKind(deal: Deal, { isFixed, isGreen }: Filters): boolean {
  return (
    (isFixed === 'any' || deal.isFixed === (isFixed === 'fixed')) &&
    (isGreen === 'any' || deal.isGreen === (isGreen === 'yes'))
  );
}
