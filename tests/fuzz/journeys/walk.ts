import { pickNamed, randomFrom } from '../random.ts';
import { chooseStep } from './choose.ts';
import { compare, wentBack } from './forms.ts';
import { resolvesAnewToTheSame } from './invariants/ends.ts';
import { invariants, nothing } from './invariants/index.ts';
import type { Start } from './starts.ts';
import type { Sequence, Step } from './step.ts';
import { type Invariants, Visit } from './visit.ts';

/** A sequence that ended badly, with what was wrong. */
export interface Failure {
  readonly sequence: Sequence;
  readonly problem: string;
}

/** Every step of a sequence that may be answered late takes from here. */
const longest = 14;

function begin(start: Start, heedsAbort: boolean, watched: Invariants): Visit {
  const visit = new Visit(start, heedsAbort, watched);
  visit.wentBack = wentBack;
  return visit;
}

/** Makes a sequence as it goes, from a seed: each step is one of those that are possible then. */
export async function walk(
  starts: readonly Start[],
  seed: number,
  watched = invariants,
): Promise<Failure | undefined> {
  const random = randomFrom(Math.imul(seed, 0x9e3779b1));
  const start = pickNamed(starts, ({ name }) => name, randomFrom(Math.floor(seed / 16)).int(2 ** 32));
  if (!start) throw new Error('There is nowhere to begin.');
  const heedsAbort = random.int(3) > 0;
  const visit = begin(start, heedsAbort, watched);
  const isOrdered = random.int(6) === 0;
  const steps: Step[] = [];
  const length = 3 + random.int(longest - 2);
  const take = (step: Step) => {
    steps.push(step);
    return visit.take(step);
  };
  let problem = await visit.take({ is: 'touch', field: '' });
  while (problem === undefined && steps.length < length) {
    const step = chooseStep(visit, random);
    // To compare two orders of answers, people act first and then all answers come.
    if (isOrdered && (step.is === 'reply' || step.is === 'cancel'))
      problem = await take({ is: 'settle', from: 'first' });
    else problem = await take(step);
  }
  problem ??= await take({ is: 'settle', from: 'first' });
  if (seed % 16 === 0) problem ??= resolvesAnewToTheSame(visit);
  visit.end();
  const sequence = { start: start.name, heedsAbort, steps };
  if (problem === undefined && isOrdered) problem = await inAnyOrder(start, sequence, watched);
  return problem === undefined ? undefined : { sequence, problem };
}

/** Plays a sequence again; gives what is wrong. */
export async function replay(
  start: Start,
  sequence: Sequence,
  watched = invariants,
): Promise<string | undefined> {
  const visit = begin(start, sequence.heedsAbort, watched);
  let problem = await visit.take({ is: 'touch', field: '' });
  for (const step of sequence.steps) {
    problem ??= await visit.take(step);
  }
  problem ??= await visit.take({ is: 'settle', from: 'first' });
  visit.end();
  const hasReplies = sequence.steps.some(({ is }) => is === 'reply' || is === 'cancel');
  return problem ?? (hasReplies ? undefined : inAnyOrder(start, sequence, watched));
}

/** The same answers give the same form in whatever order replies come. */
async function inAnyOrder(
  start: Start,
  sequence: Sequence,
  watched: Invariants,
): Promise<string | undefined> {
  const forms: string[][] = [];
  for (const from of ['first', 'last'] as const) {
    const visit = begin(start, sequence.heedsAbort, nothing);
    const seen: string[] = [];
    await visit.take({ is: 'settle', from });
    for (const step of [...sequence.steps, { is: 'settle', from } as const]) {
      await visit.take(step.is === 'settle' ? { is: 'settle', from } : step);
      if (step.is === 'settle') seen.push(compare.formOf(visit));
    }
    visit.end();
    forms.push(seen);
  }
  const [one = [], other = []] = forms;
  const at = one.findIndex((form, index) => form !== other[index]);
  if (at < 0 || watched === nothing) return undefined;
  return `the same answers give the same form in whatever order replies come [Q4.27] [Q4.30]: ${compare.differenceOf(one[at] ?? '', other[at] ?? '')}`;
}
