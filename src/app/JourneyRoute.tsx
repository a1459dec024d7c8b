import { useMemo } from 'react';
import { JourneyPage } from '../react/page/JourneyPage.tsx';
import type { JourneyStore } from '../runtime/store.ts';

interface JourneyRouteProps {
  readonly journey: string;
  /** The journey of that name, as it stands. */
  readonly open: (journey: string) => JourneyStore;
}

/** A journey that has no page of its own, at its address. */
export function JourneyRoute({ journey, open }: JourneyRouteProps) {
  const store = useMemo(() => open(journey), [open, journey]);
  return <JourneyPage key={journey} store={store} />;
}
