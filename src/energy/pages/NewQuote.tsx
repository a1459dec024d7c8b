import { valuesOf } from '../../engine/path.ts';
import type { Situation } from '../../engine/types.ts';
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

/** Whether this browser knows that the quote became a switch. */
export function isMade(situation: Pick<Situation, 'sources'>): boolean {
  const { switched, alreadySwitched } = valuesOf(situation, 'session');
  return switched === true || alreadySwitched === true;
}

/** The ways on where a switch cannot start any more: to the one that was made, and to another quote. */
export function NewQuote({ store, status }: NewQuoteProps) {
  const made = useView(store, ({ state }) => isMade(state));
  return (
    <>
      {made && <Link to="/switch-complete">{sayDeal('to-switch')}</Link>}
      {(made || status === 404) && <Link to={startOf(store)}>{say('begin')}</Link>}
    </>
  );
}
