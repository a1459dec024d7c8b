import { yearDays } from './cost.ts';

// Days are YYYY-MM-DD, UK time, and are counted in UTC, where each has 24 hours.
const millis = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether there is such a day: 2027-02-29 and 2027-13-01 are none. */
export const isDay = (day: string): boolean => {
  const time = timeOf(day);
  return Number.isFinite(time) && dayOf(time) === day;
};

/** Days of the next 12 months up to and with `last`, 0 to 365; all of them when there is no last day. */
export function daysUntil(last: string | null, today: string): number {
  if (last === null) return yearDays;
  return Math.min(yearDays, Math.max(0, (timeOf(last) - timeOf(today)) / millis + 1));
}

/** The last day of so many months that begin on `first`: the day before the same day, else the end of that month. */
export function lastDayOf(months: number, first: string): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day - 1, monthEnd)));
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: 17 November 2026. */
export const dayInWords = (day: string): string => long.format(timeOf(day));
