import type { Start } from './starts.ts';
import type { Step } from './step.ts';
import { type Failure, replay } from './walk.ts';

/** What is wrong without its particulars: by this two failures are the same. */
const kindOf = (problem: string) => problem.split(': ')[0];

/**
 * The shortest sequence that goes wrong in the same way (delta debugging): steps are left out, the larger part first,
 * until none can be spared. Gives it with what is wrong after it.
 */
export async function shortest(
  start: Start,
  { sequence, problem }: Failure,
): Promise<readonly [readonly Step[], string]> {
  let best: readonly [readonly Step[], string] = [sequence.steps, problem];
  for (let size = Math.ceil(sequence.steps.length / 2); size >= 1; ) {
    let isShorter = false;
    for (let at = 0; at < best[0].length; at += 1) {
      const steps = best[0].filter((_, index) => index < at || index >= at + size);
      const wrong = await replay(start, { ...sequence, steps });
      if (wrong === undefined || kindOf(wrong) !== kindOf(problem)) continue;
      best = [steps, wrong];
      isShorter = true;
      at -= 1;
    }
    if (!isShorter || size > best[0].length) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return best;
}
