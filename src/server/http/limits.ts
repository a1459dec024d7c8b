import type { CallName } from '../../api/contract.ts';
import { Refused } from '../refused.ts';
import type { Caller } from './caller.ts';

/** What is limited, and how often one visitor may ask in ten minutes; 0 is no limit. */
export interface Limits {
  readonly addresses: number;
  readonly meters: number;
  readonly bank: number;
  readonly switches: number;
}

/** Generous for people, useless for harvesting (environment variables LIMIT_ADDRESSES …). */
export const usualLimits: Limits = { addresses: 60, meters: 60, bank: 20, switches: 60 };

const limited: Readonly<Partial<Record<CallName, keyof Limits>>> = {
  'GET /request/address/list/postcode': 'addresses',
  'GET /request/address/recco': 'addresses',
  'POST /request/address/recco/details': 'meters',
  'GET /request/customer/mpan': 'meters',
  'POST /request/bank/is-valid': 'bank',
  'POST /request/customer/whitelabel/switch/complete': 'switches',
  'POST /request/clevel/customer/carbonoffset': 'switches',
};

/** One network address stands for many visitors: an office, a mobile network. */
const visitorsPerAddress = 50;
const window = 10 * 60 * 1000;
const mostBuckets = 100_000;

/** Refuses (429, with when to ask again) a call that was made too often; undefined lets it pass. */
export type Throttle = (name: CallName, caller: Caller) => Refused | undefined;

/**
 * A bucket for each visitor and each network address, kept as the moment when it will have recovered (generic cell rate
 * algorithm): N calls at once, and N more spread over the next ten minutes. In memory, so of several processes each counts
 * for itself. `now` is in milliseconds.
 */
export function throttleOf(limits: Limits | undefined, now: () => number): Throttle {
  const recovered = new Map<string, number>();

  /** Milliseconds until the next call may pass; 0 when this one did. */
  const wait = (key: string, size: number): number => {
    const next = Math.max(recovered.get(key) ?? 0, now()) + window / size;
    const early = next - now() - window;
    if (early > 0.5) return early;
    // The one that rested longest comes first in the map, and is dropped when there are too many.
    recovered.delete(key);
    recovered.set(key, next);
    const oldest = recovered.size > mostBuckets ? recovered.keys().next().value : undefined;
    if (oldest !== undefined) recovered.delete(oldest);
    return 0;
  };

  return (name, { subject, address }) => {
    const kind = limited[name];
    const size = kind && limits ? limits[kind] : 0;
    if (!size) return undefined;
    const waits = [
      subject === undefined ? 0 : wait(`${kind} of ${subject}`, size),
      wait(`${kind} at ${address}`, size * visitorsPerAddress),
    ];
    const seconds = Math.ceil(Math.max(...waits) / 1000);
    if (seconds === 0) return undefined;
    return new Refused(
      429,
      'You have asked very often. Please wait a little and try again.',
      undefined,
      seconds,
    );
  };
}
