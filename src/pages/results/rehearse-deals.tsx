import type { ReactNode } from 'react';
import type { Deal } from '../../api/deal.ts';
import { rehearse } from '../../runtime/rehearse.tsx';
import type { JourneyStore } from '../../runtime/store.ts';
import { BestDeal } from './BestDeal.tsx';
import { DealCard } from './DealCard.tsx';
import { readFilters } from './filters.ts';

import { LongDealList } from './LongDealList.tsx';
import { ShownDeals } from './ShownDeals.tsx';
import { ResultsProvider } from './use-results.ts';

/** A deal that nobody sees, with all that a deal can have. */
const sample: Deal = {
  id: 'rehearsed',
  tariffId: 0,
  tariffName: 'Rehearsed',
  supplierId: 0,
  supplierName: 'Nobody at all',
  payMethod: 'MonthlyDirectDebit',
  totalCost: 1,
  savings: 1,
  switchOption: 'Switch',
  carbonFootprint: 1,
  isFixed: true,
  isGreen: true,
  hasCancellationFee: true,
  hasPaperBilling: true,
  hasOnlineManagement: true,
  hasWarmHomeDiscount: true,
  tariffDetails: ['One', 'Two', 'Three', 'Four'],
};
const none = () => {};

/** Draws deals that nobody sees while the real ones are on their way; gives what calls it off. */
export function rehearseDeals(store: JourneyStore): () => void {
  const deals = Array.from({ length: 100 }, (_, place) => ({ ...sample, id: `${sample.id}-${place}` }));
  const view = {
    status: 'ready',
    ranked: deals,
    ofMethod: deals,
    filters: readFilters({}),
    sifted: { shown: [sample], reviewOnly: 1, filtered: 1 },
    lowest: sample,
    most: 2,
  } as const;
  const context = {
    store,
    compared: [],
    toggle: none,
    compare: none,
    opened: new Set<string>(),
    setOpened: none,
    pressed: undefined,
    switchTo: none,
    openDeal: none,
  };
  const parts = [
    <DealCard key="deal" deal={sample} isCheapest={true} most={2} />,
    <LongDealList key="list" deals={deals} draw={() => null} />,
    <BestDeal key="best" shown={deals} all={deals} lowest={sample} />,
    <ShownDeals key="shown" view={view} order="ranked" onReset={none} />,
  ];
  return rehearse(
    ...parts.map((part) => (draw: (what: ReactNode) => void) => {
      draw(<ResultsProvider value={context}>{part}</ResultsProvider>);
    }),
  );
}
