import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Given } from '../given.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import { SwitchProgress } from './SwitchProgress.tsx';

/**
 * The progress of the switch that a link leads to. The token stays behind the # of the address, which no server is sent: the
 * link may be opened again.
 */
export function OpenProgress({ journeys, contact }: Given) {
  const store = useMemo(() => journeys.fromQuote('switch-progress'), [journeys]);
  const { hash } = useLocation();
  const token = hash.slice(1);
  useAddressAnswer(store, 'linkToken', token || undefined);
  return <SwitchProgress key={hash} store={store} hasLink={token !== ''} contact={contact} />;
}
