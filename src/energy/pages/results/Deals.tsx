import { useMemo } from 'react';
import type { JourneyStore } from '../../../runtime/store.ts';
import { CompareBar } from './CompareBar.tsx';
import { CompareView } from './CompareView.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { NoDeals } from './NoDeals.tsx';
import { ShownDeals } from './ShownDeals.tsx';
import { Skeletons } from './Skeletons.tsx';
import { useAddress } from './use-address.ts';
import { useCompare } from './use-compare.ts';
import { useDealActions } from './use-deal-actions.ts';
import { useDeals } from './use-deals.ts';
import { useOpened } from './use-opened.ts';
import { ResultsProvider } from './use-results.ts';

interface DealsProps {
  readonly store: JourneyStore;
  /** Address of the first page. */
  readonly start: string;
}

/** The deals of the quote: on their way, none, filtered and in order, or some of them side by side. */
export function Deals({ store, start }: DealsProps) {
  const { shown, show, reset } = useAddress(store);
  const view = useDeals(store, shown.order);
  const { status, ranked } = view;
  const compared = useMemo(
    () => shown.compare.flatMap((id) => ranked.find((deal) => deal.id === id) ?? []),
    [shown.compare, ranked],
  );
  const { isFull, toggle, open, close } = useCompare(shown, show);
  const { opened, setOpened } = useOpened();
  const { pressed, switchTo, openDeal } = useDealActions(store);
  const context = useMemo(
    () => ({
      store,
      compared: compared.map(({ id }) => id),
      toggle,
      compare: open,
      opened,
      setOpened,
      pressed,
      switchTo,
      openDeal,
    }),
    [store, compared, toggle, open, opened, setOpened, pressed, switchTo, openDeal],
  );
  const none = (
    <NoDeals hasFailed={status === 'failed'} start={start} onRetry={() => void store.run('load-results')} />
  );

  if (status === 'ready' && ranked.length === 0) return none;
  if (shown.isComparing && compared.length > 0)
    return (
      <ResultsProvider value={context}>
        <CompareView deals={compared} onBack={close} />
      </ResultsProvider>
    );
  return (
    <ResultsProvider value={context}>
      <FilterFrame
        store={store}
        view={view}
        order={shown.order}
        onOrder={(order) => show({ order })}
        onReset={reset}
      >
        {status === 'loading' && <Skeletons />}
        {status === 'failed' && none}
        {status === 'ready' && <ShownDeals view={view} order={shown.order} onReset={reset} />}
        <CompareBar deals={compared} isFull={isFull} onRemove={toggle} onCompare={open} />
      </FilterFrame>
    </ResultsProvider>
  );
}
