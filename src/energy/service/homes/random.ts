import { createHash } from 'node:crypto';

/** A stream of choices that is the same every time for the same seed. */
export interface Choices {
  /** A whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  /** One entry of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** One entry, each as likely as its weight. */
  readonly weigh: <T>(list: readonly T[], weight: (entry: T) => number) => T;
  /** True in `percent` of a hundred cases. */
  readonly chance: (percent: number) => boolean;
}

/** Choices from a seed such as a postcode: SHA-256 gives the state, mulberry32 the numbers. */
export function choicesOf(seed: string): Choices {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const weigh = <T>(list: readonly T[], weight: (entry: T) => number): T => {
    let left = next() * list.reduce((sum, entry) => sum + weight(entry), 0);
    for (const entry of list) {
      left -= weight(entry);
      if (left < 0) return entry;
    }
    throw new Error('Cannot choose from a list without weight.');
  };
  return { below, weigh, pick: (list) => weigh(list, () => 1), chance: (percent) => next() * 100 < percent };
}
