import type { StepModel } from '../../../../engine/model.ts';
import type { Condition } from '../../../../engine/types.ts';
import { explore, isPossible } from '../explore.ts';
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
      yield* unlessNothing(scene, 'blank-card', [shown, step.definition], (noted) =>
        blankIn(noted, step, { not: { any: simplestFirst(noted, step, shown) } }),
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

/** So many situations of a condition are counted: what hangs on more comes last, whatever it is. */
const enough = 200;

/**
 * Conditions by how many situations each can tell apart: what one settles the next need not read, and what is found does
 * not hang on the order of the items.
 */
function simplestFirst({ world }: Scene, step: StepModel, all: readonly Condition[]): readonly Condition[] {
  const costs = all.map((condition) => {
    let count = 0;
    for (const _ of explore(world.domain, inStep(world, step, condition))) {
      count += 1;
      if (count === enough) break;
    }
    return { condition, count, text: JSON.stringify(condition) };
  });
  const inTurn = costs.sort((one, other) => one.count - other.count || (one.text < other.text ? -1 : 1));
  return inTurn.map(({ condition }) => condition);
}

/** When each field and notice under an item is shown: a group without any is not drawn. */
function leavesOf(step: StepModel, name: string): readonly Condition[] {
  const group = step.card.groups?.[name];
  return group === undefined
    ? [visibleWhen(step, name)]
    : group.items.filter((item) => item !== name).flatMap((item) => leavesOf(step, item));
}
