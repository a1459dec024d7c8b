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
  const now = (operand: Operand) => valueNow(operand, read);
  if ('sum' in what) return folded(what.sum, now, plus, what.round);
  if ('product' in what) return folded(what.product, now, times, what.round);
  if ('difference' in what) return folded(what.difference, now, minus, what.round);
  if ('count' in what) return entriesOf(what.count, what.when, read, named)?.length;
  if ('total' in what) {
    const { total, part, when, round } = what;
    const entries = entriesOf(total, when, read, named);
    return entries && folded([{ [part]: 0 }, ...entries], (entry) => own(entry, part), plus, round);
  }
  if ('date' in what) return moved(what.date, what.plus, read);
  const [first = '', last = ''] = what.days;
  const from = dayNow(first, read);
  const to = from && dayNow(last, read);
  return from && to && daysBetween(from, to);
}

/** One amount after the other: what comes after one that is not known is not looked at. */
function folded<T>(
  operands: readonly T[],
  given: (operand: T) => Json | undefined,
  fold: (a: Decimal, b: Decimal) => Decimal,
  round: number | undefined,
): number | undefined {
  let all: Decimal | undefined;
  for (const operand of operands) {
    const amount = decimalOf(given(operand));
    if (amount === undefined) return undefined;
    all = all === undefined ? amount : fold(all, amount);
  }
  return all && numberOf(all, round);
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
