import type { Trade } from './trade.ts';
import type { JourneyState, Sources } from './types.ts';

/** A journey before anything happened, with what its sources hold from the start. `today` is YYYY-MM-DD. */
export function emptyState(trade: Pick<Trade, 'sources'>, today: string, given: Sources = {}): JourneyState {
  return {
    answers: {},
    sources: { ...Object.fromEntries(Object.keys(trade.sources).map((name) => [name, {}])), ...given },
    lookups: {},
    pending: {},
    failures: {},
    today,
    touched: {},
    open: [],
  };
}
