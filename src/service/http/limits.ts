import { createHash } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Counters } from '../store/counters.ts';
import { networkOf } from './address.ts';
import type { Caller } from './caller.ts';

/** How often one visitor may ask in ten minutes, by the kind of call; 0 is no limit. */
export type Limits = Readonly<Record<string, number>>;

/** What a trade limits. */
export interface LimitRules {
  /** What holds unless the operator says otherwise: for tokens, for what was tried and is not the caller's, and more. */
  readonly usual: Limits & { readonly tokens: number; readonly guesses: number };
  /** The kind of each call that is limited. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Kinds that open things by number or key: to try many of these that are not the caller's own is to guess. */
  readonly guessed: readonly string[];
  /** The field of a query or body that is the key of what was begun, and the kind of calls that have it and no other. */
  readonly key: { readonly field: string; readonly kind: string };
}

/**
 * One network address stands for many visitors, an office or a mobile network: it may do what 50 of them could, which is
 * what several hundred people do. Nobody honest tries many numbers that are not theirs: of these it has 5 times.
 */
const visitorsPerAddress = (kind: string) => (kind === 'guesses' ? 5 : 50);
/** A visitor may begin several things: one of them has half. So have all callers of an address who do not say who they are. */
const half = (size: number) => Math.ceil(size / 2);

/** The parts of a call that say who makes it and for what. */
interface Told {
  readonly headers?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Refuses (429, with when to ask again) what was done too often. */
export interface Throttle {
  /** Before a call is made; undefined lets it pass. */
  readonly call: (name: string, caller: Caller, told: Told) => Promise<Refused | undefined>;
  /** After a call was refused as unknown (404): the same refusal, until the caller has guessed too often. */
  readonly guess: (name: string, caller: Caller, told: Told, refused: Refused) => Promise<Refused>;
}

/**
 * Counts by network address first, then by visitor, then by what was begun, and stops at the first that is used up: whoever makes
 * up visitors is held by the address. No limits when left out.
 */
export function throttleOf(rules: LimitRules, counters: Counters, limits: Limits | undefined): Throttle {
  const keyOf = ({ body, query }: Told) => codeOf(body, rules.key.field) ?? codeOf(query, rules.key.field);
  const kindOf = (name: string, key: string | undefined) =>
    rules.kinds[name] ?? (key === undefined ? undefined : rules.key.kind);

  const count = async (kind: string, address: string, visitor?: string, key?: string) => {
    const size = limits?.[kind] ?? 0;
    if (size === 0) return undefined;
    const network = networkOf(address);
    const wait = await counters([
      { key: `${kind} at:${network}`, most: size * visitorsPerAddress(kind) },
      visitor === undefined
        ? { key: `${kind} of nobody at:${network}`, most: half(size) }
        : { key: `${kind} of:${visitor}`, most: size },
      ...(key === undefined ? [] : [{ key: `${kind} for:${key}`, most: half(size) }]),
    ]);
    return wait === 0 ? undefined : tooOften(Math.ceil(wait / 1000));
  };

  return {
    async call(name, { address, subject }, told) {
      const key = keyOf(told);
      const kind = kindOf(name, key);
      if (kind === undefined) return undefined;
      return count(kind, address, kind === 'tokens' ? codeOf(told.headers, 'Visitor-Id') : subject, key);
    },
    async guess(name, { address, subject }, told, refused) {
      const kind = kindOf(name, keyOf(told));
      return (
        (kind !== undefined && rules.guessed.includes(kind)
          ? await count('guesses', address, subject)
          : undefined) ?? refused
      );
    },
  };
}

const tooOften = (seconds: number) =>
  new Refused(429, 'You have asked very often. Please wait a little and try again.', undefined, seconds);

/** A text among the parts of a call, as a one-way code: uids and keys open things, and are kept nowhere. */
function codeOf(part: unknown, name: string): string | undefined {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'string' ? createHash('sha256').update(value).digest('base64url') : undefined;
}
