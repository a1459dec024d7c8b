import type { EffectName } from '../vocabulary/effects.ts';
import { loadMeters, searchAddresses } from './addresses.ts';
import type { Effect } from './effect.ts';
import { estimateUsage, loadEstimateOptions } from './estimate.ts';
import { createQuote, loadResults, resetQuote } from './quote.ts';
import { fetchSuppliers, fetchTariffs } from './suppliers.ts';
import { track } from './track.ts';

/** The effects that lead to the results; those of vehicles and of everything behind the results stand in later.ts. */
export const effects = {
  'reset-quote': resetQuote,
  track,
  'search-addresses': searchAddresses,
  'load-meters': loadMeters,
  'fetch-suppliers': fetchSuppliers,
  'fetch-tariffs': fetchTariffs,
  'load-estimate-options': loadEstimateOptions,
  'estimate-usage': estimateUsage,
  'create-quote': createQuote,
  'load-results': loadResults,
} satisfies Partial<Record<EffectName, Effect>>;
