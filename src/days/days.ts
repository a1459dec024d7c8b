import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, addMonths, getDaysInMonth, isWeekend } from 'date-fns';
import bankHolidays from './bank-holidays.json' with { type: 'json' };

// A day is a text YYYY-MM-DD, reckoned in UTC, where each day has 24 hours: no clock change moves it.
const utc = (value: Date | number | string) => new UTCDateMini(+new Date(value));
const dateOf = (day: string) => utc(isDay(day) ? day : Number.NaN);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const ukDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day YYYY-MM-DD that it is in the United Kingdom at a moment, a date or milliseconds. */
export const ukDayAt = (moment: Date | number): string => ukDay.format(moment);

/** Whether a value is a day YYYY-MM-DD that exists; Date alone takes "2026" and makes 2 March of "2026-02-30". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return Number.isFinite(+date) && dayOf(date) === value;
}

/** The day so many days later, or earlier for a negative number. Throws a RangeError for a text that is no day. */
export function daysAfter(day: string, days: number): string {
  return dayOf(addDays(dateOf(day), days));
}

/** The same day so many months later; in a month that lacks it, the last one. Throws a RangeError for a text that is no day. */
export function monthsAfter(day: string, months: number): string {
  return dayOf(addMonths(dateOf(day), months));
}

/** Days from one day to another, negative where that is earlier; NaN for a text that is no day. */
export function daysBetween(from: string, to: string): number {
  return (+dateOf(to) - +dateOf(from)) / 86_400_000;
}

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return getDaysInMonth(new Date(Date.UTC(year, month - 1, 1)), { in: utc });
}

/** The last day whose bank holidays are published: nothing is known of later ones. */
export const lastKnownHoliday = bankHolidays.until;

/** Monday to Friday, and no bank holiday of England and Wales as far as they are published (gov.uk/bank-holidays). */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(dateOf(day)) && !bankHolidays.days.includes(day);
}

/** The day so many working days later. Throws a RangeError for a text that is no day. */
export function workingDaysAfter(day: string, days: number): string {
  if (days <= 0) return day;
  const next = daysAfter(day, 1);
  return workingDaysAfter(next, isWorkingDay(next) ? days - 1 : days);
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The name of a day in the week, such as "Monday". */
export function dayNameOf(day: string): string {
  return weekday.format(dateOf(day));
}

/** A day in words, such as "5 December 2026". */
export function dayInWords(day: string): string {
  return long.format(dateOf(day));
}

/** A day in words with its year left out: "5 December". */
export function dayOfYearInWords(day: string): string {
  return withoutYear.format(dateOf(day));
}
