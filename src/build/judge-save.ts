import { broughtErrors } from '../authoring/checker/brought.ts';
import { checkDefinitions } from '../authoring/checker/check.ts';
import type { Problem } from '../authoring/checker/problem.ts';
import { createProver } from '../authoring/checker/proof/prove.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import type { TradeWords } from '../engine/trade-words.ts';

/** The mistakes that keep a project's files from being saved in the place of those that are there; none, if they may. */
type Judge = (before: readonly DefinitionFile[], after: readonly DefinitionFile[]) => readonly Problem[];

/**
 * Refuses files that break a rule, and those of which the proof of the journeys finds an error that it did not find
 * before. It remembers what it proved: the first proof takes seconds, those after it tenths of one.
 */
export function createJudge(trade: TradeWords): Judge {
  const same = keepSame();
  const prove = createProver(trade);
  return (filesBefore, filesAfter) => {
    const before = same(filesBefore);
    const after = same(filesAfter);
    const broken = errorsIn(after, trade);
    if (broken.length > 0) return broken;
    const disproved = prove(after).filter(isError);
    // What is on the disk is proved only where it matters, and where it can be read.
    if (disproved.length === 0 || errorsIn(before, trade).length > 0) return disproved;
    return broughtErrors(prove(before), disproved);
  };
}

/** Gives a file that is as it was the last time as the same object: by that the checker and the proof know it again. */
function keepSame(): (files: readonly DefinitionFile[]) => readonly DefinitionFile[] {
  let known: ReadonlyMap<string, DefinitionFile> = new Map();
  return (files) => {
    const same = files.map((one) => {
      const before = known.get(one.file);
      return before?.text === one.text ? before : one;
    });
    known = new Map(same.map((one) => [one.file, one]));
    return same;
  };
}

function errorsIn(files: readonly DefinitionFile[], trade: TradeWords): readonly Problem[] {
  return checkDefinitions(files, trade).filter(isError);
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
