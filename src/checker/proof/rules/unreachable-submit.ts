import { isComplete, resolveJourney } from '../../../engine/journey.ts';
import type { Chosen } from '../explore.ts';
import { meaningOf } from '../meaning.ts';
import type { ProofRule } from '../proof-rule.ts';
import { isWhole, placeInJourney, type Scene } from '../scene.ts';
import { walk } from '../walk.ts';

export const unreachableSubmit: ProofRule = {
  severity: 'error',
  doc: 'A journey that cannot be submitted in some situation, whatever is answered.',
  *find(scene) {
    if (!isWhole(scene) || scene.model.steps.length === 0) return;
    for (const wished of situationsOf(scene)) {
      const end = walk(scene, wished, (_, steps) => isComplete(steps));
      if (end.reached) continue;
      const stuck = resolveJourney(scene.model, end.state).find(({ open, card }) => open && !card.valid);
      const field = stuck?.card.errors[0]?.field;
      const wants = field === undefined ? 'is never done' : `wants "${field}"`;
      const where = stuck === undefined ? '' : `: step "${stuck.id}" ${wants}`;
      const message = `This journey is never submitted here${where}, and nothing that anybody can do gives it.`;
      yield { ...placeInJourney(scene, 'submit'), message, path: end.path };
      return;
    }
  },
};

/** The usual situation, and each with one dimension of contexts.json put otherwise that the journey's files speak of. */
function situationsOf(scene: Scene): readonly Chosen[] {
  const spoken = meaningOf(scene);
  const { contexts } = scene.world.data;
  const others = Object.entries(contexts?.dimensions ?? {}).flatMap(([name, { values }]) =>
    Object.values(values)
      .slice(1)
      .filter(({ set }) => Object.keys(set).some((path) => spoken.includes(`"${path}"`)))
      .map(({ set }): Chosen => new Map([[`dimension ${name}`, { holds: set }]])),
  );
  return [new Map(), ...others];
}
