import type { LimitRules } from '../../service/http/limits.ts';
import { reportCall } from '../../service/http/reports.ts';
import type { CallName } from '../api/contract.ts';

/** Several times what a person does, useless for harvesting (environment variables LIMIT_TOKENS, LIMIT_ADDRESSES …). */
export const usualLimits = {
  tokens: 600,
  addresses: 60,
  meters: 60,
  quotes: 30,
  results: 200,
  signUps: 300,
  bank: 20,
  switches: 60,
  tracking: 300,
  letters: 10,
  links: 30,
  guesses: 20,
};

/** The pages of the payment partner, among the calls that are limited. */
export const checkoutKind = '/checkout';

const kinds: Readonly<
  Partial<Record<CallName | typeof checkoutKind | typeof reportCall, keyof typeof usualLimits>>
> = {
  'POST /auth/token': 'tokens',
  'POST /request/user/track-records': 'tracking',
  'GET /request/address/list/postcode': 'addresses',
  'GET /request/address/recco': 'addresses',
  'POST /request/address/recco/details': 'meters',
  'GET /request/customer/mpan': 'meters',
  'POST /request/switch/v2/gas': 'quotes',
  'POST /request/switch/v2/electricity': 'quotes',
  'POST /request/switch/v2/dual-consolidated': 'quotes',
  'POST /request/switch/v2/dual-distinct': 'quotes',
  'POST /request/results/detail': 'results',
  'POST /request/quote/keep': 'letters',
  'POST /request/quote/open': 'links',
  'POST /request/progress/link': 'switches',
  'POST /request/progress/open': 'links',
  'POST /request/progress/end': 'links',
  'POST /request/til': 'results',
  'POST /request/ppp': 'results',
  'POST /request/switch/pro/key': 'signUps',
  'POST /request/bank/is-valid': 'bank',
  'POST /request/customer/whitelabel/switch/complete': 'switches',
  'POST /request/clevel/customer/carbonoffset': 'switches',
  'POST /request/clevel/customer/{id}/carbonoffset/payment': 'switches',
  'GET /request/clevel/customer/carbonoffset/payment/update': 'switches',
  [checkoutKind]: 'switches',
  [reportCall]: 'tracking',
};

/** What is limited: tokens, look-ups, quotes, and calls of a sign-up by its switchKey. */
export const limitRules: LimitRules = {
  usual: usualLimits,
  kinds,
  guessed: ['results', 'signUps', 'bank', 'switches', 'letters', 'links'],
  key: { field: 'switchKey', kind: 'signUps' },
};
