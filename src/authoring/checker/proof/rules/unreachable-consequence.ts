import { holds } from '../../../../engine/condition.ts';
import type { StepModel } from '../../../../engine/model.ts';
import { says } from '../../../../engine/says.ts';
import type { CardDefinition, Consequence } from '../../../../engine/types.ts';
import { isPossible } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import {
  firstUses,
  inStep,
  isSoInSomeForm,
  isWhole,
  placeIn,
  placeInJourney,
  type Scene,
  spelt,
} from '../scene.ts';
import { wayToStep } from '../witness.ts';

export const unreachableConsequence: ProofRule = {
  severity: 'error',
  doc: 'A line of onEnter or onChange that is never taken.',
  *find(scene) {
    const { model, world } = scene;
    for (const step of firstUses(scene)) {
      for (const { section, lines } of listsOf(step.card)) {
        for (const [index, line] of lines.entries()) {
          const isTaken = (form: StepModel) => isTakenIn(scene, step, form, section, index);
          if (line.when === undefined || isSoInSomeForm(scene, step, isTaken)) continue;
          yield {
            ...placeIn(scene, step, sectionOf(step, section), index),
            ...message(scene, line),
            path: wayToStep(scene, step),
          };
        }
      }
    }
    if (!isWhole(scene)) return;
    for (const { section, lines } of listsOf(model.journey)) {
      for (const [index, line] of lines.entries()) {
        const { when = true } = line;
        if (isPossible(world.domain, ({ read }) => holds(when, read, world.domain.conditions))) continue;
        const path = [`open "${model.name}"`];
        yield { ...placeInJourney(scene, section.join('/'), index), ...message(scene, line), path };
      }
    }
  },
};

interface List {
  readonly section: readonly string[];
  readonly lines: readonly Consequence[];
}

function listsOf({
  onEnter = [],
  onChange = {},
}: Pick<CardDefinition, 'onEnter' | 'onChange'>): readonly List[] {
  const changes = Object.entries(onChange).map(([name, lines]) => ({ section: ['onChange', name], lines }));
  return [{ section: ['onEnter'], lines: onEnter }, ...changes];
}

function isTakenIn(
  scene: Scene,
  step: StepModel,
  form: StepModel,
  section: readonly string[],
  index: number,
): boolean {
  const [list, name = ''] = section;
  const { onEnter = [], onChange = {} } = form.card;
  const line = (list === 'onEnter' ? onEnter : (onChange[spelt(name, step, form)] ?? []))[index];
  return line !== undefined && isPossible(scene.world.domain, inStep(scene.world, form, line.when ?? true));
}

/** The section as the file spells it. */
function sectionOf({ baseNames }: StepModel, [list = '', name]: readonly string[]): string {
  return name === undefined ? list : `${list}/${baseNames.get(name) ?? name}`;
}

function message({ model }: Scene, { when = true }: Consequence): { readonly message: string } {
  return { message: `This is never done, for it is never so: ${says(when, model.definitions.conditions)}.` };
}
