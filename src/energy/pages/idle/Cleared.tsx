import { valuesOf } from '../../../engine/path.ts';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { idleMinutes } from '../../../runtime/idle.ts';
import { readSavedQuote } from '../../api/replies.ts';
import { sayDeal } from '../deal-words.ts';
import { say as sayFrame } from '../frame-words.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { firstPage } from '../start.ts';
import { say } from './words.ts';

/** What happened to somebody's details when nobody was there, and the way back to where they can begin again. */
export function OpenCleared({ journeys }: Given) {
  const session = valuesOf(journeys.quoteFor().view.getState().state, 'session');
  return (
    <div className={styles.message}>
      <PageTitle title={say('cleared')} />
      <PageHeading>{say('cleared')}</PageHeading>
      <p>{say('cleared-says', { minutes: idleMinutes })}</p>
      {journeys.hasSwitched() ? (
        <Way to="/switch-complete" says={sayDeal('to-switch')} />
      ) : readSavedQuote(session) ? (
        <>
          <p>{say('deals-kept')}</p>
          <Way to="/results/home-energy" says={sayFrame('back-to-deals')} />
        </>
      ) : (
        <Way to={firstPage} says={sayFrame('begin')} />
      )}
    </div>
  );
}

const Way = ({ to, says }: { readonly to: string; readonly says: string }) => (
  <p>
    <Link to={to}>{says}</Link>
  </p>
);
