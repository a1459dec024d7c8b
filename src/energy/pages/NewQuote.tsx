import { Link } from '../../react/page/Link.tsx';
import type { JourneyStore } from '../../runtime/store.ts';
import { say } from './frame-words.ts';
import { startOf } from './start.ts';

/** The way on where the quote is not there any more, such as one that goes on elsewhere: to begin another. */
export function NewQuote({ store }: { readonly store: JourneyStore }) {
  return <Link to={startOf(store)}>{say('begin')}</Link>;
}
