import type { StepModel } from '../../../../engine/model.ts';
import type { Condition } from '../../../../engine/types.ts';
import { isPossible } from '../explore.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { unlessNothing } from '../remembered.ts';
import { inStep, metSteps, placeIn, type Scene } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayTo } from '../witness.ts';

export const blankCard: ProofRule = {
  severity: 'error',
  doc: 'A card that is open with nothing on it.',
  *find(scene) {
    for (const step of metSteps(scene)) {
      const shown = step.card.order
        .filter((name) => !step.panels.has(name))
        .flatMap((name) => leavesOf(step, name));
      const blank = { not: { any: shown } };
      yield* unlessNothing(scene, 'blank-card', [blank, step.definition], (noted) =>
        blankIn(noted, step, blank),
      );
    }
  },
};

function* blankIn(scene: Scene, step: StepModel, blank: Condition): Generator<ProofFinding> {
  const { world } = scene;
  const isBlank = inStep(world, step, blank);
  const path = isPossible(world.domain, isBlank) ? wayTo(scene, step, isBlank) : undefined;
  if (path === undefined) return;
  const { card, order } = step.card;
  const message = `Card "${card}" is open here and shows nothing. Show something, or leave the step out.`;
  const first = order.find((name) => !step.panels.has(name));
  yield { ...placeIn(scene, step, 'order', first ?? 0), message, path };
}

/** When each field and notice under an item is shown: a group without any is not drawn. */
function leavesOf(step: StepModel, name: string): readonly Condition[] {
  const group = step.card.groups?.[name];
  return group === undefined
    ? [visibleWhen(step, name)]
    : group.items.filter((item) => item !== name).flatMap((item) => leavesOf(step, item));
}
