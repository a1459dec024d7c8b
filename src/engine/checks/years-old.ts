import { isDay, monthsAfter } from '../../days/days.ts';
import type { Check } from '../trade.ts';

/** More years than anybody is old; of more than it can reckon with a date has no day. */
const most = 1_000;

/** Judges a day YYYY-MM-DD by the day that is `years` years ago, by the calendar. Of no number of years nobody is. */
const judged =
  (isRight: (day: string, ago: string) => boolean): Check =>
  (value, today, { years }) =>
    isDay(value) && isAge(years) && isRight(value, monthsAfter(today, -12 * years));

/** The value is a day at least `years` years ago: whoever is born on 29 February waits for 1 March. */
export const yearsOld = judged((day, ago) => day <= ago);

/** The value is a day of the last `years` years. */
export const withinYears = judged((day, ago) => day >= ago);

function isAge(years: unknown): years is number {
  return Number.isInteger(years) && Math.abs(Number(years)) <= most;
}
