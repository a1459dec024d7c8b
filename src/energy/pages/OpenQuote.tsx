import { useEffect, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isMap } from '../../engine/own.ts';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { CurrentTariff } from './CurrentTariff.tsx';
import type { Given } from './given.ts';
import { KeepLink } from './keep/KeepLink.tsx';
import { loadResults } from './load-results.ts';
import { comparisonTypes, firstPage } from './start.ts';

/** The quote journey; an unknown comparison type leads to the first page and keeps nothing of the address (Q2.04). */
export function OpenQuote({ journeys, contact, samples, canKeep }: Given) {
  const { comparisonType = '', refererBranch, reference } = useParams();
  const isKnown = comparisonTypes.includes(comparisonType);
  const store = useMemo(
    () => (isKnown ? journeys.quoteFor({ comparisonType, refererBranch, reference }) : undefined),
    [isKnown, journeys, comparisonType, refererBranch, reference],
  );
  // The next page's code comes while the quote is being saved.
  useEffect(
    () =>
      store?.view.subscribe(({ submitting }) => void (submitting && loadResults().catch(() => undefined))),
    [store],
  );
  if (!store) return <Navigate to={firstPage} replace />;
  return (
    <CurrentTariff
      store={store}
      canKeep={canKeep}
      aside={
        <>
          {canKeep && <KeepOnceBegun store={store} />}
          {contact}
          {samples}
        </>
      }
    />
  );
}

/** The way to save the quote, once there is something to save: a home is chosen. */
function KeepOnceBegun({ store }: { readonly store: JourneyStore }) {
  const hasHome = useView(store, ({ state }) => isMap(state.answers.address));
  return hasHome && <KeepLink />;
}
