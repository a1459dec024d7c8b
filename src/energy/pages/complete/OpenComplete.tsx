import type { Given } from '../given.ts';
import { startOf } from '../start.ts';
import { SwitchComplete } from './SwitchComplete.tsx';

/** The end of a switch; without one, the first page. */
export function OpenComplete({ journeys, contact }: Given) {
  const start = startOf(journeys.quoteFor());
  return <SwitchComplete store={journeys.fromQuote('switch-complete')} start={start} contact={contact} />;
}
