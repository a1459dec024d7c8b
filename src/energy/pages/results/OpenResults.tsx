import type { Given } from '../given.ts';
import { startOf } from '../start.ts';
import styles from './Results.module.css';
import { Results } from './Results.tsx';

/** The results of the saved quote at their address. */
export function OpenResults({ journeys, contact }: Given) {
  const start = startOf(journeys.quoteFor());
  return (
    <>
      <Results store={journeys.fromQuote('results')} start={start} />
      <div className={styles.help}>{contact}</div>
    </>
  );
}
