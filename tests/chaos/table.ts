import type { Verdict } from './judge.ts';

const widths = [38, 6, 4, 7, 13, 12, 12, 11];
const line = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, n) => (n === 0 ? String(cell).padEnd(widths[n] ?? 0) : String(cell).padStart(widths[n] ?? 0)))
    .join('  ');

/** The head of the table. */
export const titles = line([
  'what',
  'rounds',
  'lost',
  'doubled',
  'wrong answers',
  'longest wait',
  'acknowledged',
  'asked again',
]);

/** What came of one accident; the wait in seconds. */
export const lineOf = (what: string, rounds: number, verdict: Verdict): string =>
  line([
    what,
    rounds,
    verdict.lost.length,
    verdict.doubled.length,
    verdict.wrong.length,
    `${(verdict.longestWait / 1_000).toFixed(1)} s`,
    verdict.acknowledged,
    verdict.askedAgain,
  ]);

/** Whether nothing went wrong, and there was something that could have. */
export const isRight = ({ lost, doubled, wrong, acknowledged }: Verdict): boolean =>
  lost.length + doubled.length + wrong.length === 0 && acknowledged > 0;
