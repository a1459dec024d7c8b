import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { valuesOf } from '../../../engine/path.ts';
import { JourneyPage } from '../../../react/page/JourneyPage.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { say } from '../frame-words.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { firstPage, startOf } from '../start.ts';

/** Saves the quote under way for who comes back; without one, or where nobody keeps it, the first page, and the end of one that became a switch. */
export function OpenKeep({ journeys, canKeep }: Given) {
  const store = useMemo(() => (canKeep ? journeys.keeping() : undefined), [journeys, canKeep]);
  if (store === undefined) return <Navigate to={firstPage} replace />;
  const { switchId, switched } = valuesOf(store.view.getState().state, 'session');
  if (switched === true) return <Navigate to="/switch-complete" replace />;
  return (
    <div className={styles.message}>
      <JourneyPage store={store} />
      <p>
        <Link to={switchId !== undefined ? '/results/home-energy' : startOf(journeys.quoteFor())}>
          {say('back-to-quote')}
        </Link>
      </p>
    </div>
  );
}
