import { useMemo, useState } from 'react';
import { equal } from '../../../engine/equal.ts';
import { own } from '../../../engine/own.ts';
import type { Answers } from '../../../engine/types.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { type Deal, dealsOf } from '../../api/deal.ts';
import { cheapestOf } from './deals.ts';
import { type Filters, readFilters, type Sifted, sift } from './filters.ts';
import { inOrder, type Order } from './order.ts';

interface DealsInView {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Every deal that came, as the server ranked them. */
  readonly ranked: readonly Deal[];
  /** Those of the pay method that is shown, hidden ones included. */
  readonly ofMethod: readonly Deal[];
  readonly filters: Filters;
  readonly sifted: Sifted;
  /** The cheapest of the pay method, the first of equals. */
  readonly lowest: Deal | undefined;
}

const noItems: readonly never[] = [];

/** The list that the page shows, worked out anew only where something changed: order first, then the filters. */
export function useDeals(store: JourneyStore, order: Order): DealsInView {
  const list = useView(store, ({ state }) => own(state.lookups, 'results'));
  const answers = useView(store, ({ state }) => state.answers);
  const items = list?.items ?? noItems;
  const ranked = useMemo(() => dealsOf(items), [items]);
  const ordered = useMemo(() => inOrder(ranked, order), [ranked, order]);
  const filters = useFilters(answers);
  const sifted = useMemo(() => sift(ordered, filters), [ordered, filters]);
  const { payMethod } = filters;
  const ofMethod = useMemo(() => ranked.filter((deal) => deal.payMethod === payMethod), [ranked, payMethod]);
  const status = list?.status ?? 'unknown';
  return {
    status: status === 'ready' || status === 'failed' ? status : 'loading',
    ranked,
    ofMethod,
    lowest: cheapestOf(ofMethod),
    filters,
    sifted,
  };
}

/** Whether deals were asked for and none are there. */
export function useHasNone(store: JourneyStore): boolean {
  const list = useView(store, ({ state }) => own(state.lookups, 'results'));
  return list?.status === 'failed' || (list?.status === 'ready' && dealsOf(list.items).length === 0);
}

/** The filters that the answers hold: the same object until one of them changes, for all that is shown follows from it. */
function useFilters(answers: Answers): Filters {
  const read = useMemo(() => readFilters(answers), [answers]);
  const [kept, keep] = useState(read);
  if (equal(kept, read)) return kept;
  keep(read);
  return read;
}
