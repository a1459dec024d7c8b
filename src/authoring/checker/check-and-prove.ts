import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { checkDefinitions, hinders, inOrder } from './check.ts';
import type { Problem } from './problem.ts';
import { proofRules } from './proof/proof-rules.ts';
import { createProver, type Prover } from './proof/prove.ts';

/** How many kinds of mistakes the proof looks for. */
export const proofCount = Object.keys(proofRules).length;

/** Every mistake in the files and, where none of them is an error, every mistake of meaning that the proof finds. */
export function checkAndProve(
  files: readonly DefinitionFile[],
  trade: TradeWords,
  prove: Prover = createProver(trade),
): readonly Problem[] {
  const problems = checkDefinitions(files, trade);
  return problems.some(hinders) ? problems : inOrder([...problems, ...prove(files)]);
}
