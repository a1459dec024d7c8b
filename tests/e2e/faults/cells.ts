import { calls } from '../../../src/energy/api/contract.ts';
import { type FaultName, faults } from './faults.ts';
import type { Walk } from './walk.ts';
import { carbonWalks } from './walks/carbon.ts';
import { dealWalks } from './walks/deals.ts';
import { lookUpWalks } from './walks/look-ups.ts';
import { progressWalks } from './walks/progress.ts';
import { quoteWalks } from './walks/quote.ts';
import { signUpWalks } from './walks/sign-up.ts';

/** One call with one fault. */
interface Cell {
  readonly title: string;
  readonly walk: Walk;
  readonly fault: FaultName;
  /** Whether it needs a clock that can be moved. */
  readonly hasClock: boolean;
}

const walks: readonly Walk[] = [
  ...lookUpWalks,
  ...quoteWalks,
  ...dealWalks,
  ...signUpWalks,
  ...carbonWalks,
  ...progressWalks,
];

/**
 * Saving a quote and opening it, making a link to a switch and ending it: what is said when these fail is tried in keep.spec.ts
 * and progress.spec.ts.
 */
const apart: readonly string[] = [
  'POST /request/quote/keep',
  'POST /request/quote/open',
  'POST /request/progress/link',
  'POST /request/progress/end',
];

const missing = Object.keys(calls).filter(
  (call) => !apart.includes(call) && !walks.some((walk) => walk.call === call),
);
if (missing.length > 0) throw new Error(`No walk of the fault matrix makes ${missing.join(', ')}.`);

const all: readonly Cell[] = walks.flatMap((walk) =>
  (Object.keys(faults) as FaultName[]).map((fault) => ({
    title: `${walk.call} × ${fault} [Q8.01 Q8.02 Q8.04 S8.01]`,
    walk,
    fault,
    hasClock: 'waits' in faults[fault],
  })),
);

/**
 * Every cell where `CELLS` is `all`, else the twentieth on the table's diagonals: each call with a fault or two, each fault with
 * two calls or three, and the same ones every time, so that what turns red was done by the change at hand.
 */
export function cells(): readonly Cell[] {
  if (process.env.CELLS === 'all') return all;
  const names = Object.keys(faults);
  return all.filter((_, place) => (Math.floor(place / names.length) + (place % names.length)) % 20 === 0);
}
