import { Notice } from '../../../widgets/notice/Notice.tsx';
import { valuesOf } from '../../engine/path.ts';
import { useView } from '../../react/use-view.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { text } from '../api/unchecked.ts';
import { sayDeal } from './deal-words.ts';
import { isMade, NewQuote } from './NewQuote.tsx';

/**
 * Whether this browser knows that the quote became a switch: none of its deals can be switched to any more. A page that was told so by the
 * service only now stays as it is, with what it was told.
 */
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
