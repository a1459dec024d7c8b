import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Notice } from '../../../widgets/notice/Notice.tsx';
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
import styles from './Pages.module.css';
import { quoteStages } from './quote-stages.ts';
import { useUnsent } from './use-unsent.ts';

interface CurrentTariffProps {
  readonly store: JourneyStore;
  /** What stands beside the cards of the cards; on a narrow screen, after them. */
  readonly aside: ReactNode;
}

/** Why another page sent people here, and the way back to their deals; gone when they load the page again or come back to it. */
function SentHere() {
  const { state } = useLocation();
  const way = useNavigationType();
  if (way === 'POP' || !isMap(state) || typeof state.says !== 'string') return null;
  return (
    <Notice tone="warning" text={state.says}>
      {typeof state.deals === 'string' && <Link to={state.deals}>{say('back-to-deals')}</Link>}
    </Notice>
  );
}

/** The first page: the quote journey (specification §2, Current tariff page). */
export function CurrentTariff({ store, aside }: CurrentTariffProps) {
  const navigate = useNavigate();
  const title = useView(store, ({ model }) => model.journey.title);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  const sent = useUnsent(store);
  useEffect(() => store.enter(), [store]);
  return (
    <>
      <PageTitle title={title} hasError={hasFailed} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <div className={styles.head}>
            <PageHeading>{title}</PageHeading>
            <div>
              <p>{say('start')}</p>
              <p className={styles.earn}>{say('earn')}</p>
            </div>
            <SentHere />
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
