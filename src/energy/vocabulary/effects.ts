/** What the pages need of an effect; effect-notes.ts says what it does. `with` lists the arguments that JSON may give. */
export interface EffectWord {
  /** Argument names and kinds; `'*'` admits any name (tracking actions). */
  readonly with: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'any'>>;
  /** While it runs, the card that asked for it is not valid, for this reason (a name in messages.json). */
  readonly waiting?: string;
  /** What is said when it fails: a name in messages.json. */
  readonly fails?: string;
  /** What is said in its place when what it asks about is not there any more (404): likewise a name. */
  readonly gone?: string;
}

/** Every effect that JSON may run: the only words that touch the world (specification, quote journey §4 and §7). */
export const effectWords = {
  'reset-quote': { with: {} },
  track: { with: { '*': 'any' } },
  'search-addresses': { with: {}, waiting: 'waiting-for-addresses' },
  'load-meters': { with: {}, waiting: 'waiting-for-meters' },
  'fetch-suppliers': { with: {} },
  'fetch-tariffs': { with: {}, waiting: 'waiting-for-tariffs' },
  'find-vehicle': { with: {} },
  'load-vehicle-makes': { with: {} },
  'load-vehicle-models': { with: {} },
  'load-vehicle-engines': { with: {} },
  'load-estimate-options': { with: {} },
  'estimate-usage': { with: {}, fails: 'usage-not-estimated' },
  'create-quote': { with: {} },
  'load-results': { with: {} },
  'open-deal': { with: {} },
  'start-switch': { with: {} },
  'load-tariff-information': { with: {} },
  'load-label': { with: {}, fails: 'quote-gone' },
  'load-projections': { with: {}, fails: 'quote-gone' },
  'ask-already-switched': { with: {} },
  'load-plan': { with: {}, fails: 'plan-not-loaded', gone: 'sign-up-gone' },
  'load-supplier-terms': {
    with: {},
    waiting: 'waiting-for-supplier-terms',
    fails: 'supplier-terms-not-loaded',
  },
  'load-titles': { with: {} },
  'load-employment-statuses': { with: {} },
  'load-residential-statuses': { with: {} },
  'load-direct-debit-days': { with: {} },
  'load-special-needs': { with: {} },
  'load-customer-address': { with: {} },
  'load-saved': { with: {} },
  'search-previous-addresses': { with: {}, waiting: 'waiting-for-addresses' },
  'search-billing-addresses': { with: {}, waiting: 'waiting-for-addresses' },
  'search-meter-addresses': { with: {}, waiting: 'waiting-for-addresses' },
  'add-previous-address': { with: {} },
  'find-mprn': { with: {}, fails: 'mprn-not-found' },
  'check-mpan': { with: {}, waiting: 'waiting-for-mpan', fails: 'mpan-not-checked' },
  'save-personal': { with: {}, fails: 'customer-not-saved' },
  'save-address': { with: {}, fails: 'address-not-saved' },
  'save-terms': { with: {}, fails: 'terms-not-saved' },
  'verify-bank': { with: {}, fails: 'bank-not-verified' },
  'save-bank': { with: {}, fails: 'bank-not-saved' },
  'complete-switch': { with: {}, fails: 'switch-not-completed' },
  'count-switch': { with: {} },
  'load-carbon-customer': { with: {} },
  'load-projects': { with: {} },
  'find-switch': { with: {}, fails: 'switch-not-found' },
  'open-offset': { with: {} },
  'pay-offset': { with: {}, fails: 'payment-page-refused' },
  'settle-offset': { with: {} },
} as const satisfies Record<string, EffectWord>;

export type EffectName = keyof typeof effectWords;
