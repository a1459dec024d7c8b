import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { own } from '../../../engine/own.ts';
import { JourneyPage } from '../../../react/page/JourneyPage.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { sayDeal } from '../deal-words.ts';
import { say as sayFrame } from '../frame-words.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { isMade } from '../SwitchMade.tsx';
import { firstPage } from '../start.ts';
import { say } from './words.ts';

/** What a link leads to, by a press of the button alone. Its token stays behind the #, which no server is sent, until it has opened. */
export function OpenSaved({ journeys }: Given) {
  const store = useMemo(() => journeys.fromQuote('saved-quote'), [journeys]);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') store.change('linkToken', hash.slice(1));
  }, [store, hash]);
  const used = useView(store, ({ state }) => state.answers.usedToken);
  if (hash !== '' && hash.slice(1) === used) return <Used store={store} />;
  return (
    <div className={styles.message}>
      {hash === '' ? (
        // An address that was cut, or written by hand.
        <>
          <PageTitle title={say('saved-quote')} />
          <PageHeading>{say('saved-quote')}</PageHeading>
          <Notice tone="info" text={say('no-link')} />
        </>
      ) : (
        <JourneyPage key={hash} store={store} replace />
      )}
      <p>
        <Link to={firstPage}>{sayFrame('begin')}</Link>
      </p>
    </div>
  );
}

/** The page of a link that opens nothing any more: why, which takes the focus of the button that told it, and the ways on. */
function Used({ store }: { readonly store: JourneyStore }) {
  const navigate = useNavigate();
  const message = useView(store, ({ state }) => own(state.failures, 'open-quote')?.message);
  const made = useView(store, ({ state }) => isMade(state));
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div className={styles.message}>
      <PageTitle title={say('saved-quote')} />
      <PageHeading>{say('saved-quote')}</PageHeading>
      <div ref={told} tabIndex={-1}>
        <Notice tone="info">
          <p>{message}</p>
          {made && <Link to="/switch-complete">{sayDeal('to-switch')}</Link>}
        </Notice>
      </div>
      <p>
        <Button kind="primary" onClick={() => navigate(firstPage)}>
          {sayFrame('begin')}
        </Button>
      </p>
    </div>
  );
}
