import { isComplete } from '../../../engine/journey.ts';
import type { Change } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Chosen } from './cells.ts';
import type { Scene } from './scene.ts';
import { startOf } from './start.ts';
import { type Goal, walkAfter } from './walk.ts';
import type { World } from './world.ts';

export const isSubmitted: Goal = (_, steps) => isComplete(steps);

/** Whether a journey comes to its submit in a situation. Owners first try what was done where it stands by itself. */
export function comesToSubmit(scene: Scene, wished: Chosen): boolean {
  const { model, variant, world } = scene;
  world.walked.add(model.name);
  const plain = variant === undefined ? undefined : world.models.get(model.name);
  const tried = plain && submitted({ world, model: plain, steps: [] }, wished);
  if (plain === undefined) return submitted(scene, wished) !== undefined;
  return walkAfter(startOf(scene, wished), wished, isSubmitted, tried ?? []).reached;
}

/** What was done to submit a journey as it stands, but for what may be of one owner alone; undefined where nothing did. */
function submitted(scene: Scene, wished: Chosen): readonly Change[] | undefined {
  const known = submits(scene.world.models);
  const key = JSON.stringify([scene.model.name, ...wished]);
  if (known.has(key)) return known.get(key);
  const { reached, changes } = walkAfter(startOf(scene, wished), wished, isSubmitted, []);
  const isAnybodys = (change: Change) => change.kind !== 'finished' || change.outcome.sources === undefined;
  const done = reached ? changes.filter(isAnybodys) : undefined;
  known.set(key, done);
  return done;
}

/** By journey and situation, for one proof. */
const submits = keep((_: World['models']) => new Map<string, readonly Change[] | undefined>());
