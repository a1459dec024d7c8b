import { choicesCommand } from '../../acceptance.ts';
import { brokenDuties } from '../broken-duties.ts';
import type { ProofRule } from '../proof-rule.ts';

export const changedChoice: ProofRule = {
  severity: 'error',
  doc: 'Something that choices.json says was chosen, and that some customer does not get any more: no law asks for it.',
  find: (scene) =>
    brokenDuties(
      scene,
      ({ accepted }) => accepted !== undefined,
      ({ says, source }) =>
        `No law is broken, but it was chosen otherwise: ${choicesCommand} accepts the change. ${says} (${source})`,
    ),
};
