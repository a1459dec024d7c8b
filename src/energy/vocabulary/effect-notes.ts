import type { EffectNote } from '../../engine/trade-words.ts';
import { effectInputs } from './effect-inputs.ts';
import type { EffectName } from './effects.ts';

const sentBy = (word: EffectName) => Object.keys(effectInputs[word]?.sends ?? {});

/** What every effect does (specification, quote journey §4 and §7). */
export const effectNotes = {
  'reset-quote': { doc: 'Forgets the saved quote and every lookup (Q2.10).', writes: ['session', 'lookup'] },
  track: { doc: 'Records a page view or an action (Q7.01); a failure is silent.' },
  'search-addresses': {
    doc: 'Addresses of the postcode, into lookup addresses (Q7.12).',
    writes: ['lookup.addresses'],
  },
  'load-meters': {
    doc: "The chosen address's meters, into the meter source (Q7.12, Q4.23).",
    writes: ['meter'],
  },
  'fetch-suppliers': {
    doc: 'Suppliers for the postcode and pay method, into lookup suppliers (Q7.11).',
    writes: ['lookup.suppliers', 'supplierId'],
  },
  'fetch-tariffs': {
    doc: 'Tariffs of the supplier, into lookup tariffs; chooses the default or standard one (Q4.30).',
    writes: ['lookup.tariffs', 'tariff'],
  },
  'find-vehicle': {
    doc: 'Make, model and engine of a registration number (Q7.14).',
    writes: [
      'electricOnly',
      'vehicleMake',
      'vehicleModel',
      'vehicleEngine',
      'lookup.vehicle-models',
      'lookup.vehicle-engines',
    ],
  },
  'load-vehicle-makes': {
    doc: 'Vehicle makes, into lookup vehicle-makes (Q7.14).',
    writes: ['lookup.vehicle-makes'],
  },
  'load-vehicle-models': {
    doc: 'Models of the chosen make, into lookup vehicle-models (Q7.14).',
    writes: ['lookup.vehicle-models'],
  },
  'load-vehicle-engines': {
    doc: 'Engines of the chosen model, into lookup vehicle-engines; electric ones alone when asked (Q7.14).',
    writes: ['lookup.vehicle-engines'],
  },
  'load-estimate-options': {
    doc: 'Choices of the estimate questionnaire (Q7.13).',
    writes: [
      'lookup.house-types',
      'lookup.bedrooms',
      'lookup.occupancy-frequencies',
      'lookup.energy-efficiencies',
      'lookup.fuel-use-types',
    ],
  },
  'estimate-usage': {
    doc: 'Estimated usage from the five answers; 0 when it fails (Q7.13, Q8.04).',
    writes: ['gasUsage.usage', 'electricityUsage.usage'],
  },
  'create-quote': {
    doc: 'Creates the quote and saves its record (Q7.10, Q4.50).',
    writes: ['session', 'lookup.results'],
  },
  'load-results': {
    doc: 'Ranked results of the saved quote, into lookup results, their suppliers into result-suppliers (Q7.20).',
    writes: ['lookup.results', 'lookup.result-suppliers'],
  },
  'keep-quote': {
    doc: 'Keeps quote and answers, and has a link to them sent to keepEmail; to whom it is, into answer keptFor, and whether it is on its way, into isOnItsWay.',
    writes: ['keptFor', 'isOnItsWay'],
  },
  'open-quote': {
    doc: "Opens the link of linkToken: its quote and answers are this visitor's. A link that will never open is in usedToken from then on.",
    writes: ['session', 'usedToken'],
    leads: true,
  },
  'open-deal': {
    doc: 'Keeps pay method and switch option of the deal in moreInfo (Q2.32).',
    writes: ['session'],
  },
  'start-switch': {
    doc: 'Starts the sign-up for the deal in switchNow: its switchKey (Q2.32).',
    writes: ['session'],
  },
  'load-tariff-information': {
    doc: 'What is told of the tariff in tariffId, into lookup tariff-information (Q7.21).',
    writes: ['lookup.tariff-information'],
  },
  'load-label': {
    doc: 'Tariff Information Labels of that tariff, into lookup tariff-labels (Q7.21).',
    writes: ['lookup.tariff-labels'],
  },
  'load-projections': {
    doc: 'Personal projections with that tariff, into lookup tariff-projections (Q7.21).',
    writes: ['lookup.tariff-projections'],
  },
  'ask-already-switched': {
    doc: 'Whether the switch was completed before, into answer isSwitchedAlready; if so, the complete page (S4.01).',
    writes: ['isSwitchedAlready', 'session'],
  },
  'load-plan': {
    doc: 'The plan that is signed up for, into the plan source; else the first page (S7.01).',
    writes: ['plan', 'isPlanKnown', 'session'],
  },
  'load-supplier-terms': {
    doc: "Lays the supplier's variant over its card (S2.30 to S2.44).",
    writes: ['plan', 'areTermsKnown'],
  },
  'load-titles': { doc: 'Titles (S7.02).', writes: ['lookup.titles'] },
  'load-employment-statuses': {
    doc: 'Employment statuses; the first one where none is chosen (S7.02, S4.02).',
    writes: ['lookup.employment-statuses'],
    fills: ['employmentStatusId'],
  },
  'load-residential-statuses': {
    doc: 'Residential statuses; the first one where none is chosen (S7.02, S4.02).',
    writes: ['lookup.residential-statuses'],
    fills: ['residentialStatusId'],
  },
  'load-direct-debit-days': {
    doc: 'Days on which a direct debit may go out (S7.02).',
    writes: ['lookup.direct-debit-days'],
  },
  'load-special-needs': {
    doc: 'Medical conditions and requirements, into lookup special-needs (S4.05).',
    writes: ['lookup.special-needs'],
  },
  'load-customer-address': {
    doc: "The home's address and how it is held (S7.03).",
    writes: ['presentAddress', 'residentialStatusId', 'lengthOfResidencyInMonths'],
  },
  'load-saved': {
    doc: 'The sections that the service has taken, into their answers; consents only where this very wording was shown.',
    writes: [
      ...['isBroughtBack', 'areTermsAskedAgain', 'saved'],
      ...sentBy('save-personal').filter((name) => name !== 'dateOfBirth'),
      ...sentBy('save-address'),
      ...sentBy('save-terms').filter((name) => name !== 'mpanValid'),
    ],
  },
  'search-previous-addresses': {
    doc: 'Addresses of previous.postcode, into lookup previous-addresses (S2.12).',
    writes: ['lookup.previous-addresses'],
  },
  'search-billing-addresses': {
    doc: 'Addresses of billing.postcode, into lookup billing-addresses (S2.13).',
    writes: ['lookup.billing-addresses'],
  },
  'search-meter-addresses': {
    doc: 'Addresses of meterLookup.postcode, into lookup meter-addresses (S2.14).',
    writes: ['lookup.meter-addresses'],
  },
  'find-home-meters': {
    doc: "The numbers of the home's meters, where nothing stands there yet (S4.08).",
    writes: ['mpanNumber', 'mpanFound', 'mprnNumber', 'mprnFound', 'noMprnFound'],
  },
  'find-mprn': {
    doc: 'The MPRN of the domestic gas meter of meterLookup.address, or noMprnFound (S4.08).',
    writes: ['mprnNumber', 'mprnFoundFor', 'noMprnFound'],
  },
  'check-mpan': {
    doc: 'Whether a well-formed MPAN is known, into answer mpanValid (S4.10).',
    writes: ['mpanValid'],
  },
  'save-personal': { doc: 'Saves the customer (S4.03).', writes: ['saved'] },
  'save-address': { doc: 'Saves the address history and billing address (S4.03).', writes: ['saved'] },
  'save-terms': { doc: 'Saves meter numbers and consents (S4.03).', writes: ['saved'] },
  'verify-bank': {
    doc: 'Verifies the bank details of a direct debit (S7.05); bankRefused tells an answer that was no from none, bank.refusal what it said.',
    writes: ['saved', 'bankRefused', 'bank.refusal'],
  },
  'save-bank': { doc: 'Saves the bank details of a direct debit (S4.03).', writes: ['saved'] },
  'complete-switch': {
    doc: 'Completes the switch once, and records what was agreed (S7.06).',
    writes: ['session', 'saved'],
  },
  'count-switch': {
    doc: "The affiliate's image of a switch completed here, into answer pixel, once the person agrees; once for each switch (S2.63).",
    writes: ['pixel'],
  },
  'load-progress-link': {
    doc: 'The link to the progress of the switch made here, into answer linkToken with its last day in linkUntil; `again` makes one that was ended anew. Of a switch that had been made before, what the service knows of it.',
    writes: ['linkToken', 'linkUntil', 'session'],
  },
  'open-progress': {
    doc: 'What is known of the switch whose link is in linkToken, into answer progress.',
    writes: ['progress'],
  },
  'end-progress-link': {
    doc: 'Ends the link in linkToken, which is null from then on.',
    writes: ['linkToken'],
  },
  'load-carbon-customer': {
    doc: 'Footprint and offset of the customer in carbonId, or of the switch made here, into answer carbon (S7.10).',
    writes: ['carbon'],
  },
  'load-projects': {
    doc: 'Projects that offset carbon, into lookup offset-projects (S7.10).',
    writes: ['lookup.offset-projects'],
  },
  'find-switch': { doc: 'The switch in existingSwitchId, and on to its carbon offset (S2.70).', leads: true },
  'open-offset': { doc: 'On to the carbon offset of the switch (S2.62).', leads: true },
  'pay-offset': {
    doc: 'Starts the payment for project and percentage; where to pay into answer checkOutUrl (S7.10).',
    writes: ['checkOutUrl'],
  },
  'settle-offset': {
    doc: 'How the payment in payment ended, into answer settled (S7.10).',
    writes: ['settled'],
  },
} as const satisfies Record<EffectName, EffectNote>;
