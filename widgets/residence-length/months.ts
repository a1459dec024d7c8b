import type { Json } from '../../src/engine/types.ts';

/** What stands in the two boxes: a number, of which one decimal at most, or nothing. */
export interface ResidenceParts {
  readonly years: string;
  readonly months: string;
}

/** All of it in whole months: 12 for each year and the months (S4.09), so that a year and a half is 18. Null for none at all, undefined for empty boxes. */
export function monthsIn({ years, months }: ResidenceParts): number | null | undefined {
  if (years === '' && months === '') return undefined;
  return Math.round(12 * Number(years) + Number(months)) || null;
}

/** The boxes that show an answer; zero and whatever is no whole number of months leave them empty. */
export function partsOf(value: Json | undefined): ResidenceParts {
  if (typeof value !== 'number' || !Number.isInteger(value) || value <= 0) return { years: '', months: '' };
  const years = Math.floor(value / 12);
  return { years: years === 0 ? '' : String(years), months: String(value % 12) };
}
