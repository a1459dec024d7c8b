import { isComplete, resolveJourney } from '../../../engine/journey.ts';
import type { Change } from '../../../engine/types.ts';
import { keep } from '../../keep.ts';
import type { Chosen } from '../explore.ts';
import { speaksOf } from '../meaning.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { placeInJourney, placeOf, type Scene } from '../scene.ts';
import { type Goal, walk, walkAfter } from '../walk.ts';
import type { World } from '../world.ts';

/** Where a walk to the submit ended. */
type Stop = ReturnType<typeof walk>;

export const unreachableSubmit: ProofRule = {
  severity: 'error',
  doc: 'A journey that cannot be submitted in some situation or with some supplier, whatever is answered.',
  *find(scene) {
    if (scene.steps.length > 0 || scene.model.steps.length === 0) return;
    const isNew = (wished: Chosen) =>
      scene.variant === undefined || walkToSubmit(plainOf(scene), wished).reached;
    for (const [index, wished] of spreadOf(scene).entries()) {
      if (isSubmittedAt(scene, wished, index) || !isNew(wished)) continue;
      const stops = [...situationsOf(scene), wished].map((one) => walkToSubmit(scene, one));
      const first = stops.find(({ reached }) => !reached);
      if (first !== undefined) yield stuckAt(scene, first);
      return;
    }
  },
};

/** What was done before to be submitted, by journey and number of the situation: most is the same for each variant. */
const submitted = keep((_: World['data']) => new Map<string, readonly Change[]>());

function isSubmittedAt(scene: Scene, wished: Chosen, index: number): boolean {
  const known = submitted(scene.world.data);
  const key = `${scene.model.name} ${index}`;
  const end = walkAfter(scene, wished, isSubmitted, known.get(key) ?? []);
  if (end.reached && !known.has(key)) known.set(key, end.changes);
  return end.reached || walkToSubmit(scene, wished).reached;
}

const isSubmitted: Goal = (_, steps) => isComplete(steps);

function walkToSubmit(scene: Scene, wished: Chosen): Stop {
  return walk(scene, wished, isSubmitted);
}

/** The journey as it stands: where nobody gets through that, no variant is to blame. */
function plainOf({ world, model }: Scene): Scene {
  return { world, model: world.models.get(model.name) ?? model, steps: [] };
}

function stuckAt(scene: Scene, { state, path }: Stop): ProofFinding {
  const { model, variant } = scene;
  const resolved = resolveJourney(model, state).find(({ open, card }) => open && !card.valid);
  const field = resolved?.card.errors[0]?.field;
  const wants = field === undefined ? 'is never done' : `wants "${field}"`;
  const where = resolved === undefined ? '' : `: step "${resolved.id}" ${wants}`;
  const step = model.steps.find(({ id }) => id === resolved?.id);
  const place =
    variant === undefined || step === undefined || field === undefined
      ? placeInJourney(scene, 'submit')
      : placeOf(scene, step, field, 'require', 'show', 'hide', 'schema/properties');
  const message = `This journey is never submitted here${where}, and nothing that anybody can do gives it.`;
  return { ...place, message, path };
}

/** The values of each dimension of contexts.json that the journey's files speak of; the first is the usual one. */
function spokenOf(scene: Scene): readonly (readonly Chosen[])[] {
  const { contexts } = scene.world.data;
  return Object.entries(contexts?.dimensions ?? {}).flatMap(([name, { values }]) => {
    const sets = Object.values(values).map(({ set }) => set);
    const isSpoken = sets.some((set) => Object.keys(set).some((path) => speaksOf(scene, path)));
    return isSpoken ? [sets.map((holds): Chosen => new Map([[`dimension ${name}`, { holds }]]))] : [];
  });
}

/** The usual situation, and each with one dimension put otherwise. */
function situationsOf(scene: Scene): readonly Chosen[] {
  return [new Map(), ...spokenOf(scene).flatMap(([, ...others]) => others)];
}

/** Few situations in which every value of every dimension stands: the usual one, all second values, all third … */
function spreadOf(scene: Scene): readonly Chosen[] {
  const dimensions = spokenOf(scene);
  const longest = Math.max(1, ...dimensions.map((values) => values.length));
  return Array.from({ length: longest }, (_, index) => {
    const chosen = dimensions.map((values) =>
      index % values.length === 0 ? [] : [...(values[index % values.length] ?? [])],
    );
    return new Map(chosen.flat());
  });
}
