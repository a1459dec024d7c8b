import type { Model, StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import { keep } from '../keep.ts';
import type { Domain } from './cells.ts';
import { isAsNoted, noting } from './domain.ts';
import { saidOfGifts } from './gifts.ts';
import { markOfAll } from './meaning.ts';
import type { Scene } from './scene.ts';
import { visibleWhen } from './visible.ts';

/** So much is kept: that of all steps and owners, a few times over. */
const mostKept = 20_000;

/**
 * What is found, in whatever `find` looks at of a scene; it rests on what is `said` and on `about` alone. That there was
 * nothing is remembered for as long as that says the same, from proof to proof and from owner to owner.
 */
export function* unlessNothing<T>(
  scene: Scene,
  about: string,
  said: readonly object[],
  find: (scene: Scene) => Iterable<T>,
): Generator<T> {
  const { world } = scene;
  const { nothing } = world.memory;
  const key = `${about} ${markOfAll(scene, said)} ${world.today}`;
  const before = nothing.get(key);
  if (before !== undefined && isAsNoted(before, world.domain)) return;
  const marks = new Map<string, string>();
  const walked = new Set<string>();
  let isSure = true;
  const domain: Domain = {
    ...noting(world.domain, marks),
    onOverrun(cells) {
      isSure = false;
      world.domain.onOverrun?.(cells);
    },
  };
  let isFound = false;
  for (const one of find({ ...scene, world: { ...world, domain, walked } })) {
    isFound = true;
    yield one;
  }
  for (const name of walked) world.walked.add(name);
  // What was walked rests on the whole journey.
  if (isFound || !isSure || walked.size > 0) return;
  if (nothing.size >= mostKept) nothing.clear();
  nothing.set(key, marks);
}

/** All that a step says of one of its items, and what the journey gives it: what judging it there rests on. */
export function saidOfItem(model: Model, step: StepModel, name: string): readonly object[] {
  const known = items(step);
  const made = known.get(name) ?? itemOf(step, name);
  known.set(name, made);
  return [made, step.definition, saidOfGifts(model, name)];
}

const items = keep((_: StepModel) => new Map<string, object>());

function itemOf(step: StepModel, name: string): object {
  const { schema, each, ui, require, presets, rules = [] } = step.card;
  const { options, lookup } = own(ui, name) ?? {};
  return {
    name: [name, step.baseNames.get(name)],
    visible: visibleWhen(step, name),
    require: own(require, name),
    preset: own(presets, name),
    schema: own(schema.properties, name),
    each: own(each, name),
    options,
    lookup,
    rules: rules.filter(({ field }) => field === name),
  };
}
