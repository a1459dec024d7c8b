import { answer } from '../../../engine/answer.ts';
import type { Model } from '../../../engine/model.ts';
import { splitPath } from '../../../engine/path.ts';
import { emptyState } from '../../../engine/state.ts';
import type { Answered, JourneyState, Json } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Chosen } from './cells.ts';
import type { Scene } from './scene.ts';
import type { Walk } from './walked.ts';

/**
 * A journey as it opens: in the first situation of contexts.json but for what is wished for, with the owner of the
 * scene. The path names only what was wished for.
 */
export function startOf(scene: Scene, wished: Chosen): Walk {
  scene.world.walked.add(scene.model.name);
  const early = earlyIn(scene, wished);
  const key = JSON.stringify(early);
  const known = entered(scene.model);
  const now = known.get(key) ?? answer(scene.model, openingOf(scene, early), { kind: 'enter' });
  known.set(key, now);
  return {
    scene,
    state: now.state,
    effects: now.effects,
    changes: [],
    path: [
      `open "${scene.model.name}"`,
      ...(scene.variant === undefined ? [] : [`with variant "${scene.variant}"`]),
      ...early.map(([path, value]) => `given ${path} = ${JSON.stringify(value)}`),
    ],
  };
}

/** A journey, or an owner's form of it, as it was entered, by what stood before it began. */
const entered = keep((_: Model) => new Map<string, Answered>());

type Early = readonly (readonly [path: string, Json])[];

/** The state in which a journey is opened, before anything is done. */
function openingOf(scene: Scene, early: Early): JourneyState {
  const { contexts } = scene.world.data;
  const usual = Object.values(contexts?.dimensions ?? {}).flatMap(({ values }) => {
    const first = Object.values(values)[0];
    return first === undefined ? [] : Object.entries(first.set);
  });
  const owner = ownerOf(scene);
  return stateOf(scene, [...Object.entries(contexts?.base ?? {}), ...usual, ...owner, ...early]);
}

/** What is wished for of the sources that stand before a journey begins. */
function earlyIn({ world }: Scene, wished: Chosen): Early {
  const { sources, words } = world.project.trade;
  return [...wished.values()]
    .flatMap(({ holds }) => Object.entries(holds))
    .filter(([path]) => words.early.includes(splitPath(path, sources)[0]));
}

/** What is known of the owner whose variant is laid over a card of the scene. */
function ownerOf({ world, variant, model }: Scene): readonly (readonly [string, Json])[] {
  const { contexts, variants } = world.data;
  if (variant === undefined) return [];
  const [id] = variants[variant]?.owners ?? [];
  const file = contexts?.owner.variant;
  const known = file === undefined ? [] : ([[file, variant]] as const);
  const step = model.steps.find(({ definition }) => definition.variant !== undefined)?.definition.variant;
  return [...known, ...(id === undefined || step === undefined ? [] : ([[step, id]] as const))];
}

function stateOf({ world, model }: Scene, given: readonly (readonly [string, Json])[]): JourneyState {
  const state = emptyState(model.trade, world.today);
  const sources: Record<string, Record<string, Json>> = {};
  for (const [path, value] of given) {
    const [source, name] = splitPath(path, model.trade.sources);
    const held = sources[source] ?? {};
    held[name] = value;
    sources[source] = held;
  }
  return { ...state, sources: { ...state.sources, ...sources } };
}
