import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { valuesOf } from '../../../engine/path.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { readSavedQuote } from '../../api/replies.ts';
import type { Given } from '../given.ts';
import { firstPage, startOf } from '../start.ts';
import { results } from './PlanSummary.tsx';
import { SignUp } from './SignUp.tsx';
import { say } from './words.ts';

/**
 * The sign-up of the chosen deal; one that is over shows its end. Without one there are deals to choose from, and without
 * these the first page, which begins a quote anew.
 */
export function OpenSignUp({ journeys, contact }: Given) {
  const store = useMemo(() => journeys.signUp(), [journeys]);
  if (store === undefined && journeys.hasSwitched()) return <Navigate to="/switch-complete" replace />;
  if (store === undefined && hasQuote(journeys.fromQuote('results')))
    return <Navigate to={results} replace state={{ says: say('choose-deal') }} />;
  if (store === undefined) return <Navigate to={firstPage} replace state={{ says: say('no-sign-up') }} />;
  const start = startOf(journeys.quoteFor());
  return <SignUp store={store} start={start} contact={contact} onOver={journeys.endSignUp} />;
}

const hasQuote = ({ view }: JourneyStore) =>
  readSavedQuote(valuesOf(view.getState().state, 'session')) !== undefined;
