import { calls } from '../../../src/api/contract.ts';
import { type FaultName, faults } from './faults.ts';
import often from './often.json' with { type: 'json' };
import type { Walk } from './walk.ts';
import { carbonWalks } from './walks/carbon.ts';
import { dealWalks } from './walks/deals.ts';
import { lookUpWalks } from './walks/look-ups.ts';
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

const walks: readonly Walk[] = [...lookUpWalks, ...quoteWalks, ...dealWalks, ...signUpWalks, ...carbonWalks];

const missing = Object.keys(calls).filter((call) => !walks.some((walk) => walk.call === call));
if (missing.length > 0) throw new Error(`No walk of the fault matrix makes ${missing.join(', ')}.`);

const all: readonly Cell[] = walks.flatMap((walk) =>
  (Object.keys(faults) as FaultName[]).map((fault) => ({
    title: `${walk.call} × ${fault} [Q8.01 Q8.02 Q8.04 S8.01]`,
    walk,
    fault,
    hasClock: 'waits' in faults[fault],
  })),
);

/** Every cell where `CELLS` is `all`, else one of each call that often.json names. Throws for a name that is no cell. */
export function cells(): readonly Cell[] {
  if (process.env.CELLS === 'all') return all;
  return Object.entries(often).map(([call, fault]) => {
    const cell = all.find((one) => one.walk.call === call && one.fault === fault);
    if (cell === undefined) throw new Error(`The fault matrix has no cell ${call} × ${fault}.`);
    return cell;
  });
}
