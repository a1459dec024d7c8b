import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { Given } from '../given.ts';
import { firstPage, startOf } from '../start.ts';
import { SignUp } from './SignUp.tsx';
import { say } from './words.ts';

/** The sign-up of the chosen deal; one that is over shows its end, and without one the first page is shown. */
export function OpenSignUp({ journeys, contact }: Given) {
  const store = useMemo(() => journeys.signUp(), [journeys]);
  if (store === undefined && journeys.hasSwitched()) return <Navigate to="/switch-complete" replace />;
  if (store === undefined) return <Navigate to={firstPage} replace state={{ says: say('no-sign-up') }} />;
  const start = startOf(journeys.quoteFor());
  return <SignUp store={store} start={start} contact={contact} onOver={journeys.endSignUp} />;
}
