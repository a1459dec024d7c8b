import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { JourneyPage } from '../../../react/page/JourneyPage.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { say as sayFrame } from '../frame-words.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { firstPage } from '../start.ts';
import { say } from './words.ts';

/**
 * What a link leads to. It is opened by a press of the button alone: a program that looks ahead at the link opens nothing.
 * The token stays behind the # of the address, which no server is sent, until it has opened: whoever loads the page again has it
 * still, and then no Back leads to it.
 */
export function OpenSaved({ journeys }: Given) {
  const store = useMemo(() => journeys.fromQuote('saved-quote'), [journeys]);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') store.change('linkToken', hash.slice(1));
  }, [store, hash]);
  return (
    <div className={styles.message}>
      {hash === '' ? <NoLink /> : <JourneyPage key={hash} store={store} replace />}
      <p>
        <Link to={firstPage}>{sayFrame('begin')}</Link>
      </p>
    </div>
  );
}

/** The page without a link: an address that was cut, or written by hand. */
function NoLink() {
  return (
    <>
      <PageTitle title={say('saved-quote')} />
      <PageHeading>{say('saved-quote')}</PageHeading>
      <Notice tone="info" text={say('no-link')} />
    </>
  );
}
