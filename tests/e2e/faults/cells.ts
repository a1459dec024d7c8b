import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

/** The commit that is tried; outside a repository, always the same. */
function seed(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return 'no commit';
  }
}

/** Every cell where `CELLS` is `all`, else the tenth that the commit draws: another one with every commit. */
export function cells(): readonly Cell[] {
  if (process.env.CELLS === 'all') return all;
  const drawn = seed();
  const rank = ({ title }: Cell) =>
    createHash('sha256')
      .update(drawn + title)
      .digest('hex');
  return [...all]
    .sort((one, other) => rank(one).localeCompare(rank(other)))
    .slice(0, Math.ceil(all.length / 10));
}
