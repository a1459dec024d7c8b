import type { Cover } from './cover.ts';
import type { End } from './run.ts';

const count = (ends: readonly End[], is: (end: End) => boolean) => `${ends.filter(is).length}`;

const lineOf = ([first = '', ...others]: readonly string[]) =>
  first.padEnd(34) + others.map((cell) => cell.padStart(17)).join('');

/** How paths ended, a line for each value of a dimension and one for all: paths, ended in quotes, in a switch, refused. */
export function table(ends: readonly End[], dimension: string): string {
  const values = [...new Set(ends.map(({ row }) => row[dimension] ?? ''))];
  const cells = (name: string, some: readonly End[]) =>
    lineOf([
      name,
      `${some.length}`,
      count(some, ({ reached }) => reached !== 'nothing'),
      count(some, ({ reached }) => reached === 'a switch'),
      count(some, ({ wrong }) => wrong.length > 0),
    ]);
  return [
    lineOf([dimension, 'paths', 'ended in quotes', 'in a switch', 'refused']),
    ...values.map((value) =>
      cells(
        value,
        ends.filter(({ row }) => row[dimension] === value),
      ),
    ),
    cells('all', ends),
  ].join('\n');
}

/** How much of what may be combined the paths have, in a sentence. */
export function coverage({ wanted, nowhere }: Cover): string {
  const had = wanted - nowhere.length;
  return `${had} of ${wanted} combinations of values walked; ${nowhere.length} are offered nowhere`;
}
