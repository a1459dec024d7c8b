/** What an effect word says of itself. `with` lists the arguments that JSON may give. */
export interface EffectWord {
  readonly doc: string;
  /** Argument names and kinds; `'*'` admits any name (tracking actions). */
  readonly with: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'any'>>;
  /** While it runs, the card that asked for it is not valid, for this reason (a name in messages.json). */
  readonly waiting?: string;
  /** What is said when it fails: a name in messages.json. */
  readonly fails?: string;
}

/** Every effect that JSON may run: the only words that touch the world (specification, quote journey §4 and §7). */
export const effectWords = {
  'reset-quote': { doc: 'Forgets the saved quote and every lookup (Q2.10).', with: {} },
  track: { doc: 'Records a page view or an action (Q7.01); a failure is silent.', with: { '*': 'any' } },
  'search-addresses': {
    doc: 'Addresses of the postcode, into lookup addresses (Q7.12).',
    with: {},
    waiting: 'waiting-for-addresses',
  },
  'load-meters': {
    doc: "The chosen address's meters, into the meter source (Q7.12, Q4.23).",
    with: {},
    waiting: 'waiting-for-meters',
  },
  'fetch-suppliers': {
    doc: 'Suppliers for the postcode and pay method, into lookup suppliers (Q7.11).',
    with: {},
  },
  'fetch-tariffs': {
    doc: 'Tariffs of the supplier, into lookup tariffs; chooses the default or standard one (Q4.30).',
    with: {},
    waiting: 'waiting-for-tariffs',
  },
  'find-vehicle': { doc: 'Make, model and engine of a registration number (Q7.14).', with: {} },
  'load-vehicle-makes': { doc: 'Vehicle makes, into lookup vehicle-makes (Q7.14).', with: {} },
  'load-vehicle-models': { doc: 'Models of the chosen make, into lookup vehicle-models (Q7.14).', with: {} },
  'load-vehicle-engines': {
    doc: 'Engines of the chosen model, into lookup vehicle-engines; electric ones alone when asked (Q7.14).',
    with: {},
  },
  'load-estimate-options': { doc: 'Choices of the estimate questionnaire (Q7.13).', with: {} },
  'estimate-usage': {
    doc: 'Estimated usage from the five answers; 0 when it fails (Q7.13, Q8.04).',
    with: {},
  },
  'create-quote': { doc: 'Creates the quote and saves its record (Q7.10, Q4.50).', with: {} },
  'load-results': {
    doc: 'Ranked results of the saved quote, into lookup results, their suppliers into result-suppliers (Q7.20).',
    with: {},
  },
  'open-deal': { doc: 'Keeps pay method and switch option of the deal in moreInfo (Q2.32).', with: {} },
  'start-switch': { doc: 'Starts the sign-up for the deal in switchNow: its switchKey (Q2.32).', with: {} },
  'load-tariff-information': {
    doc: 'What is told of the tariff in tariffId, into lookup tariff-information (Q7.21).',
    with: {},
  },
  'load-label': {
    doc: 'Tariff Information Labels of that tariff, into lookup tariff-labels (Q7.21).',
    with: {},
    fails: 'quote-gone',
  },
  'load-projections': {
    doc: 'Personal projections with that tariff, into lookup tariff-projections (Q7.21).',
    with: {},
    fails: 'quote-gone',
  },
  'ask-already-switched': {
    doc: 'Whether the switch was completed before, into answer isSwitchedAlready; if so, the complete page (S4.01).',
    with: {},
  },
  'load-plan': {
    doc: 'The plan that is signed up for, into the plan source; else the first page (S7.01).',
    with: {},
    fails: 'plan-not-loaded',
  },
  'load-supplier-terms': {
    doc: "Lays the supplier's variant over its card (S2.30 to S2.44).",
    with: {},
    waiting: 'waiting-for-supplier-terms',
    fails: 'supplier-terms-not-loaded',
  },
  'load-sign-up-lists': {
    doc: 'Titles, employment and residential statuses and direct debit days; presets the first status of each (S7.02, S4.02).',
    with: {},
  },
  'load-special-needs': {
    doc: 'Medical conditions and requirements, into lookup special-needs (S4.05).',
    with: {},
  },
  'load-customer-address': { doc: "The home's address and how it is held (S7.03).", with: {} },
  'search-previous-addresses': {
    doc: 'Addresses of previous.postcode, into lookup previous-addresses (S2.12).',
    with: {},
    waiting: 'waiting-for-addresses',
  },
  'search-billing-addresses': {
    doc: 'Addresses of billing.postcode, into lookup billing-addresses (S2.13).',
    with: {},
    waiting: 'waiting-for-addresses',
  },
  'search-meter-addresses': {
    doc: 'Addresses of meterLookup.postcode, into lookup meter-addresses (S2.14).',
    with: {},
    waiting: 'waiting-for-addresses',
  },
  'add-previous-address': {
    doc: 'Puts the edited address at the end of previousAddresses and empties the editor (S2.12).',
    with: {},
  },
  'find-mprn': {
    doc: 'The MPRN of the domestic gas meter of meterLookup.address, or noMprnFound (S4.08).',
    with: {},
    fails: 'mprn-not-found',
  },
  'check-mpan': {
    doc: 'Whether a well-formed MPAN is known, into answer mpanValid (S4.10).',
    with: {},
    waiting: 'waiting-for-mpan',
    fails: 'mpan-not-checked',
  },
  'save-personal': { doc: 'Saves the customer (S4.03).', with: {}, fails: 'customer-not-saved' },
  'save-address': {
    doc: 'Saves the address history and billing address (S4.03).',
    with: {},
    fails: 'address-not-saved',
  },
  'save-terms': { doc: 'Saves meter numbers and consents (S4.03).', with: {}, fails: 'terms-not-saved' },
  'verify-bank': {
    doc: 'Verifies the bank details of a direct debit (S7.05).',
    with: {},
    fails: 'bank-not-verified',
  },
  'save-bank': {
    doc: 'Saves the bank details of a direct debit (S4.03).',
    with: {},
    fails: 'bank-not-saved',
  },
  'complete-switch': {
    doc: 'Completes the switch once, and records what was agreed (S7.06).',
    with: {},
    fails: 'switch-not-completed',
  },
  'count-switch': {
    doc: "The affiliate's image of a switch completed here, into answer pixel, once the person agrees; once for each switch (S2.63).",
    with: {},
  },
  'load-carbon-customer': {
    doc: 'Footprint and offset of the customer in carbonId, or of the switch made here, into answer carbon (S7.10).',
    with: {},
  },
  'load-projects': { doc: 'Projects that offset carbon, into lookup offset-projects (S7.10).', with: {} },
  'find-switch': {
    doc: 'The switch in existingSwitchId, and on to its carbon offset (S2.70).',
    with: {},
    fails: 'switch-not-found',
  },
  'open-offset': { doc: 'On to the carbon offset of the switch (S2.62).', with: {} },
  'pay-offset': {
    doc: 'Starts the payment for project and percentage; where to pay into answer checkOutUrl (S7.10).',
    with: {},
    fails: 'payment-page-refused',
  },
  'settle-offset': {
    doc: 'How the payment in payment ended, into answer settled (S7.10).',
    with: {},
  },
} as const satisfies Record<string, EffectWord>;

export type EffectName = keyof typeof effectWords;
