import { holds } from '../../../engine/condition.ts';
import { readerOf } from '../../../engine/facts.ts';
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
    for (const [index, wished] of [...spreadOf(scene), ...homesOf(scene)].entries()) {
      const end = endOf(scene, wished, index);
      if (end.reached || isMeant(end) || isOfPlain(scene, wished)) continue;
      const stops = [...situationsOf(scene), wished].map((one) => walkToSubmit(scene, one));
      const first = stops.find((stop) => !stop.reached && !isMeant(stop));
      if (first !== undefined) yield stuckAt(scene, first);
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

/** What was done before to be submitted, by journey and number of the situation: most is the same for each variant. */
const submitted = keep((_: World['data']) => new Map<string, readonly Change[]>());

/** Where a walk to the submit ends: the short way, else by a search of its own. */
function endOf(scene: Scene, wished: Chosen, index: number): Stop {
  const known = submitted(scene.world.data);
  const key = `${scene.model.name} ${index}`;
  const end = walkAfter(scene, wished, isSubmitted, known.get(key) ?? []);
  if (end.reached && !known.has(key)) known.set(key, end.changes);
  return end.reached ? end : walkToSubmit(scene, wished);
}

const isSubmitted: Goal = (_, steps) => isComplete(steps);

function walkToSubmit(scene: Scene, wished: Chosen): Stop {
  return walk(scene, wished, isSubmitted);
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

/** Each home of contexts.json, where the journey's files speak of its meters. */
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
