import { says } from '../../../../engine/says.ts';
import { isPossible } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import { inStep, placeInJourney } from '../scene.ts';
import { wayToStep } from '../witness.ts';

export const unreachableStep: ProofRule = {
  severity: 'error',
  doc: 'A step of a journey that nobody is ever asked.',
  *find(scene) {
    const { world, model, variant } = scene;
    for (const step of variant === undefined ? scene.steps : []) {
      if (isPossible(world.domain, inStep(world, step, true))) continue;
      const when = says(step.definition.when ?? true, model.definitions.conditions);
      const message = `Step "${step.id}" is never asked, for this is never so: ${when}.`;
      yield {
        ...placeInJourney(scene, 'steps', model.steps.indexOf(step)),
        message,
        path: wayToStep(scene, step),
      };
    }
  },
};
