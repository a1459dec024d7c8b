import { isPossible } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import { inStep, metSteps, placeIn } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayTo } from '../witness.ts';

export const blankCard: ProofRule = {
  severity: 'error',
  doc: 'A card that is open with nothing on it.',
  *find(scene) {
    const { world } = scene;
    for (const step of metSteps(scene)) {
      const { card, panels } = step;
      const onTop = card.order.filter((name) => !panels.has(name));
      const isBlank = inStep(world, step, { not: { any: onTop.flatMap((name) => leaves(name)) } });
      if (!isPossible(world.domain, isBlank)) continue;
      const path = wayTo(scene, step, isBlank);
      if (path === undefined) continue;
      const message = `Card "${card.card}" is open here and shows nothing. Show something, or leave the step out.`;
      yield { ...placeIn(scene, step, 'order', onTop[0] ?? 0), message, path };

      /** The fields and notices under an item: a group without any is not drawn. */
      function leaves(name: string): readonly ReturnType<typeof visibleWhen>[] {
        const group = card.groups?.[name];
        return group === undefined
          ? [visibleWhen(step, name)]
          : group.items.filter((item) => item !== name).flatMap(leaves);
      }
    }
  },
};
