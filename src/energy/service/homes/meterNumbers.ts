import { Type } from '@sinclair/typebox';
import numberData from '../data/meter-numbers.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const facts = dataOf(
  'meter-numbers.json',
  Type.Object({
    profileClasses: Type.Record(Type.String(), Type.String()),
    domestic: Type.Array(Type.String()),
    economy7: Type.Array(Type.String()),
    distributors: Type.Array(Type.String()),
    mpanCheckDigit: Type.Object({ weights: Type.Array(Type.Integer()) }),
  }),
  numberData,
);

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0);

/** The 13-digit MPAN core of its first 12 digits: the weighted sum mod 11, mod 10 closes it. */
export const mpanCore = (twelve: string): string =>
  `${twelve}${(weighted(twelve, facts.mpanCheckDigit.weights) % 11) % 10}`;

/** An MPRN of its first digits and the two check digits: each digit times its distance from the end, mod 11. */
export function mprnOf(body: string): string {
  const distances = Array.from(body, (_, index) => body.length - index);
  return `${body}${String(weighted(body, distances) % 11).padStart(2, '0')}`;
}

/** What an MPAN says about its meter. */
export interface MpanFacts {
  readonly isValid: boolean;
  readonly isDomestic: boolean;
  readonly isEconomy7: boolean;
}

/** Reads a 21-character MPAN, or a bare 13-digit core, which names no profile class and counts as domestic, single rate. */
export function readMpan(mpan: string): MpanFacts {
  const parts = /^(?:([0-9]{2})([0-9]{3})[0-9A-Z]{3})?([0-9]{13})$/.exec(mpan);
  const [, profile = '01', timeSwitch = '001', core = ''] = parts ?? [];
  const isValid =
    profile in facts.profileClasses &&
    timeSwitch !== '000' &&
    facts.distributors.includes(core.slice(0, 2)) &&
    mpanCore(core.slice(0, 12)) === core;
  return {
    isValid,
    isDomestic: isValid && facts.domestic.includes(profile),
    isEconomy7: isValid && facts.economy7.includes(profile),
  };
}
