import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { checkDefinitions, inOrder, isProvable } from './check.ts';
import type { Problem } from './problem.ts';
import { proveDefinitions } from './proof/prove.ts';

/** Every mistake in the files and, where none of them is an error, every mistake of meaning that the proof finds. */
export function checkAndProve(files: readonly DefinitionFile[], trade: TradeWords): readonly Problem[] {
  const found = checkDefinitions(files, trade);
  return isProvable(found) ? inOrder([...found, ...proveDefinitions(files, trade)]) : found;
}
