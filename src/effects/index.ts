import type { EffectName } from '../vocabulary/effects.ts';
import { loadMeters, searchAddresses } from './addresses.ts';
import type { Effect } from './effect.ts';
import { estimateUsage, loadEstimateOptions } from './estimate.ts';
import { createQuote, loadResults, resetQuote } from './quote.ts';
import { fetchSuppliers, fetchTariffs } from './suppliers.ts';
import { track } from './track.ts';
import { findVehicle, loadVehicleEngines, loadVehicleMakes, loadVehicleModels } from './vehicles.ts';

/** The effects that lead to the results; those of everything behind them stand in later.ts. */
export const effects = {
  'reset-quote': resetQuote,
  track,
  'search-addresses': searchAddresses,
  'load-meters': loadMeters,
  'fetch-suppliers': fetchSuppliers,
  'fetch-tariffs': fetchTariffs,
  'find-vehicle': findVehicle,
  'load-vehicle-makes': loadVehicleMakes,
  'load-vehicle-models': loadVehicleModels,
  'load-vehicle-engines': loadVehicleEngines,
  'load-estimate-options': loadEstimateOptions,
  'estimate-usage': estimateUsage,
  'create-quote': createQuote,
  'load-results': loadResults,
} satisfies Partial<Record<EffectName, Effect>>;
