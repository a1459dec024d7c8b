import type { EffectName } from '../vocabulary/effects.ts';
import {
  loadMeters,
  searchAddresses,
  searchBillingAddresses,
  searchMeterAddresses,
  searchPreviousAddresses,
} from './addresses.ts';
import {
  findSwitch,
  loadCarbonCustomer,
  loadProjects,
  openOffset,
  payOffset,
  settleOffset,
} from './carbon.ts';
import { completeSwitch } from './complete.ts';
import { countSwitch } from './count-switch.ts';
import { openDeal, startSwitch } from './deals.ts';
import type { Effect } from './effect.ts';
import { estimateUsage, loadEstimateOptions } from './estimate.ts';
import { addPreviousAddress } from './previous-address.ts';
import { createQuote, loadResults, resetQuote } from './quote.ts';
import { saveAddress, saveBank, savePersonal, saveTerms, verifyBank } from './save.ts';
import { askAlreadySwitched, loadPlan, loadSupplierTerms } from './sign-up.ts';
import { loadCustomerAddress, loadSignUpLists, loadSpecialNeeds } from './sign-up-lists.ts';
import { checkMpan, findMprn } from './sign-up-meters.ts';
import { fetchSuppliers, fetchTariffs } from './suppliers.ts';
import { loadLabel, loadProjections, loadTariffInformation } from './tariff-details.ts';
import { track } from './track.ts';
import { findVehicle, loadVehicleEngines, loadVehicleMakes, loadVehicleModels } from './vehicles.ts';

/** The body of every effect word: a word without a body does not compile. */
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
  'ask-already-switched': askAlreadySwitched,
  'load-plan': loadPlan,
  'load-supplier-terms': loadSupplierTerms,
  'load-sign-up-lists': loadSignUpLists,
  'load-special-needs': loadSpecialNeeds,
  'load-customer-address': loadCustomerAddress,
  'search-previous-addresses': searchPreviousAddresses,
  'search-billing-addresses': searchBillingAddresses,
  'search-meter-addresses': searchMeterAddresses,
  'add-previous-address': addPreviousAddress,
  'find-mprn': findMprn,
  'check-mpan': checkMpan,
  'save-personal': savePersonal,
  'save-address': saveAddress,
  'save-terms': saveTerms,
  'verify-bank': verifyBank,
  'save-bank': saveBank,
  'complete-switch': completeSwitch,
  'count-switch': countSwitch,
  'load-carbon-customer': loadCarbonCustomer,
  'load-projects': loadProjects,
  'find-switch': findSwitch,
  'open-offset': openOffset,
  'pay-offset': payOffset,
  'settle-offset': settleOffset,
} satisfies Record<EffectName, Effect>;
