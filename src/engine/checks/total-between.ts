import { isMap } from '../own.ts';
import type { Check } from '../trade.ts';
import type { Json } from '../types.ts';

const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A number as it is; of a list, its numbers, or the part of that name of each entry, added up. */
function sum(value: Json, part: Json | undefined): number {
  if (!Array.isArray(value)) return amount(value);
  return value.reduce<number>(
    (total, entry) => total + amount(typeof part === 'string' && isMap(entry) ? entry[part] : entry),
    0,
  );
}

/** The value, or the `part` of each of its entries, added up and together with `and`, is from `min` to `max`. */
export const totalBetween: Check = (value, _, { part, and, min, max }) => {
  const total = sum(value, part) + amount(and);
  return total >= (typeof min === 'number' ? min : total) && total <= (typeof max === 'number' ? max : total);
};
