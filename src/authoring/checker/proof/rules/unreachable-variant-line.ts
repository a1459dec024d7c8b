import type { StepModel } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import { itemsUnder } from '../../../../engine/place.ts';
import type { Condition, VariantDefinition } from '../../../../engine/types.ts';
import { isPossible } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import { inStep, placeIn } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayToStep } from '../witness.ts';

export const unreachableVariantLine: ProofRule = {
  severity: 'error',
  doc: 'A line of a variant about something that is never shown with it.',
  *find(scene) {
    const { world, variant = '' } = scene;
    const lines = linesOf(world.data.variants[variant]);
    for (const step of scene.variant === undefined ? [] : scene.steps) {
      for (const { section, name, when } of lines) {
        const shown: Condition = { any: itemsUnder(step.card, name).map((item) => visibleWhen(step, item)) };
        const isEver = isPossible(world.domain, inStep(world, step, { all: [shown, when(step)] }));
        if (isEver) continue;
        const message = `This line has no effect: "${name}" is never shown${section === 'require' ? ' when it would be required' : ''} with this ${world.project.trade.words.owners.one}.`;
        yield { ...placeIn(scene, step, section, name), message, path: wayToStep(scene, step) };
      }
    }
  },
};

interface Line {
  readonly section: string;
  readonly name: string;
  readonly when: (step: StepModel) => Condition;
}

/** The lines of a variant that only matter where their item is shown. */
function linesOf(variant: VariantDefinition | undefined): readonly Line[] {
  const sections = ['show', 'require', 'text', 'title', 'widget', 'notices', 'place'] as const;
  return sections.flatMap((section) =>
    Object.entries(variant?.[section] ?? {}).flatMap(([name, value]) => {
      if (value === false || value === null) return [];
      const when = (step: StepModel) =>
        section === 'require' ? (own(step.card.require, name) ?? false) : true;
      return [{ section, name, when }];
    }),
  );
}
