import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Given } from '../given.ts';
import { startOf } from '../start.ts';
import { TariffDetails } from './TariffDetails.tsx';

/** The details of the tariff that the address names. */
export function OpenDetails({ journeys, contact }: Given) {
  const { tariffId = '' } = useParams();
  const start = startOf(journeys.quoteFor());
  const store = useMemo(() => journeys.fromQuote('tariff-details'), [journeys]);
  return <TariffDetails store={store} tariffId={tariffId} start={start} contact={contact} />;
}
