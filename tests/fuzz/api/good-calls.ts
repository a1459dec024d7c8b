import type { CallName } from '../../../src/energy/api/contract.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote, savedQuote } from '../../service/quotes.ts';
import { account, address, bank, bothFuels, customer, terms } from '../../service/signUps.ts';

/** A call's parts. `{{switchId}}` and its like stand for what a session holds; alone in a value, for that very value. */
export interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const keyed = { body: { switchKey: '{{switchKey}}' } };
const update = (section: object) => ({ body: { switchKey: '{{switchKey}}', ...section } });
const ofQuote = { ...savedQuote(0, dualQuote.switchType), switchId: '{{switchId}}' };
const ofTariff = {
  onCurrentTariff: false,
  proposedPayMethod: 'MonthlyDirectDebit',
  switchId: '{{switchId}}',
  switchType: dualQuote.switchType,
  tariffId: 202,
  tariffValidToDate: null,
};
const supplied = {
  postcode: 'NR21NH',
  switchType: 'gasToGas',
  currentPayMethod: 'monthlyDirectDebit',
  economy7Percentage: 0,
};
const found = {
  addressLine1: '1 Alder Close',
  addressLine2: '',
  city: 'Norwich',
  county: '',
  postcode: 'NR21NH',
  text: '1 Alder Close, Norwich',
  mpanCores: ['1001099991001'],
  xoserveAddressCodes: ['1'],
};
const payment = { projectId: 1, percentage: 50 };

/** A good call of each name: what is sent goes wrong in one place or more. */
export const goodCalls: Readonly<Record<CallName, Parts>> = {
  'POST /auth/token': { headers: { 'Visitor-Id': 'me' } },
  'POST /request/user/track-records': {
    body: [
      {
        userRefId: 'r',
        referralBranch: 'WEB',
        userTrackingId: 'u',
        switchId: 7,
        propertyDetails: [{ name: 'Page', value: 'Results' }],
      },
    ],
  },
  'GET /request/address/list/postcode': { query: { postcode: 'NR21NH' } },
  'GET /request/address/recco': { query: { postcode: 'NR21NH' } },
  'POST /request/address/recco/details': { body: found },
  'GET /request/customer/mpan': { query: { mpan: '018011001099991001006' } },
  'POST /request/suppliers': { body: supplied },
  'POST /request/tariffs': { body: { ...supplied, supplierId: 2 } },
  'GET /request/estimation/detail/all': {},
  'GET /request/estimation/usage': {
    query: {
      houseType: '1',
      numberOfBedrooms: '3',
      occupancyFrequency: '1',
      modernisationLevel: '1',
      heatingAndCooking: '1',
      switchType: 'gasToGas',
      postcode: 'NR21NH',
    },
  },
  'POST /request/ev/regno': { body: { registrationNumber: 'AB12CDE' } },
  'GET /request/ev/make': {},
  'GET /request/ev/make/{id}/model': { path: { id: '1' } },
  'GET /request/ev/model/{id}/enginesize': { path: { id: '1' } },
  'POST /request/switch/v2/gas': { body: gasQuote },
  'POST /request/switch/v2/electricity': { body: electricityQuote },
  'POST /request/switch/v2/dual-consolidated': { body: dualQuote },
  'POST /request/switch/v2/dual-distinct': { body: distinctQuote },
  'POST /request/results/detail': { body: ofQuote },
  'POST /request/switch/pro/key': {
    body: { switchType: dualQuote.switchType, switchPlan: bothFuels, switchId: '{{switchId}}' },
  },
  'POST /request/switch/pro/info/switch-plan': keyed,
  'POST /request/switch/pro/detail/employment-statuses': keyed,
  'POST /request/switch/pro/detail/titles': keyed,
  'POST /request/switch/pro/detail/special-needs': keyed,
  'POST /request/switch/pro/detail/residential-statuses': keyed,
  'POST /request/switch/pro/detail/direct-debit-days': keyed,
  'GET /request/switch/pro/info/address/v2': { query: { switchKey: '{{switchKey}}' } },
  'POST /request/switch/pro/info/saved': keyed,
  'POST /request/switch/pro/update/personal': update(customer),
  'POST /request/switch/pro/update/address': update(address),
  'POST /request/switch/pro/update/terms-and-conditions': update(terms),
  'POST /request/switch/pro/update/bank': update(bank),
  'POST /request/bank/is-valid': update(account),
  'POST /request/switch/pro/complete': {
    headers: { 'Idempotency-Key': 'once' },
    body: { switchKey: '{{switchKey}}', switchCompleteOption: 'None' },
  },
  'POST /request/customer/whitelabel/switch/complete': { body: { switchId: '{{switchId}}' } },
  'POST /request/clevel/customer/carbonoffset': { query: { uuid: '{{uuid}}' } },
  'GET /request/clevel/projects': {},
  'POST /request/clevel/customer/{id}/carbonoffset/payment': {
    path: { id: '{{customerId}}' },
    body: payment,
  },
  'GET /request/clevel/customer/carbonoffset/payment/update': {
    query: { id: '{{customerId}}', oid: '{{oid}}' },
  },
  'POST /request/quote/keep': {
    body: { emailAddress: 'somebody@birds.example', quote: ofQuote, answers: '{}' },
  },
  'POST /request/quote/open': { body: { token: 'x'.repeat(43) } },
  'POST /request/progress/link': { body: { switchId: '{{switchId}}', again: false } },
  'POST /request/progress/open': { body: { token: 'x'.repeat(43) } },
  'POST /request/progress/end': { body: { token: 'x'.repeat(43) } },
  'POST /request/tariffs/tariff/information': { body: { tariffId: 202 } },
  'POST /request/til': { body: ofTariff },
  'POST /request/ppp': { body: ofTariff },
};
