import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { valuesOf } from '../../../engine/path.ts';
import { JourneyPage } from '../../../react/page/JourneyPage.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { readSavedQuote } from '../../api/replies.ts';
import { text } from '../../api/unchecked.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { firstPage, startOf } from '../start.ts';
import { say, sayBold } from './words.ts';

/** The page that saves. To whom the link goes is told once it is saved: a slip in the address is seen. */
function Keep({ store }: { readonly store: JourneyStore }) {
  const { keptFor, isOnItsWay } = useView(store, ({ state }) => state.answers);
  const email = text(keptFor);
  const says = isOnItsWay === true ? 'on-its-way' : 'not-sent-yet';
  return <JourneyPage store={store} more={email === undefined ? undefined : sayBold(says, { email })} />;
}

/** Saves the quote under way for who comes back; without one, or where nobody keeps it, the first page, which says why, and the end of one that became a switch. */
export function OpenKeep({ journeys, canKeep }: Given) {
  const store = useMemo(() => (canKeep ? journeys.keeping() : undefined), [journeys, canKeep]);
  if (store === undefined) {
    const says = say(canKeep ? 'nothing-to-save' : 'none-saved-here');
    return <Navigate to={firstPage} replace state={{ says }} />;
  }
  const session = valuesOf(store.view.getState().state, 'session');
  if (session.switched === true) return <Navigate to="/switch-complete" replace />;
  return (
    <div className={styles.message}>
      <Keep store={store} />
      <p>
        <BackToQuote
          to={readSavedQuote(session) ? '/results/home-energy' : startOf(journeys.quoteFor())}
          isUnderWay={journeys.isUnderWay()}
        />
      </p>
    </div>
  );
}

/** The way back to the page that led here, as it was left; `to` is for who came otherwise, or opens it in another tab. */
function BackToQuote({ to, isUnderWay }: { readonly to: string; readonly isUnderWay: boolean }) {
  const navigate = useNavigate();
  // The router's name for the entry that a visit begins with: nothing of ours is before it.
  const isFirst = useLocation().key === 'default';
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (isFirst || !isUnderWay || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      {say('back-to-quote')}
    </Link>
  );
}
