import { daysAfter, daysBetween, isDay, monthsAfter, workingDaysAfter } from '../days/days.ts';
import { holds } from './condition.ts';
import { type Decimal, decimalOf, minus, numberOf, plus, times } from './decimal.ts';
import { isMap, own } from './own.ts';
import { type Read, readAnswer } from './path.ts';
import type { Calculation, Condition, Day, Json, NamedCondition, Operand } from './types.ts';
import { valueNow } from './value.ts';

type Named = Readonly<Record<string, NamedCondition>>;
type Entry = Readonly<Record<string, Json>>;

/** A date moves by at most so many days or months. */
const farthest = 100_000;
/** And forward by at most so many working days: each is looked up in the calendar. */
const farthestWorking = 1_000;

/**
 * What is worked out now: a number that is never NaN, or a day YYYY-MM-DD. Undefined where something that it takes is
 * missing or wrong. A list that nobody began is empty.
 */
export function calculated(what: Calculation, read: Read, named: Named): number | string | undefined {
  const amount = (operand: Operand) => decimalOf(valueNow(operand, read));
  if ('sum' in what) return folded(what.sum.map(amount), plus, what.round);
  if ('product' in what) return folded(what.product.map(amount), times, what.round);
  if ('difference' in what) return folded(what.difference.map(amount), minus, what.round);
  if ('count' in what) return entriesOf(what.count, what.when, read, named)?.length;
  if ('total' in what) {
    const { total, part, when, round } = what;
    const parts = entriesOf(total, when, read, named)?.map((entry) => decimalOf(own(entry, part)));
    return parts && folded([none, ...parts], plus, round);
  }
  if ('date' in what) return moved(what.date, what.plus, read);
  const [from, to] = what.days.map((day) => dayNow(day, read));
  return from === undefined || to === undefined ? undefined : daysBetween(from, to);
}

const none: Decimal = { digits: 0n, places: 0 };

function folded(
  amounts: readonly (Decimal | undefined)[],
  fold: (a: Decimal, b: Decimal) => Decimal,
  round: number | undefined,
): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  const [first, ...others] = known;
  if (first === undefined || known.length < amounts.length) return undefined;
  return numberOf(others.reduce(fold, first), round);
}

function entriesOf(
  list: string,
  when: Condition = true,
  read: Read,
  named: Named,
): readonly Entry[] | undefined {
  const entries = read(list) ?? [];
  if (!Array.isArray(entries) || !entries.every(isEntry)) return undefined;
  return entries.filter((entry) => holds(when, readIn(entry, read), named));
}

function isEntry(value: Json): value is Entry {
  return isMap(value);
}

function readIn(entry: Entry, read: Read): Read {
  return (path) => (path.startsWith('entry.') ? readAnswer(entry, path.slice('entry.'.length)) : read(path));
}

function dayNow(day: Day, read: Read): string | undefined {
  const now = valueNow(day, read);
  return isDay(now) ? now : undefined;
}

/** Years and months first, then days, then working days; a month that lacks the day has its last one. */
function moved(
  date: Day,
  by: Extract<Calculation, { readonly date: Day }>['plus'],
  read: Read,
): string | undefined {
  const day = dayNow(date, read);
  const [years, months, days, workingDays] = [by.years, by.months, by.days, by.workingDays].map(
    (operand = 0) => {
      const amount = decimalOf(valueNow(operand, read));
      return amount && numberOf(amount);
    },
  );
  if (day === undefined || !isStep(years) || !isStep(months) || !isStep(days)) return undefined;
  const month = monthsAfter(day, 12 * years + months);
  const then = isDay(month) ? daysAfter(month, days) : undefined;
  return isDay(then) ? onWorkingDay(then, workingDays) : undefined;
}

/** So many working days later; undefined where no calendar goes as far. */
function onWorkingDay(day: string, count: number | undefined): string | undefined {
  if (!isStep(count) || count < 0 || count > farthestWorking) return undefined;
  // Weekends and holidays are far less than half of all days.
  return isDay(daysAfter(day, 2 * count + 14)) ? workingDaysAfter(day, count) : undefined;
}

function isStep(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && Math.abs(number) <= farthest;
}
