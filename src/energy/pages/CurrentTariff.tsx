import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Picture } from '../../../widgets/pictures/Picture.tsx';
import { Journey } from '../../react/Journey.tsx';
import { Overlay } from '../../react/Overlay.tsx';
import { PageHeading } from '../../react/page/PageHeading.tsx';
import { PageTitle } from '../../react/page/PageTitle.tsx';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { say } from './frame-words.ts';
import { NotKept } from './NotKept.tsx';
import styles from './Pages.module.css';
import { quoteStages } from './quote-stages.ts';
import { SentHere } from './SentHere.tsx';
import { useUnsent } from './use-unsent.ts';

interface CurrentTariffProps {
  readonly store: JourneyStore;
  /** Whether the API that the page talks to keeps quotes for who comes back. */
  readonly canKeep: boolean;
  /** What stands beside the cards of the cards; on a narrow screen, after them. */
  readonly aside: ReactNode;
}

/** The first page: the quote journey (specification §2, Current tariff page). */
export function CurrentTariff({ store, canKeep, aside }: CurrentTariffProps) {
  const navigate = useNavigate();
  const title = useView(store, ({ model }) => model.journey.title);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  const sent = useUnsent(store);
  const hasNext = useView(store, ({ state }) => state.open.length > 1);
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
        <div className={styles.side}>{aside}</div>
      </div>
      <Overlay store={store} stages={quoteStages} />
    </>
  );
}
