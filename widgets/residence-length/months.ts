import type { Json } from '../../src/engine/types.ts';
import { counted } from '../../src/words/counted.ts';

/** What stands in the two boxes: digits, or nothing. */
export interface ResidenceParts {
  readonly years: string;
  readonly months: string;
}

/** All of it in months: 12 for each year and the months (S4.09). Null for none at all, undefined for empty boxes. */
export function monthsIn({ years, months }: ResidenceParts): number | null | undefined {
  if (years === '' && months === '') return undefined;
  return 12 * Number(years) + Number(months) || null;
}

/** The boxes that show an answer; zero and whatever is no whole number of months leave them empty. */
export function partsOf(value: Json | undefined): ResidenceParts {
  if (typeof value !== 'number' || !Number.isInteger(value) || value <= 0) return { years: '', months: '' };
  const years = Math.floor(value / 12);
  return { years: years === 0 ? '' : String(years), months: String(value % 12) };
}

/** A time in words, such as "2 years 3 months"; "no time" for nothing. */
export function inYearsAndMonths(total: number): string {
  const years = Math.floor(total / 12);
  const months = total % 12;
  const parts = [years > 0 ? counted(years, 'year') : '', months > 0 ? counted(months, 'month') : ''];
  return parts.filter(Boolean).join(' ') || 'no time';
}
