import { applyEdits } from 'jsonc-parser';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { checkDefinitions } from './check.ts';
import type { Fix, Problem } from './problem.ts';

/** Files after every safe mend: the mends made, in order, and the problems that are left. */
export interface Fixed {
  readonly files: readonly DefinitionFile[];
  readonly fixed: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** One file after a mend; the others are the same objects. */
export function withFix(files: readonly DefinitionFile[], file: string, { edits }: Fix): DefinitionFile[] {
  return files.map((one) => (one.file === file ? { file, text: applyEdits(one.text, [...edits]) } : one));
}

/**
 * Makes every safe mend, one after the other, until none is left. A mend stays only when there are fewer problems after
 * it, or as many because it brought another to light, and never brings a file back to what it was.
 */
export function fixDefinitions(files: readonly DefinitionFile[], trade: TradeWords): Fixed {
  const seen = new Set(files.map(({ text }) => text));
  const fixed: Problem[] = [];
  let [current, problems] = [files, checkDefinitions(files, trade)];
  for (let next = firstMend(current, trade, problems, seen); next !== undefined; ) {
    fixed.push(next.problem);
    [current, problems] = [next.files, next.problems];
    next = firstMend(current, trade, problems, seen);
  }
  return { files: current, fixed, problems };
}

function firstMend(
  files: readonly DefinitionFile[],
  trade: TradeWords,
  problems: readonly Problem[],
  seen: Set<string>,
) {
  for (const problem of problems) {
    if (problem.fix === undefined || problem.fix.isAsked) continue;
    const after = withFix(files, problem.file, problem.fix);
    const text = after.find(({ file }) => file === problem.file)?.text ?? '';
    if (seen.has(text)) continue;
    seen.add(text);
    const left = checkDefinitions(after, trade);
    if (left.length <= problems.length) return { files: after, problem, problems: left };
  }
  return undefined;
}
