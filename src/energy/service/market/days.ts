import { daysAfter, daysBetween, monthsAfter } from '../../../days/days.ts';
import { keepByText } from '../../../definitions/keep.ts';
import { yearDays } from './cost.ts';

/** Days of the next 12 months up to and with `last`, 0 to 365; all of them when there is no last day. Days are YYYY-MM-DD. */
export function daysUntil(last: string | null, today: string): number {
  if (last === null) return yearDays;
  return Math.min(yearDays, Math.max(0, daysFromTo(`${today} ${last}`) + 1));
}

// A list of results asks the same of every tariff: reckoning with dates was most of what it took.
const daysFromTo = keepByText((days) => {
  const [from = '', to = ''] = days.split(' ');
  return daysBetween(from, to);
}, 1000);

/** The last day of so many months that begin on `first`: the day before the same day, else the end of that month. */
export const lastDayOf = (months: number, first: string): string => lastDayOfText(`${months} ${first}`);

const lastDayOfText = keepByText((term) => {
  const [months, first = ''] = term.split(' ');
  const same = monthsAfter(first, Number(months));
  const isThere = same.slice(-2) === first.slice(-2);
  return isThere ? daysAfter(same, -1) : same;
}, 1000);
