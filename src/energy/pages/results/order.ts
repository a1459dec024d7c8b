import type { Deal } from '../../api/deal.ts';
import { monthlyCost } from '../money.ts';
import { isCheapestFirst } from './deals.ts';
import { say } from './words.ts';

/** The orders that a person may choose; `ranked` is the server's own, and the first (§4, How quotes are ranked). */
export const orders = ['ranked', 'monthly', 'saving', 'supplier'] as const;
export type Order = (typeof orders)[number];

const byName = new Intl.Collator('en-GB');

const comparing: Readonly<Record<Exclude<Order, 'ranked'>, (one: Deal, other: Deal) => number>> = {
  monthly: (one, other) => monthlyCost(one.totalCost) - monthlyCost(other.totalCost),
  saving: (one, other) => other.savings - one.savings,
  supplier: (one, other) => byName.compare(one.supplierName, other.supplierName),
};

/** The deals in that order; equals stay as the server ranked them. Commission is never looked at. */
export function inOrder(deals: readonly Deal[], order: Order): readonly Deal[] {
  return order === 'ranked' ? deals : [...deals].sort(comparing[order]);
}

/** How the list is ordered, in a word and in a sentence. The server's order is called cheapest first only if it is. */
export function sayingOrder(order: Order, ranked: readonly Deal[]): { name: string; says: string } {
  switch (order) {
    case 'ranked':
      return isCheapestFirst(ranked)
        ? { name: say('cheapest-first'), says: say('cheapest-first-says') }
        : { name: say('as-ranked'), says: say('as-ranked-says') };
    case 'monthly':
      return { name: say('monthly'), says: say('monthly-says') };
    case 'saving':
      return { name: say('saving'), says: say('saving-says') };
    case 'supplier':
      return { name: say('supplier'), says: say('supplier-says') };
  }
}
