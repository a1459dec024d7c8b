import { daysAfter, monthsAfter } from '../../../days/days.ts';

/**
 * Days as YYYY-MM-DD around the boundaries that checks of days know: today and the days beside it, and of each number
 * of years ago the same; a day long ago and one far ahead; and one that does not exist.
 */
export function days(today: string, years: readonly number[]): readonly string[] {
  const back = years.map((count) => monthsAfter(today, -12 * count));
  const shown = [today, ...back].flatMap((day) => [day, daysAfter(day, 1), daysAfter(day, -1)]);
  return ['1980-06-15', daysAfter(today, 365), ...shown, '2026-02-30', 'a'];
}
