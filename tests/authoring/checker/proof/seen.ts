import type { Problem } from '../../../../src/authoring/checker/problem.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import { holds } from '../../../../src/engine/condition.ts';
import { readerOf } from '../../../../src/engine/facts.ts';
import { replay } from './replay.ts';
import { sightsOfLaw, sightsOfSteps, sightsOfSubmit } from './sights.ts';
import { sightsOfNever } from './sights-of-never.ts';
import type { Told } from './told.ts';

/**
 * Whether what a problem says is seen in the engine at the end of its path. It reads the sentence as a person would, and
 * looks at the resolved journey and the answers alone. A sentence that nobody knows how to see throws.
 */
export function isSeen(problem: Problem, files: readonly DefinitionFile[]): boolean {
  const told = { problem, files, replayed: replay(files, problem.path ?? []) };
  for (const [sentence, sight] of [...sightsOfLaw, ...sightsOfSteps, ...sightsOfSubmit, ...sightsOfNever]) {
    const [whole, ...words] = sentence.exec(problem.message) ?? [];
    if (whole !== undefined) return isUnderLaw(told) && sight(told, ...words);
  }
  throw new Error(`Nobody knows how to see this: ${problem.message}`);
}

/** An obligation that a problem names speaks of the situation at the end of the path. */
function isUnderLaw({ problem, replayed: { model, data, end } }: Told): boolean {
  const { read } = readerOf(end.state, model.definitions);
  const named = Object.values(data.obligations ?? {}).filter(({ says, source }) =>
    problem.message.endsWith(`. ${says} (${source})`),
  );
  return named.every(({ when = true }) => holds(when, read, model.definitions.conditions));
}

/** Whether a sentence speaks of what never happens, in these files or in others. */
export function isOfNever({ message }: Problem): boolean {
  return sightsOfNever.some(([sentence]) => sentence.test(message));
}
