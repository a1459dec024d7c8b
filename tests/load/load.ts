import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '../../src/energy/api/contract.ts';
import { randomFrom } from '../fuzz/random.ts';
import { journey, type Outcome, type visitorsOf } from './visit.ts';

/** One call: how long after it was due it was answered, milliseconds, and how it went. */
export interface Answered extends Outcome {
  readonly name: CallName;
  readonly ms: number;
}

/** A visitor asks that often, milliseconds: far more than a person does, so that a minute holds whole visits. */
const pause = 200;
/** What is not counted: the compiler of the service has not seen its code yet, seconds. */
const warmUp = 5;
/** Somebody who is refused asks again, that often, after the second that the refusal names. */
const patience = 3;

/**
 * Visitors come at moments that do not depend on answers, so that calls are due at `rate` a second, and each is timed from
 * when it was due: what waits behind another visitor's slow answer counts. Gives the calls that were due in the counted seconds.
 */
export async function load(
  visitors: ReturnType<typeof visitorsOf>,
  rate: number,
  seconds: number,
  seed: number,
): Promise<readonly Answered[]> {
  const random = randomFrom(seed);
  const answered: Answered[] = [];
  const start = performance.now();
  const counted = start + warmUp * 1000;
  const end = counted + seconds * 1000;

  const visit = async (came: number) => {
    const { ask } = visitors.come();
    let due = came;
    for (const name of journey) {
      for (let tries = patience; ; tries -= 1) {
        if (due > end) return;
        await wait(Math.max(0, due - performance.now()));
        const outcome = await ask(name);
        if (due >= counted) answered.push({ name, ms: performance.now() - due, ...outcome });
        // What builds on an answer is not due before it.
        due = Math.max(due + pause, performance.now());
        if (outcome.status === 200) break;
        if (outcome.status !== 503 || tries === 0) return;
        due += 1000;
      }
    }
  };

  const visits: Promise<void>[] = [];
  const mean = (journey.length / rate) * 1000;
  // Everybody begins anew: in the first seconds as many come as are here later.
  for (let come = start; come < end; come += -Math.log(1 - random.int(1e9) / 1e9) * mean) {
    await wait(Math.max(0, come - performance.now()));
    visits.push(visit(come));
  }
  await Promise.all(visits);
  return answered;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

const lineOf = ([first = '', ...others]: readonly (string | number)[]) =>
  String(first).padEnd(52) + others.map((cell) => String(cell).padStart(9)).join('');

/** A line for each call and one for all: how many, how long those took that were served, refused (503), wrong. */
export function tableOf(answered: readonly Answered[]): string {
  const row = (name: string, all: readonly Answered[]) => {
    const served = all
      .filter(({ status }) => status === 200)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const [median, late, worst] = [0.5, 0.99, 1].map((share) => percentile(served, share).toFixed(1));
    const refused = all.filter(({ status }) => status === 503).length;
    const wrong = all.filter((one) => one.wrong !== undefined).length;
    return lineOf([name, all.length, median ?? '', late ?? '', worst ?? '', refused, wrong]);
  };
  return [
    lineOf(['call', 'count', 'p50 ms', 'p99 ms', 'worst', 'refused', 'wrong']),
    ...[...new Set(journey)].map((name) =>
      row(
        name,
        answered.filter((one) => one.name === name),
      ),
    ),
    row('all', answered),
  ].join('\n');
}
