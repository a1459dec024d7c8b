import { daysAfter, daysBetween, monthsAfter } from '../../days/days.ts';
import { yearDays } from './cost.ts';

/** Days of the next 12 months up to and with `last`, 0 to 365; all of them when there is no last day. Days are YYYY-MM-DD. */
export function daysUntil(last: string | null, today: string): number {
  if (last === null) return yearDays;
  return Math.min(yearDays, Math.max(0, daysBetween(today, last) + 1));
}

/** The last day of so many months that begin on `first`: the day before the same day, else the end of that month. */
export function lastDayOf(months: number, first: string): string {
  const same = monthsAfter(first, months);
  const isThere = same.slice(-2) === first.slice(-2);
  return isThere ? daysAfter(same, -1) : same;
}
