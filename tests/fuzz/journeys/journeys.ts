import { shortest } from './shrink.ts';
import { everyStart, type Start } from './starts.ts';
import { sequenceInWords } from './step.ts';
import type { Violation } from './violation.ts';
import { walk } from './walk.ts';

/** More different violations than anybody looks at in one run. */
const mostShrunk = 20;

/**
 * Plays sequences from `count` seeds beginning with `seed`: the same for the same seeds. Gives the violations of the
 * invariants, each once. `tell` hears after each thousand how many were played.
 */
export async function journeys(
  count: number,
  seed: number,
  tell: (played: number) => void = () => {},
): Promise<readonly Violation[]> {
  const starts = await everyStart();
  const found = new Map<string, Violation>();
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && at % 1000 === 0) tell(at);
    const failure = await walk(starts, seed + at);
    if (!failure) continue;
    const invariant = failure.problem.split(': ')[0] ?? '';
    const before = found.get(invariant);
    if (before) found.set(invariant, { ...before, count: before.count + 1 });
    else if (found.size < mostShrunk)
      found.set(invariant, { invariant, seed: seed + at, count: 1, words: await inWords(starts, failure) });
  }
  return [...found.values()];
}

async function inWords(starts: readonly Start[], failure: NonNullable<Awaited<ReturnType<typeof walk>>>) {
  const { sequence } = failure;
  const start = starts.find(({ name }) => name === sequence.start);
  const [steps, problem] = start ? await shortest(start, failure) : [sequence.steps, failure.problem];
  return `${problem}\n${sequenceInWords({ ...sequence, steps })}`;
}
