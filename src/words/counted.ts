import { inLanguage } from './language.ts';

const thousands = inLanguage((locales) => new Intl.NumberFormat(locales));

/** A whole number as people write it: `1,008`. */
export const inWholes = (number: number): string => thousands().format(number);

/** A whole number of things as people write it: `1 context`, `1,008 contexts`. Its plural takes an s where `many` says nothing else. */
export function counted(number: number, noun: string, many = `${noun}s`): string {
  return `${inWholes(number)} ${number === 1 ? noun : many}`;
}

/** So many months as people say them, such as "2 years and 3 months"; "no time" for none. */
export function inYearsAndMonths(total: number): string {
  const years = Math.floor(total / 12);
  const months = total % 12;
  const parts = [years > 0 && counted(years, 'year'), months > 0 && counted(months, 'month')];
  return parts.filter(Boolean).join(' and ') || 'no time';
}
