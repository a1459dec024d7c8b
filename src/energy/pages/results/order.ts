import { own } from '../../../engine/own.ts';
import type { Deal } from '../../api/deal.ts';
import { isCheapestFirst } from './deals.ts';
import { say } from './words.ts';

/** The orders that a person may choose; `ranked` is the server's own, and the first (§4, How quotes are ranked). */
export const orders = ['ranked', 'no-exit-fee', 'longest-fix', 'greenest', 'supplier'] as const;
export type Order = (typeof orders)[number];

/** Names that an address may still have from before: both put the cheapest first. */
const former: Readonly<Record<string, Order>> = { monthly: 'ranked', saving: 'ranked' };

/** The order of a name out of an address; the server's own for a name that is none. */
export function readOrder(name: string | null): Order {
  return orders.find((order) => order === name) ?? own(former, name ?? '') ?? 'ranked';
}

const byName = new Intl.Collator('en-GB');
const yesFirst = (one: boolean, other: boolean) => Number(other) - Number(one);
/** The months of a fixed price: one of unknown length after every known one, none after that. */
const fixOf = ({ fixedMonths, isFixed }: Deal) => fixedMonths ?? (isFixed ? 0 : -1);

const comparing: Readonly<Record<Exclude<Order, 'ranked'>, (one: Deal, other: Deal) => number>> = {
  'no-exit-fee': (one, other) => yesFirst(!one.hasCancellationFee, !other.hasCancellationFee),
  'longest-fix': (one, other) => fixOf(other) - fixOf(one),
  greenest: (one, other) => yesFirst(one.isGreen, other.isGreen),
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
    case 'no-exit-fee':
      return { name: say('no-exit-fee'), says: say('no-exit-fee-says') };
    case 'longest-fix':
      return { name: say('longest-fix'), says: say('longest-fix-says') };
    case 'greenest':
      return { name: say('greenest'), says: say('greenest-says') };
    case 'supplier':
      return { name: say('supplier'), says: say('supplier-says') };
  }
}
