import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { CardDefinition, Change, JourneyState, ResolvedStep } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Chosen } from './explore.ts';
import { markOfAll } from './meaning.ts';
import type { Scene } from './scene.ts';
import { startOf } from './start.ts';
import { type Goal, type Stop, type Walk, walkAfter } from './walk.ts';
import { markOfWriters } from './writers.ts';

/** A piece of a walk: what was done, how the journey stood after it, and what that can rest on. */
interface Stage {
  readonly changes: readonly Change[];
  readonly state: JourneyState;
  /** The names whose change something may follow. */
  readonly names: ReadonlySet<string>;
  /** How many of the steps were looked at so far: nothing rests on the others but by what follows from names. */
  readonly looked: number;
}

/** A walk to the submit of a journey as it stands, and what the journey meant then. */
export interface Trace {
  readonly stages: readonly Stage[];
  readonly meaning: Meaning;
}

/** A journey's meaning in parts, as marks: each part matters from another stage of a walk on. */
interface Meaning {
  readonly writers: string;
  readonly whole: string;
  readonly steps: readonly string[];
  readonly follows: Readonly<Record<string, string>>;
}

/**
 * Walks a journey as it stands to a goal, first as it was walked before. As much as the edits since cannot concern is not
 * even done again: the walk goes on from there.
 */
export function walkAgain(scene: Scene, wished: Chosen, goal: Goal): Stop {
  const { memory, walked } = scene.world;
  const key = keyOf(scene, wished);
  const seen = watched(scene);
  const meaning = meaningOf(seen);
  const before = memory.traces.get(key);
  const known = before?.meaning.writers === meaning.writers ? before.stages : [];
  const stages = known.slice(0, before && standing(before, meaning));
  const last = stages.at(-1);
  walked.add(scene.model.name);
  const start = last === undefined ? startOf(seen, wished) : resumed(seen, stages, last);
  const isDone: Goal = (state, steps, now) => {
    const stage = stageAfter(stages, now, steps);
    if (stage !== undefined) stages.push(stage);
    return goal(state, steps, now);
  };
  const rest = known.slice(stages.length).flatMap(({ changes }) => changes);
  const end = walkAfter(start, wished, isDone, rest);
  if (end.reached) memory.traces.set(key, { stages, meaning });
  else memory.traces.delete(key);
  return end;
}

/** What was done in a situation to submit the journey as it stands. */
export function changesOf(scene: Scene, wished: Chosen): readonly Change[] {
  const trace = scene.world.memory.traces.get(keyOf(scene, wished));
  return trace === undefined ? [] : changesIn(trace);
}

const changesIn = keep(({ stages }: Trace) => stages.flatMap(({ changes }) => changes));
const textOf = keep((trace: Trace) => JSON.stringify(changesIn(trace)));

/** The same in all situations, as a text: equal texts, equal changes. */
export function textOfChanges({ world, model }: Scene): string {
  const begin = JSON.stringify([model.name]).slice(0, -1);
  const traces = [...world.memory.traces].filter(([key]) => key.startsWith(begin));
  return traces.flatMap(([key, trace]) => [key, textOf(trace)]).join();
}

function keyOf({ model }: Scene, wished: Chosen): string {
  return JSON.stringify([model.name, ...wished]);
}

function resumed(scene: Scene, stages: readonly Stage[], { state }: Stage): Walk {
  const changes = stages.flatMap((stage) => stage.changes);
  return { scene, state, path: [], changes, wrote: [], effects: [] };
}

/** How many stages of a walk nothing that changed its meaning since can concern. */
function standing({ stages, meaning: then }: Trace, now: Meaning): number {
  if (then.whole !== now.whole) return 0;
  const same = now.steps.findIndex((mark, index) => mark !== then.steps[index]);
  const looked = same === -1 ? now.steps.length : same;
  const isSame = (name: string) => own(then.follows, name) === own(now.follows, name);
  const changed = stages.findIndex((stage) => stage.looked > looked || ![...stage.names].every(isSame));
  return changed === -1 ? stages.length : changed;
}

