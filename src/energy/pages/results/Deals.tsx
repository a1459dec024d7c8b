import { useCallback, useMemo, useState } from 'react';
import { own } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { number } from '../../api/unchecked.ts';
import { useMade } from '../SwitchMade.tsx';
import { BestDeal } from './BestDeal.tsx';
import { CompareBar, PinnedComparison } from './CompareBar.tsx';
import { CompareView } from './CompareView.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import { NoDeals } from './NoDeals.tsx';
import styles from './Results.module.css';
import { ShownDeals } from './ShownDeals.tsx';
import { useAddress } from './use-address.ts';
import { useCompare } from './use-compare.ts';
import { useDealActions } from './use-deal-actions.ts';
import { useDeals } from './use-deals.ts';
import { useMedia } from './use-media.ts';
import { ResultsProvider } from './use-results.ts';
import { say } from './words.ts';

interface DealsProps {
  readonly store: JourneyStore;
  readonly start: string;
}

/** The deals of the quote: on their way, none, filtered and in order, or some of them side by side. */
export function Deals({ store, start }: DealsProps) {
  const { shown, show, reset } = useAddress(store);
  const view = useDeals(store, shown.order);
  const { status, ranked, lowest, sifted } = view;
  const compared = useMemo(
    () => shown.compare.flatMap((id) => ranked.find((deal) => deal.id === id) ?? []),
    [shown.compare, ranked],
  );
  const { isFull, toggle, open, close } = useCompare(shown, show);
  const { opened, setOpened } = useOpened();
  const { pressed, switchTo, openDeal } = useDealActions(store);
  const fees = useView(store, ({ state }) => number(valuesOf(state, 'session').leavingFees) ?? 0);
  const made = useMade(store);
  const isWidest = useMedia('widest');
  const context = useMemo(
    () => ({
      store,
      fees,
      compared: compared.map(({ id }) => id),
      toggle,
      compare: open,
      opened,
      setOpened,
      pressed,
      switchTo,
      openDeal,
    }),
    [store, fees, compared, toggle, open, opened, setOpened, pressed, switchTo, openDeal],
  );
  const failure = useView(store, ({ state }) => own(state.failures, 'load-results'));
  const none = (
    <NoDeals
      hasFailed={status === 'failed'}
      failure={failure}
      start={start}
      onRetry={() => void store.run('load-results')}
    />
  );

  if (status === 'ready' && ranked.length === 0) return none;
  if (shown.isComparing && compared.length > 0)
    return (
      <ResultsProvider value={context}>
        <CompareView deals={compared} onBack={close} />
      </ResultsProvider>
    );
  const hidden = compared.filter((deal) => !sifted.shown.includes(deal)).length;
  const comparison = { deals: compared, hidden, isFull, onRemove: toggle, onCompare: open };
  return (
    <ResultsProvider value={context}>
      {status === 'loading' && <div className={styles.skeletonBest} aria-hidden="true" />}
      {status === 'ready' && !made && (
        <BestDeal shown={sifted.shown} all={ranked} lowest={lowest} fees={fees} />
      )}
      <FilterFrame
        store={store}
        view={view}
        order={shown.order}
        onOrder={(order) => show({ order })}
        onReset={reset}
        beside={isWidest && <PinnedComparison {...comparison} otherwise={sifted.shown} />}
      >
        {status === 'loading' && (
          <div className={styles.list} aria-busy="true">
            <p className="visually-hidden" role="status" tabIndex={-1}>
              {say('finding')}
            </p>
            <div className={styles.list} aria-hidden="true">
              <div className={styles.skeletonLine} />
              {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
                <div key={name} className={styles.skeleton} />
              ))}
            </div>
          </div>
        )}
        {status === 'failed' && none}
        {status === 'ready' && <ShownDeals view={view} order={shown.order} onReset={reset} />}
        {!isWidest && <CompareBar {...comparison} />}
      </FilterFrame>
    </ResultsProvider>
  );
}

/** What is opened, by its id, for as long as the page stands: a deal that is scrolled away comes back as it was left. */
function useOpened() {
  const [opened, setAll] = useState<ReadonlySet<string>>(new Set<string>());
  const setOpened = useCallback(
    (id: string, isOpen: boolean) =>
      setAll((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id))),
    [],
  );
  return { opened, setOpened };
}
