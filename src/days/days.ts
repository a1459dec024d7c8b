import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isWeekend } from 'date-fns/isWeekend';
import { inLanguage, ownWords } from '../words/language.ts';
import bankHolidays from './bank-holidays.json' with { type: 'json' };
import { ukTimeAt } from './uk-time.ts';

// A day is a text YYYY-MM-DD, reckoned in UTC, where each day has 24 hours: no clock change moves it.
const utc = (value: Date | number | string) => new UTCDateMini(+new Date(value));
const dateOf = (day: string) => utc(isDay(day) ? day : Number.NaN);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day YYYY-MM-DD that it is in the United Kingdom at a moment, a date or milliseconds. */
export const ukDayAt = (moment: Date | number): string => ukTimeAt(moment).day;

/** The moment at which a day ends in the United Kingdom, in milliseconds. Throws a RangeError for a text that is no day. */
export function ukEndOf(day: string): number {
  const midnight = Date.parse(daysAfter(day, 1));
  return midnight - ukTimeAt(midnight).hour * 3_600_000;
}

/** Whether a value is a day YYYY-MM-DD that exists; Date alone takes "2026" and makes 2 March of "2026-02-30". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return Number.isFinite(+date) && dayOf(date) === value;
}

/** The day so many days later, or earlier for a negative number. Throws a RangeError for a text that is no day. */
export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(+dateOf(day) + days * 86_400_000));
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

/** The day so many working days later, the same day for none. Throws a RangeError for a text that is no day. */
export function workingDaysAfter(day: string, days: number): string {
  let then = day;
  for (let left = days; left > 0; left -= isWorkingDay(then) ? 1 : 0) then = daysAfter(then, 1);
  return then;
}

const weekday = lazily({ weekday: 'long', timeZone: 'UTC' });
const english = lazily({ weekday: 'long', timeZone: 'UTC' }, 'en-GB');

/**
 * The name of a day in the week, such as "Monday": the page's language brings its own (schemas/words/dates.json), for not
 * every browser knows each language's.
 */
export function dayNameOf(day: string): string {
  const date = dateOf(day);
  return ownWords('dates')?.[english().format(date).toLowerCase()] ?? weekday().format(date);
}

/**
 * A format in the page's language, or in one that is said, that is made when it is first asked for: making one costs a slow
 * phone some milliseconds before its first page.
 */
function lazily(options: Intl.DateTimeFormatOptions, language?: string): () => Intl.DateTimeFormat {
  return inLanguage((locales) => new Intl.DateTimeFormat(language ?? locales, options));
}
