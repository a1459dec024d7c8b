const inThousands = new Intl.NumberFormat('en-GB');

/** A whole number of things as people write it: `1 supplier`, `1,008 contexts`. The noun is one whose plural takes an s. */
export function counted(number: number, noun: string): string {
  return `${inThousands.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}
