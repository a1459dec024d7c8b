import type { JourneyState, Sources } from './types.ts';

/** A journey before anything happened. `today` is YYYY-MM-DD; `averages` are kWh a year by name (`gas.low`). */
export function emptyState(
  today: string,
  brand: Sources['brand'] = {},
  averages: Sources['averages'] = {},
): JourneyState {
  return {
    answers: {},
    sources: { meter: {}, plan: {}, session: {}, brand, averages },
    lookups: {},
    pending: {},
    failures: {},
    today,
    touched: {},
    open: [],
  };
}
