import type { Json } from '../../src/engine/types.ts';
import { counted } from '../../src/words/counted.ts';

/** A number of months as people say it: `2 years and 1 month`; undefined for anything else. */
export function sayLength(months: Json): string | undefined {
  if (typeof months !== 'number') return undefined;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')];
  return parts.filter((part) => part !== false).join(' and ');
}
