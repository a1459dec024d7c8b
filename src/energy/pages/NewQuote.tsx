import { valuesOf } from '../../engine/path.ts';
import { Link } from '../../react/page/Link.tsx';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { sayDeal } from './deal-words.ts';
import { say } from './frame-words.ts';
import { startOf } from './start.ts';

interface NewQuoteProps {
  readonly store: JourneyStore;
  /** What the service answered to the switch that did not start. */
  readonly status: number | undefined;
}

/** The ways on where a switch cannot start any more: to the one that was made, and to another quote. */
export function NewQuote({ store, status }: NewQuoteProps) {
  const isMade = useView(store, ({ state }) => {
    const { switched, alreadySwitched } = valuesOf(state, 'session');
    return switched === true || alreadySwitched === true;
  });
  return (
    <>
      {isMade && <Link to="/switch-complete">{sayDeal('to-switch')}</Link>}
      {(isMade || status === 404) && <Link to={startOf(store)}>{say('begin')}</Link>}
    </>
  );
}
