import type { Sources } from '../../../engine/types.ts';
import { inWholes } from '../../../words/counted.ts';
import type { Deal } from '../../api/deal.ts';
import { say } from './words.ts';

/** The deal of the lowest cost among those admitted, the first of equals; undefined of none. */
export function cheapestOf(deals: readonly Deal[], admits = (_: Deal) => true): Deal | undefined {
  let best: Deal | undefined;
  for (const deal of deals) {
    if ((best === undefined || deal.totalCost < best.totalCost) && admits(deal)) best = deal;
  }
  return best;
}

/** Whether no deal costs more than the one after it. */
export const isCheapestFirst = (deals: readonly Deal[]): boolean =>
  deals.every(({ totalCost }, place) => (deals[place - 1]?.totalCost ?? 0) <= totalCost);

/** Whether this product can switch a home to the deal; else it is for comparison only. */
export const canSwitch = ({ switchOption }: Deal): boolean => switchOption !== 'None';

/** Whether the switch of a session was made to this deal, as far as it is known by names. */
export function isSwitchedTo(
  session: Sources['session'],
  { supplierName, tariffName, payMethod }: Deal,
): boolean {
  const { switchedSupplier, switchedTariff, switchedPayMethod } = session;
  const isPaidSo = (switchedPayMethod ?? payMethod) === payMethod;
  return supplierName === switchedSupplier && tariffName === switchedTariff && isPaidSo;
}

/** "1 deal", "1,204 deals". */
export function countedDeals(count: number): string {
  return count === 1 ? say('one-deal') : say('some-deals', { count: inWholes(count) });
}
