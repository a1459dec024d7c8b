import { Notice } from '../../../widgets/notice/Notice.tsx';
import { valuesOf } from '../../engine/path.ts';
import type { Situation } from '../../engine/types.ts';
import { Link } from '../../react/page/Link.tsx';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { text } from '../api/unchecked.ts';
import { sayDeal } from './deal-words.ts';
import { say } from './frame-words.ts';
import { startOf } from './start.ts';

interface NewQuoteProps {
  readonly store: JourneyStore;
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

/** Whether this browser knows that the quote became a switch. A page that was told so only now by the service stays as it is. */
export const useMade = (store: JourneyStore): boolean =>
  useView(store, ({ state, failure }) => isMade(state) && failure === undefined);

/** That the quote became a switch, and to whom, with the ways on; nothing where it did not. */
export function SwitchMade({ store }: { readonly store: JourneyStore }) {
  const made = useMade(store);
  const supplier = useView(store, ({ state }) => text(valuesOf(state, 'session').switchedSupplier));
  if (!made) return null;
  return (
    <Notice
      tone="info"
      heading={supplier ? sayDeal('switched-to', { supplier }) : sayDeal('switched')}
      text={sayDeal('switched-says')}
    >
      <NewQuote store={store} status={undefined} />
    </Notice>
  );
}
