import type { Json } from '../../src/engine/types.ts';
import { inYearsAndMonths } from '../../src/words/counted.ts';

/** A number of months as people say it: `2 years and 1 month`; undefined for anything else. */
export const sayLength = (months: Json): string | undefined =>
  typeof months === 'number' ? inYearsAndMonths(months) : undefined;
