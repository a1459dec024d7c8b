import { createHash } from 'node:crypto';
import type { CallName } from '../../energy/api/contract.ts';
import { Refused } from '../refused.ts';
import type { Counters } from '../store/counters.ts';
import { networkOf } from './address.ts';
import type { Caller } from './caller.ts';

/** What is limited, and how often one visitor may ask in ten minutes; 0 is no limit. */
export interface Limits {
  readonly tokens: number;
  readonly addresses: number;
  readonly meters: number;
  readonly quotes: number;
  readonly results: number;
  readonly signUps: number;
  readonly bank: number;
  readonly switches: number;
  readonly tracking: number;
  /** Numbers and keys that were tried and are not the caller's. */
  readonly guesses: number;
}

/** Several times what a person does, useless for harvesting (environment variables LIMIT_TOKENS, LIMIT_ADDRESSES …). */
export const usualLimits: Limits = {
  tokens: 600,
  addresses: 60,
  meters: 60,
  quotes: 30,
  results: 200,
  signUps: 300,
  bank: 20,
  switches: 60,
  tracking: 300,
  guesses: 20,
};

/**
 * One network address stands for many visitors, an office or a mobile network: it may do what 50 of them could, which is
 * what several hundred people do. Nobody honest tries many numbers that are not theirs: of these it has 5 times.
 */
const visitorsPerAddress = (kind: keyof Limits) => (kind === 'guesses' ? 5 : 50);
/** A visitor may begin several sign-ups: one of them has half. So have all callers of an address who do not say who they are. */
const half = (size: number) => Math.ceil(size / 2);

const limited: Readonly<Partial<Record<CallName, keyof Limits>>> = {
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
  'POST /request/til': 'results',
  'POST /request/ppp': 'results',
  'POST /request/switch/pro/key': 'signUps',
  'POST /request/bank/is-valid': 'bank',
  'POST /request/customer/whitelabel/switch/complete': 'switches',
  'POST /request/clevel/customer/carbonoffset': 'switches',
  'POST /request/clevel/customer/{id}/carbonoffset/payment': 'switches',
  'GET /request/clevel/customer/carbonoffset/payment/update': 'switches',
};

/** What opens things by number or key: to try many of these that are not the caller's own is to guess. */
const guessed: readonly (keyof Limits | undefined)[] = ['results', 'signUps', 'bank', 'switches'];

/** The parts of a call that say who makes it and for which sign-up. */
interface Told {
  readonly headers?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Refuses (429, with when to ask again) what was done too often. */
export interface Throttle {
  /** Before a call is made; undefined lets it pass. */
  readonly call: (name: CallName, caller: Caller, told: Told) => Promise<Refused | undefined>;
  /** After a call was refused as unknown (404): the same refusal, until the caller has guessed too often. */
  readonly guess: (name: CallName, caller: Caller, told: Told, refused: Refused) => Promise<Refused>;
}

/**
 * Counts by network address first, then by visitor, then by sign-up, and stops at the first that is used up: whoever makes
 * up visitors is held by the address. No limits when left out.
 */
export function throttleOf(counters: Counters, limits: Limits | undefined): Throttle {
  const count = async (kind: keyof Limits, address: string, visitor?: string, signUp?: string) => {
    const size = limits?.[kind] ?? 0;
    if (size === 0) return undefined;
    const network = networkOf(address);
    const wait = await counters([
      { key: `${kind} at:${network}`, most: size * visitorsPerAddress(kind) },
      visitor === undefined
        ? { key: `${kind} of nobody at:${network}`, most: half(size) }
        : { key: `${kind} of:${visitor}`, most: size },
      ...(signUp === undefined ? [] : [{ key: `${kind} for:${signUp}`, most: half(size) }]),
    ]);
    return wait === 0 ? undefined : tooOften(Math.ceil(wait / 1000));
  };

  return {
    async call(name, { address, subject }, told) {
      const signUp = signUpOf(told);
      const kind = kindOf(name, signUp);
      if (kind === undefined) return undefined;
      return count(kind, address, kind === 'tokens' ? codeOf(told.headers, 'Visitor-Id') : subject, signUp);
    },
    async guess(name, { address, subject }, told, refused) {
      const isGuess = guessed.includes(kindOf(name, signUpOf(told)));
      return (isGuess ? await count('guesses', address, subject) : undefined) ?? refused;
    },
  };
}

/** What a call counts as; every call of a sign-up that has no kind of its own is one of `signUps`. */
const kindOf = (name: CallName, signUp: string | undefined): keyof Limits | undefined =>
  limited[name] ?? (signUp === undefined ? undefined : 'signUps');

const signUpOf = ({ body, query }: Told) => codeOf(body, 'switchKey') ?? codeOf(query, 'switchKey');

const tooOften = (seconds: number) =>
  new Refused(429, 'You have asked very often. Please wait a little and try again.', undefined, seconds);

/** A text among the parts of a call, as a one-way code: uids and keys open things, and are kept nowhere. */
function codeOf(part: unknown, name: string): string | undefined {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'string' ? createHash('sha256').update(value).digest('base64url') : undefined;
}
