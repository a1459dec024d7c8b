import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { checkAndProve } from './check-and-prove.ts';

/** Why files cannot be added, a sentence each. */
export interface RefusedFiles {
  readonly refused: readonly string[];
}

/** What a check finds wrong with files that are added, and not without them; undefined where that is nothing. */
export function refusedBy(
  check: typeof checkAndProve,
  added: readonly DefinitionFile[],
  files: readonly DefinitionFile[],
  trade: TradeWords,
): RefusedFiles | undefined {
  const now = check([...files, ...added], trade);
  // Where nothing is wrong, nothing is wrong without them that would have to be told apart.
  const before = new Set(now.length === 0 ? [] : check(files, trade).map((one) => JSON.stringify(one)));
  const problems = now.filter((one) => !before.has(JSON.stringify(one)));
  if (problems.length === 0) return undefined;
  return { refused: problems.map(({ message, ...at }) => `${at.file}:${at.line}:${at.column} ${message}`) };
}
