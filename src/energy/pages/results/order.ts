import type { Deal } from '../../api/deal.ts';
import { isCheapestFirst } from './deals.ts';
import { say } from './words.ts';

/** The orders that a person may choose; `ranked` is the server's own, and the first (§4, How quotes are ranked). */
export const orders = ['ranked', 'no-exit-fee', 'longest-fix', 'greenest', 'supplier'] as const;
export type Order = (typeof orders)[number];

/** The order of a name out of an address; the server's own for a name that is none. */
export const readOrder = (name: string | null): Order => orders.find((order) => order === name) ?? 'ranked';

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
  const word = order !== 'ranked' ? order : isCheapestFirst(ranked) ? 'cheapest-first' : 'as-ranked';
  return { name: say(word), says: say(`${word}-says`) };
}
