import { checkDefinitions } from '../authoring/checker/check.ts';
import { checkAndProve } from '../authoring/checker/check-and-prove.ts';
import type { Problem } from '../authoring/checker/problem.ts';
import { gatherDefinitions } from '../definitions/gather.ts';
import { readDefinitionFiles } from '../definitions/read-files.ts';
import type { DefinitionData, DefinitionFile } from '../definitions/types.ts';
import type { TradeWords } from '../engine/trade-words.ts';

/** The definition files of a project, read and checked. `data` is absent when a problem is an error. */
export interface ReadProject {
  readonly files: readonly DefinitionFile[];
  readonly problems: readonly Problem[];
  readonly data?: DefinitionData;
}

/** Reads and checks the definitions under a project's root, and proves them where `proves` says so. */
export function readProject(root: string, trade: TradeWords, proves = false): ReadProject {
  const files = readDefinitionFiles(root, trade);
  const problems = (proves ? checkAndProve : checkDefinitions)(files, trade);
  if (problems.some(({ severity }) => severity === 'error')) return { files, problems };
  return { files, problems, data: gatherDefinitions(files, trade) };
}
