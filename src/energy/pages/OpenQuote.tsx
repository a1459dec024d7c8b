import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Picture } from '../../../widgets/pictures/Picture.tsx';
import { isMap } from '../../engine/own.ts';
import { Journey } from '../../react/Journey.tsx';
import { Overlay } from '../../react/Overlay.tsx';
import { Link } from '../../react/page/Link.tsx';
import { PageHeading } from '../../react/page/PageHeading.tsx';
import { PageTitle } from '../../react/page/PageTitle.tsx';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { say } from './frame-words.ts';
import type { Given } from './given.ts';
import { loadResults } from './load-results.ts';
import { NotKept } from './NotKept.tsx';
import styles from './Pages.module.css';
import { quoteStages } from './quote-stages.ts';
import { SentHere } from './SentHere.tsx';
import { comparisonTypes, firstPage } from './start.ts';
import { useUnsent } from './use-unsent.ts';

/** The quote journey; an unknown comparison type leads to the first page and keeps nothing of the address (Q2.04). */
export function OpenQuote(given: Given) {
  const { journeys } = given;
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
  return store ? <CurrentTariff {...given} store={store} /> : <Navigate to={firstPage} replace />;
}

/** The first page: the cards of the quote journey (specification §2, Current tariff page), on a narrow screen above what stands beside them. */
function CurrentTariff({ store, canKeep, contact, samples }: Given & { readonly store: JourneyStore }) {
  const navigate = useNavigate();
  const title = useView(store, ({ model }) => model.journey.title);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  const sent = useUnsent(store);
  const hasNext = useView(store, ({ state }) => state.open.length > 1);
  // There is something to save.
  const hasHome = useView(store, ({ state }) => isMap(state.answers.address));
  // For good: it would come again above somebody who types another postcode.
  const isBegun = useRef(false);
  isBegun.current ||= hasNext;
  useEffect(() => store.enter(), [store]);
  return (
    <>
      <PageTitle title={title} hasError={hasFailed} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <div className={styles.head}>
            <PageHeading>{title}</PageHeading>
            <div className={isBegun.current ? styles.begun : undefined}>
              <p>{say('start')}</p>
              <p className={styles.earn}>{say('earn')}</p>
            </div>
            <SentHere />
            <NotKept store={store} canKeep={canKeep} />
            <div className={styles.banner}>
              <p>{say('bill')}</p>
              <Picture name="annotated-bill" />
            </div>
          </div>
          <Journey
            store={store}
            onDone={(go) => {
              sent();
              if (go !== undefined) navigate(go);
            }}
          />
        </div>
        <div className={styles.side}>
          {canKeep && hasHome && (
            <p>
              <Link to="/save-quote">{say('keep')}</Link>
            </p>
          )}
          {contact}
          {samples}
        </div>
      </div>
      <Overlay store={store} stages={quoteStages} />
    </>
  );
}
