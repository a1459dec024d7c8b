import { holds } from '../../../../engine/condition.ts';
import { readerOf } from '../../../../engine/facts.ts';
import { resolveJourney } from '../../../../engine/journey.ts';
import type { Chosen } from '../cells.ts';
import { detour } from '../detour.ts';
import { speaksOf } from '../meaning.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { placeInJourney, placeOf, type Scene } from '../scene.ts';
import { comesToSubmit, isSubmitted } from '../to-submit.ts';
import { type Stop, walk } from '../walk.ts';

export const unreachableSubmit: ProofRule = {
  severity: 'error',
  doc: 'A journey that cannot be submitted in some situation or with some variant, whatever is answered.',
  isLast: true,
  *find(scene) {
    if (scene.steps.length > 0 || scene.model.steps.length === 0) return;
    for (const wished of [...spreadOf(scene), ...homesOf(scene)]) {
      if (comesToSubmit(scene, wished)) continue;
      const end = walkToSubmit(scene, wished);
      if (end.reached || isMeant(end) || isOfPlain(scene, wished)) continue;
      for (const situation of [...situationsOf(scene), wished]) {
        const stop = walkToSubmit(scene, situation);
        if (stop.reached || isMeant(stop)) continue;
        yield stuckAt(scene, stop);
        break;
      }
      return;
    }
  },
};

/** Whether the journey stops just so without the variant: then that is told of the journey. */
function isOfPlain({ world, model, variant }: Scene, wished: Chosen): boolean {
  const plain = world.models.get(model.name);
  if (variant === undefined || plain === undefined) return false;
  return !walkToSubmit({ world, model: plain, steps: [] }, wished).reached;
}

/** Whether an obligation says that a field of the step where a walk stopped holds the journey back there. */
function isMeant({ scene: { model, world }, state }: Stop): boolean {
  const { read } = readerOf(state, model.definitions);
  const { conditions } = world.domain;
  const stuck = resolveJourney(model, state).findIndex(({ open, card }) => open && !card.valid);
  const names = model.steps[stuck]?.baseNames;
  return Object.values(world.data.obligations ?? {}).some(
    ({ journey, blocks = [], when = true }) =>
      journey === model.name && blocks.some((name) => names?.has(name)) && holds(when, read, conditions),
  );
}

/** The shortest walk to the submit; where an answer leads nowhere, with another one. */
function walkToSubmit(scene: Scene, wished: Chosen): Stop {
  const stop = walk(scene, wished, isSubmitted);
  if (stop.reached || isMeant(stop)) return stop;
  return detour(stop, wished, isSubmitted) ?? stop;
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

/** Each home of contexts.json, where the journey's files speak of what is known of it. */
function homesOf(scene: Scene): readonly Chosen[] {
  if (scene.variant !== undefined) return [];
  return Object.values(scene.world.data.contexts?.homes ?? {}).flatMap(({ set }) => {
    const held = Object.entries(set);
    const isSpoken = held.some(([path]) => speaksOf(scene, path));
    return isSpoken ? [new Map(held.map(([path, value]) => [path, { holds: { [path]: value } }]))] : [];
  });
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
