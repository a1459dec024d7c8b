import { Link, Navigate } from 'react-router-dom';
import { preloadWidget } from '../../../../widgets/registry.ts';
import { valuesOf } from '../../../engine/path.ts';
import { Overlay } from '../../../react/Overlay.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { readSavedQuote } from '../../api/replies.ts';
import { quoteStages } from '../quote-stages.ts';
import { Deals } from './Deals.tsx';
import styles from './Results.module.css';
import { say } from './words.ts';

// The filter's own widget comes with the page, not after it.
preloadWidget('supplier-checks').catch(() => undefined);

interface ResultsProps {
  /** The results journey. */
  readonly store: JourneyStore;
  /** Address of the first page. */
  readonly start: string;
}

/** Ranked results of the saved quote (Q7.20); without a saved quote, back to the start. */
export function Results({ store, start }: ResultsProps) {
  const hasQuote = useView(store, ({ state }) => readSavedQuote(valuesOf(state, 'session')) !== undefined);
  if (!hasQuote) return <Navigate to={start} replace />;
  return <Page store={store} start={start} />;
}

function Page({ store, start }: ResultsProps) {
  const title = useView(store, ({ model }) => model.journey.title);
  return (
    <>
      <PageTitle title={title} />
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <Link to={start}>{say('change-answers')}</Link>
        </div>
        <Deals store={store} start={start} />
      </div>
      <Overlay store={store} stages={quoteStages} />
    </>
  );
}
