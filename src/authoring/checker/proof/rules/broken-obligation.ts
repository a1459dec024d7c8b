import { brokenDuties } from '../broken-duties.ts';
import type { ProofRule } from '../proof-rule.ts';

export const brokenObligation: ProofRule = {
  severity: 'error',
  doc: 'Something that obligations.json asks of every journey, and that some customer does not get.',
  find: (scene) =>
    brokenDuties(
      scene,
      ({ accepted }) => accepted === undefined,
      ({ says, source }) => `${says} (${source})`,
    ),
};
