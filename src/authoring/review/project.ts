import { definitionsFrom } from '../../definitions/definitions-from.ts';
import { gatherDefinitions } from '../../definitions/gather.ts';
import type { DefinitionData, DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { Definitions } from '../../engine/types.ts';
import { checkDefinitions, hinders } from '../checker/check.ts';
import type { Problem } from '../checker/problem.ts';

/** Definition files that can be looked at as people would meet them. */
export interface Project {
  readonly trade: TradeWords;
  readonly files: readonly DefinitionFile[];
  readonly data: DefinitionData;
  readonly definitions: Definitions;
}

/** What opening files gives: the project where no mistake keeps it from being built, and every problem. */
export interface Opened {
  readonly files: readonly DefinitionFile[];
  readonly problems: readonly Problem[];
  readonly project?: Project;
}

/**
 * Checks and reads definition files. What came of a file that is the same object as in an earlier call is reused, so
 * opening again after an edit of one file is cheap. Without `project` the problems say why.
 */
export function openProject(files: readonly DefinitionFile[], trade: TradeWords): Opened {
  const problems = checkDefinitions(files, trade);
  if (problems.some(hinders)) return { files, problems };
  const data = gatherDefinitions(files, trade);
  return { files, problems, project: { trade, files, data, definitions: definitionsFrom(data, trade) } };
}
