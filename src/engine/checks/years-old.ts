import { isDay, monthsAfter } from '../../days/days.ts';
import type { Check } from '../trade.ts';

/** More years than anybody is old; of more than it can reckon with a date has no day. */
const most = 1_000;

/**
 * The value is a day YYYY-MM-DD at least `years` years ago, by the calendar: whoever is born on 29 February waits for 1 March.
 * Of no number of years nobody is.
 */
export const yearsOld: Check = (value, today, { years }) =>
  isDay(value) && isAge(years) && value <= monthsAfter(today, -12 * years);

/** The value is a day YYYY-MM-DD of the last `years` years. Of no number of years nobody is. */
export const withinYears: Check = (value, today, { years }) =>
  isDay(value) && isAge(years) && value >= monthsAfter(today, -12 * years);

function isAge(years: unknown): years is number {
  return Number.isInteger(years) && Math.abs(Number(years)) <= most;
}
