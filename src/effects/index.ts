import type { EffectName } from '../vocabulary/effects.ts';
import { loadMeters, searchAddresses } from './addresses.ts';
import { openDeal, startSwitch } from './deals.ts';
import type { Effect } from './effect.ts';
import { estimateUsage, loadEstimateOptions } from './estimate.ts';
import { createQuote, loadResults, resetQuote } from './quote.ts';
import { fetchSuppliers, fetchTariffs } from './suppliers.ts';
import { loadLabel, loadProjections, loadTariffInformation } from './tariff-details.ts';
import { track } from './track.ts';
import { findVehicle, loadVehicleEngines, loadVehicleMakes, loadVehicleModels } from './vehicles.ts';

/** The effects that the first pages run; those of the sign-up stand in later.ts. */
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
  'open-deal': openDeal,
  'start-switch': startSwitch,
  'load-tariff-information': loadTariffInformation,
  'load-label': loadLabel,
  'load-projections': loadProjections,
} satisfies Partial<Record<EffectName, Effect>>;
