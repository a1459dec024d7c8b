import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Given } from '../given.ts';
import { CarbonOffset } from './CarbonOffset.tsx';

/** Leaves for the payment page: the effect has judged the address. */
const leave = (address: string) => globalThis.location.assign(address);

/** The offset of the customer whom the address names (S2.71). */
export function OpenOffset({ journeys }: Given) {
  const { customerId = '' } = useParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset'), [journeys]);
  return <CarbonOffset store={store} customerId={customerId} leave={leave} />;
}
