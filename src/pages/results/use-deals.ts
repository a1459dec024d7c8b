import { useMemo, useState } from 'react';
import type { Deal } from '../../api/deal.ts';
import { equal } from '../../engine/equal.ts';
import { own } from '../../engine/own.ts';
import type { Answers } from '../../engine/types.ts';
import { type JourneyStore, useView } from '../../runtime/store.ts';
import { presentCost } from '../money.ts';
import { cheapestOf, dealsOf } from './deals.ts';
import { type Filters, readFilters, type Sifted, sift } from './filters.ts';
import { inOrder, type Order } from './order.ts';

interface DealsInView {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Every deal that came, as the server ranked them. */
  readonly ranked: readonly Deal[];
  /** Those of the pay method that is shown, hidden ones included. */
  readonly ofMethod: readonly Deal[];
  readonly filters: Filters;
  /** What the filters leave, in the chosen order. */
  readonly sifted: Sifted;
  /** Pounds a year: the lowest of the pay method, and the right end of every bar. */
  readonly lowest: number | undefined;
  readonly most: number;
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
  const most = useMemo(
    () => ofMethod.reduce((so, deal) => Math.max(so, deal.totalCost, presentCost(deal)), 0),
    [ofMethod],
  );
  const status = list?.status ?? 'unknown';
  return {
    status: status === 'ready' || status === 'failed' ? status : 'loading',
    ranked,
    ofMethod,
    filters,
    sifted,
    lowest: cheapestOf(ofMethod)?.totalCost,
    most,
  };
}

/** The filters that the answers hold: the same object until one of them changes, for all that is shown follows from it. */
function useFilters(answers: Answers): Filters {
  const read = useMemo(() => readFilters(answers), [answers]);
  const [kept, keep] = useState(read);
  if (equal(kept, read)) return kept;
  keep(read);
  return read;
}
