import { type Deal, readDeal } from '../../api/deal.ts';
import type { LookupItem } from '../../engine/types.ts';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The deals that the results list carries, in its order. An item without a whole row is left out. */
export function dealsOf(items: readonly LookupItem[]): readonly Deal[] {
  return items.flatMap(({ data }) => (isMap(data) && readDeal(data)) || []);
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
