import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { readSavedQuote } from '../api/replies.ts';
import { own } from '../engine/own.ts';
import { Overlay } from '../runtime/Overlay.tsx';
import { type JourneyStore, useView } from '../runtime/store.ts';
import { BestDeal } from './BestDeal.tsx';
import { Deal } from './Deal.tsx';
import { presentCost } from './money.ts';
import { PageHeading } from './PageHeading.tsx';
import styles from './Pages.module.css';
import { PageTitle } from './PageTitle.tsx';
import { rowsOf } from './result-rows.ts';

interface ResultsProps {
  readonly store: JourneyStore;
  /** Address of the first page. */
  readonly start: string;
}

const title = 'Choose Your New Deal';

/** Ranked results of the saved quote, in the server's order (Q7.20); without a saved quote, back to the start. */
export function Results({ store, start }: ResultsProps) {
  const hasQuote = useView(store, ({ state }) => readSavedQuote(state.sources.session) !== undefined);
  const list = useView(store, ({ state }) => own(state.lookups, 'results'));
  const status = list?.status ?? 'unknown';
  useEffect(() => {
    if (hasQuote && status === 'unknown') void store.run('load-results');
  }, [store, hasQuote, status]);
  if (!hasQuote) return <Navigate to={start} replace />;
  const isLoading = status === 'unknown' || status === 'pending';
  return (
    <>
      <PageTitle title={title} />
      <div className={styles.results}>
        <div className={styles.resultsHead}>
          <PageHeading>{title}</PageHeading>
          <Link to={start}>Change your answers</Link>
        </div>
        {isLoading ? (
          <Skeletons />
        ) : (
          <Deals rows={rowsOf(list?.items ?? [])} hasFailed={status === 'failed'} start={start} />
        )}
      </div>
      <Overlay store={store} />
    </>
  );
}

interface DealsProps {
  readonly rows: ReturnType<typeof rowsOf>;
  readonly hasFailed: boolean;
  readonly start: string;
}

function Deals({ rows, hasFailed, start }: DealsProps) {
  if (rows.length === 0) return <NoDeals hasFailed={hasFailed} start={start} />;
  const lowest = cheapest(rows);
  const best = cheapest(rows.filter(({ switchOption }) => switchOption === 'Switch')) ?? lowest;
  const most = Math.max(...rows.flatMap((row) => [row.totalCost, presentCost(row)]));
  return (
    <>
      {best && <BestDeal row={best} isBeaten={best.totalCost !== lowest?.totalCost} />}
      <div className={styles.about}>
        <p className={styles.count} role="status">
          {rows.length === 1 ? '1 deal' : `${rows.length} deals`}
        </p>
        <p className={styles.commission}>
          The line on each bar is what you pay now. We are paid a commission by some suppliers when you switch
          through us. It changes neither the prices that you see nor the order of this list.
        </p>
      </div>
      <ol className={styles.deals}>
        {rows.map((row) => (
          <Deal
            key={`${row.tariffId} ${row.payMethod}`}
            row={row}
            isCheapest={row.totalCost === lowest?.totalCost}
            most={most}
          />
        ))}
      </ol>
    </>
  );
}

function cheapest(rows: DealsProps['rows']) {
  return rows.reduce<DealsProps['rows'][number] | undefined>(
    (best, row) => (best === undefined || row.totalCost < best.totalCost ? row : best),
    undefined,
  );
}

function NoDeals({ hasFailed, start }: Omit<DealsProps, 'rows'>) {
  return (
    <div className={styles.empty} role="status">
      <h2>No results found</h2>
      <p>
        {hasFailed
          ? 'We could not load the deals for your quote. Your answers are safe.'
          : 'No supplier offers a deal for these answers at the moment.'}
      </p>
      <Link to={start}>Check your answers</Link>
    </div>
  );
}

/** The shape of the list while it is on its way. */
function Skeletons() {
  return (
    <div aria-busy="true">
      <p className={styles.count} role="status">
        Finding your deals…
      </p>
      <div className={styles.deals} aria-hidden="true">
        {['one', 'two', 'three'].map((name) => (
          <div key={name} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
