import type { EffectName } from '../vocabulary/effects.ts';
import { searchBillingAddresses, searchMeterAddresses, searchPreviousAddresses } from './addresses.ts';
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
import type { effects } from './index.ts';
import { keepQuote, openQuote } from './kept.ts';
import { endProgressLink, loadProgressLink, openProgress } from './progress.ts';
import { saveAddress, saveBank, savePersonal, saveTerms, verifyBank } from './save.ts';
import { loadSaved } from './saved-sections.ts';
import { askAlreadySwitched, loadPlan, loadSupplierTerms } from './sign-up.ts';
import {
  loadCustomerAddress,
  loadDirectDebitDays,
  loadEmploymentStatuses,
  loadResidentialStatuses,
  loadSpecialNeeds,
  loadTitles,
} from './sign-up-lists.ts';
import { checkMpan, findHomeMeters, findMprn } from './sign-up-meters.ts';
import { loadLabel, loadProjections, loadTariffInformation } from './tariff-details.ts';
import { findVehicle, loadVehicleEngines, loadVehicleMakes, loadVehicleModels } from './vehicles.ts';

/** The effects that come in a chunk of their own when the first is run. A word with a body neither here nor in index.ts does not compile. */
export const laterEffects = {
  'find-vehicle': findVehicle,
  'load-vehicle-makes': loadVehicleMakes,
  'load-vehicle-models': loadVehicleModels,
  'load-vehicle-engines': loadVehicleEngines,
  'keep-quote': keepQuote,
  'open-quote': openQuote,
  'open-deal': openDeal,
  'start-switch': startSwitch,
  'load-tariff-information': loadTariffInformation,
  'load-label': loadLabel,
  'load-projections': loadProjections,
  'ask-already-switched': askAlreadySwitched,
  'load-plan': loadPlan,
  'load-supplier-terms': loadSupplierTerms,
  'load-titles': loadTitles,
  'load-employment-statuses': loadEmploymentStatuses,
  'load-residential-statuses': loadResidentialStatuses,
  'load-direct-debit-days': loadDirectDebitDays,
  'load-special-needs': loadSpecialNeeds,
  'load-customer-address': loadCustomerAddress,
  'load-saved': loadSaved,
  'search-previous-addresses': searchPreviousAddresses,
  'search-billing-addresses': searchBillingAddresses,
  'search-meter-addresses': searchMeterAddresses,
  'find-home-meters': findHomeMeters,
  'find-mprn': findMprn,
  'check-mpan': checkMpan,
  'save-personal': savePersonal,
  'save-address': saveAddress,
  'save-terms': saveTerms,
  'verify-bank': verifyBank,
  'save-bank': saveBank,
  'complete-switch': completeSwitch,
  'count-switch': countSwitch,
  'load-progress-link': loadProgressLink,
  'open-progress': openProgress,
  'end-progress-link': endProgressLink,
  'load-carbon-customer': loadCarbonCustomer,
  'load-projects': loadProjects,
  'find-switch': findSwitch,
  'open-offset': openOffset,
  'pay-offset': payOffset,
  'settle-offset': settleOffset,
} satisfies Record<Exclude<EffectName, keyof typeof effects>, Effect>;
