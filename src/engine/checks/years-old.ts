import type { Check } from './checks.ts';

/** The value is a day YYYY-MM-DD at least `years` years ago, by the calendar: whoever is born on 29 February waits for 1 March. */
export const yearsOld: Check = (value, today, { years }) => {
  const [year, ...rest] = today.split('-');
  const latest = [String(Number(year) - Number(years)).padStart(4, '0'), ...rest].join('-');
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && value <= latest;
};
