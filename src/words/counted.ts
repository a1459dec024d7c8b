const thousands = new Intl.NumberFormat('en-GB');

/** A whole number as people write it: `1,008`. */
export const inWholes = (number: number): string => thousands.format(number);

/** A whole number of things as people write it: `1 supplier`, `1,008 contexts`. The noun is one whose plural takes an s. */
export function counted(number: number, noun: string): string {
  return `${inWholes(number)} ${noun}${number === 1 ? '' : 's'}`;
}