/** What a walk did since the last stage; undefined where it did nothing. */
function stageAfter(stages: readonly Stage[], now: Walk, steps: readonly ResolvedStep[]): Stage | undefined {
  const { state, scene } = now;
  const count = stages.reduce((sum, { changes }) => sum + changes.length, 0);
  if (stages.length > 0 && now.changes.length === count) return undefined;
  const changes = now.changes.slice(count);
  const names = new Set(changes.flatMap(namesIn));
  for (let walk: Walk | undefined = now; walk && walk.changes.length >= count; walk = walk.before) {
    for (const name of walk.wrote) names.add(name);
    for (const name of changedLists(walk)) names.add(name);
    if (walk.before?.state.sources.meter !== walk.state.sources.meter) names.add('meter');
  }
  const { length } = scene.model.steps;
  const opened = scene.model.steps.findLastIndex(({ id }) => state.answers[opening(id)] !== undefined);
  const isLast = steps.slice(opened + 1).every(({ present }) => !present);
  return { changes, state, names, looked: isLast ? length : opened + 1 };
}

/** The lists that an effect brings. */
function namesIn(change: Change): readonly string[] {
  const lists = change.kind === 'finished' ? change.outcome.lookups : undefined;
  return Object.keys(lists ?? {}).map((name) => `lookup.${name}`);
}

function changedLists({ before, state: { lookups } }: Walk): readonly string[] {
  const were = before?.state.lookups ?? {};
  const names = Object.keys({ ...were, ...lookups });
  return names.filter((name) => own(were, name) !== own(lookups, name)).map((name) => `lookup.${name}`);
}

/** Answered when a step opens for the first time, even if only for a moment. */
export function opening(step: string): string {
  return `step ${step} opens`;
}

/** The scene with a model that tells in an answer which steps ever opened. */
function watched(scene: Scene): Scene {
  return { ...scene, model: watchedModel(scene.model) };
}

const watchedModel = keep((model: Model): Model => {
  const told = model.steps.map(({ id }) => [opening(id), { schema: {} }] as const);
  const steps = model.steps.map((step): StepModel => {
    const presets = { ...step.card.presets, [opening(step.id)]: true };
    return { ...step, card: { ...step.card, presets } };
  });
  return { ...model, fields: new Map([...model.fields, ...told]), steps };
});

function meaningOf(scene: Scene): Meaning {
  const { model, world } = scene;
  const known = meanings(model);
  const before = known.get(world);
  if (before !== undefined) return before;
  const { cards, contexts } = world.data;
  const { reveal, presets, onEnter, schema } = model.journey;
  const ids = model.steps.map(({ id }) => id);
  const inside = insideOf(model).flatMap(({ journey, steps }) => [
    journey,
    ...steps.flatMap(({ definition }) => cards[definition.card] ?? []),
  ]);
  const made: Meaning = {
    writers: markOfWriters(model),
    whole: `${markOfAll(scene, [{ reveal, presets, onEnter, schema }, ids, contexts ?? {}, ...inside])} ${world.today}`,
    steps: model.steps.map(({ definition }) => {
      const card = cards[definition.card];
      return markOfAll(scene, [definition, ...(card === undefined ? [] : [bodyOf(card)])]);
    }),
    follows: Object.fromEntries(
      [...model.onChange].map(([name, follows]) => {
        const said = follows.map(({ consequences, step }) => [consequences, step?.fuel]);
        return [name, markOfAll(scene, [said])];
      }),
    ),
  };
  known.set(world, made);
  return made;
}

const meanings = keep((_: Model) => new WeakMap<Scene['world'], Meaning>());

/** A card without what follows from its answers. */
const bodyOf = keep(({ onChange: _, ...body }: CardDefinition): object => body);

function insideOf({ nested }: Model): readonly Model[] {
  return [...nested.values()].flatMap((inner) => [inner, ...insideOf(inner)]);
}
