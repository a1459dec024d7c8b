import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { preloadWidget } from '../../../../widgets/registry.ts';
import { isComplete } from '../../../engine/journey.ts';
import { valuesOf } from '../../../engine/path.ts';
import { saidDay } from '../../../engine/said-day.ts';
import type { Values } from '../../../engine/types.ts';
import { Overlay } from '../../../react/Overlay.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import { useWidgets } from '../../../react/widgets.ts';
import { answerLines } from '../../../runtime/answer-lines.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { around } from '../../../words/language.ts';
import { readSavedQuote } from '../../api/replies.ts';
import { text } from '../../api/unchecked.ts';
import type { Given } from '../given.ts';
import { quoteStages } from '../quote-stages.ts';
import { SentHere } from '../SentHere.tsx';
import { SwitchMade } from '../SwitchMade.tsx';
import { startOf } from '../start.ts';
import { Deals } from './Deals.tsx';
import styles from './Results.module.css';
import { useHasNone } from './use-deals.ts';
import { say } from './words.ts';

// The filter's own widget comes with the page, not after it.
preloadWidget('supplier-checks').catch(() => undefined);

/** The results of the saved quote at their address. */
export function OpenResults({ journeys, brand, contact, canKeep }: Given) {
  const quote = journeys.quoteFor();
  const start = startOf(quote);
  const store = journeys.fromQuote('results');
  const hasNone = useHasNone(store);
  // A page that was loaded again holds no answer: what was typed is kept nowhere.
  const hasAnswers = Object.keys(quote.view.getState().state.answers).length > 0;
  return (
    <>
      <Results
        store={store}
        start={start}
        hasAnswers={hasAnswers}
        printed={<Printed quote={quote} brand={brand} />}
      >
        {canKeep && (
          <Link className="reach" to="/save-quote" aria-label={say('keep')}>
            {say('keep-short')}
          </Link>
        )}
        {!hasNone && (
          <button type="button" className="reach" aria-label={say('print')} onClick={() => window.print()}>
            {say('print-short')}
          </button>
        )}
      </Results>
      <div className={styles.help}>{contact}</div>
    </>
  );
}

interface ResultsProps {
  readonly store: JourneyStore;
  readonly start: string;
  /** The answers of the quote are still here to be changed. */
  readonly hasAnswers: boolean;
  /** What stands on paper alone, above the deals. */
  readonly printed?: ReactNode;
  /** What else can be done with the quote, beside its title. */
  readonly children?: ReactNode;
}

/** Ranked results of the saved quote (Q7.20); without a saved quote back to the start, which says why. */
export function Results(props: ResultsProps) {
  const { store, start } = props;
  const hasQuote = useView(store, ({ state }) => readSavedQuote(valuesOf(state, 'session')) !== undefined);
  if (!hasQuote) return <Navigate to={start} replace state={{ says: around(() => say('no-quote')) }} />;
  return <Page {...props} />;
}

function Page({ store, start, hasAnswers, printed, children }: ResultsProps) {
  const title = useView(store, ({ model }) => model.journey.title);
  return (
    <>
      <PageTitle title={title} />
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <div className={styles.ways}>
            <Link className="reach" to={start}>
              {say(hasAnswers ? 'change-answers' : 'new-quote')}
            </Link>
            {children}
          </div>
        </div>
        <SentHere />
        <SwitchMade store={store} />
        {printed}
        <Deals store={store} start={start} />
      </div>
      <Overlay store={store} stages={quoteStages} />
    </>
  );
}

interface PrintedProps {
  /** The quote journey, whose answers the deals are for. */
  readonly quote: JourneyStore;
  readonly brand: Values;
}

/** On paper alone, above the deals: through whom and when, and what was answered, where this page still knows it. */
function Printed({ quote, brand }: PrintedProps) {
  const { steps, state } = quote.view.getState();
  const cards = answerLines(steps, state.answers, useWidgets());
  return (
    <div className={styles.printed}>
      <p>
        {say('printed', {
          name: text(brand.supplierName) ?? '',
          phone: text(brand.supplierPhone) ?? '',
          day: saidDay(quote.today),
        })}
      </p>
      {isComplete(steps) && (
        <dl>
          {cards.flatMap(({ lines }) =>
            lines.map(({ field, label, said }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            )),
          )}
        </dl>
      )}
    </div>
  );
}
