import type { DefinitionFile } from '../../definitions/types.ts';
import { trade } from '../../trade.ts';
import type { Problem } from './problem.ts';
import { proofRules } from './proof/proof-rules.ts';
import { proveDefinitions } from './proof/prove.ts';

/** What the proof found, and how many kinds of mistakes it looked for. */
export interface Told {
  readonly problems: readonly Problem[];
  readonly kinds: number;
}

process.once('message', (files: readonly DefinitionFile[]) => {
  const told: Told = { problems: proveDefinitions(files, trade), kinds: Object.keys(proofRules).length };
  process.send?.(told, () => process.disconnect());
});
