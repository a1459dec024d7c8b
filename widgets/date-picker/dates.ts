import { daysInMonth, monthsAfter as monthsLater } from '../../src/days/days.ts';

/** The three parts of a date, each 0 while not chosen. */
export interface DateParts {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** No part chosen. */
const noDate: DateParts = { day: 0, month: 0, year: 0 };

/** The months by the names that their texts have (schemas/words/dates.json), January first. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** The parts of a `YYYY-MM-DD`; no parts for anything else. */
export function dateParts(value: unknown): DateParts {
  const [, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)) || [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : noDate;
}

/** The `YYYY-MM-DD` of three chosen parts; undefined while one is missing. */
export function dateValue({ day, month, year }: DateParts): string | undefined {
  if (day === 0 || month === 0 || year === 0) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const someLeapYear = 2000;

/** Days that the month has, 31 while none is chosen. February has 28 (Q2.25), or 29 where `leapYears` is on and the year may have it. */
export function daysIn({ month, year }: Pick<DateParts, 'month' | 'year'>, leapYears: boolean): number {
  if (month === 0) return 31;
  const days = daysInMonth(year === 0 ? someLeapYear : year, month);
  return leapYears ? days : Math.min(days, month === 2 ? 28 : days);
}

/** The parts with the day cleared when it exceeds the month's length (Q2.25). */
export function clearWrongDay(parts: DateParts, leapYears: boolean): DateParts {
  return parts.day > daysIn(parts, leapYears) ? { ...parts, day: 0 } : parts;
}

/** The years to choose from: the last 120 of a birth without the `youngest`, newest first; else this year to 5 ahead (Q2.25). */
export function yearsFor(span: 'ahead' | 'birth', today: string, youngest = 0): readonly number[] {
  const { year } = dateParts(today);
  if (span === 'birth') return Array.from({ length: 120 }, (_, back) => year - back).slice(youngest);
  return Array.from({ length: 6 }, (_, ahead) => year + ahead);
}

/** The date some months after another; a day that the month lacks becomes its last. */
export function monthsAfter(today: string, months: number, leapYears: boolean): DateParts {
  const target = dateParts(monthsLater(today, months));
  return { ...target, day: Math.min(target.day, daysIn(target, leapYears)) };
}
