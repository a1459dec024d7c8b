import type { Given } from '../given.ts';
import { startOf } from '../start.ts';
import { SwitchComplete } from './SwitchComplete.tsx';

/** The end of a switch; without one, the first page. */
export function OpenComplete({ journeys, contact, canKeep }: Given) {
  const start = startOf(journeys.quoteFor());
  const store = journeys.fromQuote('switch-complete');
  return <SwitchComplete store={store} start={start} contact={contact} canKeep={canKeep} />;
}
