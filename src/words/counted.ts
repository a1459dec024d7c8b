import { inLanguage } from './language.ts';

const thousands = inLanguage((locales) => new Intl.NumberFormat(locales));

/** A whole number as people write it: `1,008`. */
export const inWholes = (number: number): string => thousands().format(number);

/** A whole number of things as people write it: `1 context`, `1,008 contexts`. Its plural takes an s where `many` says nothing else. */
export function counted(number: number, noun: string, many = `${noun}s`): string {
  return `${inWholes(number)} ${number === 1 ? noun : many}`;
}
