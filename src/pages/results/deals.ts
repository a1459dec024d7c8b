import { type ResultRow, readResultRow } from '../../api/replies.ts';
import type { LookupItem } from '../../engine/types.ts';

/** One deal of the list: a result row with the id that the page knows it by. */
export interface Deal extends ResultRow {
  /** Tariff and pay method, such as `101-CashOrCheque`: one tariff may be sold by several pay methods. */
  readonly id: string;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The deals that the results list carries, in its order. An item without a whole row is left out, and so is one that names
 * a tariff and pay method for the second time.
 */
export function dealsOf(items: readonly LookupItem[]): readonly Deal[] {
  const deals = new Map<string, Deal>();
  for (const { data } of items) {
    const row = isMap(data) ? readResultRow(data) : undefined;
    if (!row) continue;
    const id = `${row.tariffId}-${row.payMethod}`;
    if (!deals.has(id)) deals.set(id, { ...row, id });
  }
  return [...deals.values()];
}

/** The deal of the lowest cost, the first of equals; undefined of none. */
export function cheapestOf(deals: readonly Deal[]): Deal | undefined {
  return deals.reduce<Deal | undefined>(
    (best, deal) => (best === undefined || deal.totalCost < best.totalCost ? deal : best),
    undefined,
  );
}

/** Whether no deal costs more than the one after it. */
export function isCheapestFirst(deals: readonly Deal[]): boolean {
  return deals.every((deal, place) => place === 0 || (deals[place - 1]?.totalCost ?? 0) <= deal.totalCost);
}

/** Whether this product can switch a home to the deal; else it is for comparison only. */
export const canSwitch = ({ switchOption }: Deal): boolean => switchOption === 'Switch';
