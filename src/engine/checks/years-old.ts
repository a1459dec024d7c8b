import { isDay, monthsAfter } from '../../days/days.ts';
import type { Check } from '../trade.ts';

/** The value is a day YYYY-MM-DD at least `years` years ago, by the calendar: whoever is born on 29 February waits for 1 March. */
export const yearsOld: Check = (value, today, { years }) =>
  isDay(value) && value <= monthsAfter(today, -12 * Number(years));
