import { equal } from '../../engine/equal.ts';
import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { Change, JourneyState, ResolvedStep } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import { changedIn } from './changed.ts';
import type { Chosen } from './explore.ts';
import type { Parts } from './parts.ts';
import type { Scene } from './scene.ts';
import { type Goal, moved, type Walk, walkAfter } from './walk.ts';

/** A walk that is made again and again, as the definitions change. */
export interface Errand extends Begun {
  /** What it is remembered by: what is walked, and in which situation. */
  readonly key: string;
  /** With a model of `watched`. */
  readonly scene: Scene;
  readonly parts: Parts;
  readonly wished: Chosen;
  readonly goal: Goal;
}

/** Where a walk begins. */
export interface Begun {
  readonly start: (scene: Scene) => Walk;
  /** Its beginning, and as much of that as the walk can look at: texts. */
  readonly begins: { readonly all: string; readonly seen: string };
  /** How many of the first steps look at none of some names: to a walk that changes no others they do not matter. */
  readonly passed?: (names: ReadonlySet<string>) => number;
  /** What is tried first where it was never made. */
  readonly hints?: readonly Change[];
  /** How many of the journey's first steps its model leaves out: only a walk that those do not matter to counts. */
  readonly without?: number;
}

/** A piece of a walk: what was done, how the journey stood after it, and what that can rest on. */
export interface Stage {
  readonly changes: readonly Change[];
  readonly state: JourneyState;
  /** The answers that were written, each as often as it was. */
  readonly wrote: readonly string[];
  /** All that was changed: something may follow from it. */
  readonly names: ReadonlySet<string>;
  /** How many of the steps were looked at so far: nothing rests on the others but by what follows from names. */
  readonly looked: number;
}

/** A walk that came to its goal, and what the journey meant then. */
export interface Trace extends Pick<Errand, 'parts' | 'begins'> {
  readonly stages: readonly Stage[];
  /** How many of the first steps looked at nothing that the walk changed. */
  readonly passed: number;
}

/** Those of one errand that are kept: an edit is often taken back. */
const mostTraces = 2;

/**
 * Walks to a goal, first as it was walked before. As much as the edits since cannot concern is not even done again: the
 * walk goes on from there. Undefined where it does not come to the goal.
 */
export function walkAgain(errand: Errand): Trace | undefined {
  const { key, scene, parts, begins, wished, goal, hints = [], without = 0 } = errand;
  const { traces } = scene.world.memory;
  const [best, ...others] = (traces.get(key) ?? [])
    .filter((trace) => trace.parts.writers === parts.writers && pastOf(trace, errand) >= without)
    .map((trace) => ({ trace, left: trace.stages.length - standing(trace, errand) }))
    .sort((one, other) => one.left - other.left);
  const before = best === undefined ? [] : [best, ...others].map(({ trace }) => trace);
  const remember = (trace: Trace, older: readonly Trace[]) => {
    traces.set(key, [trace, ...older].slice(0, mostTraces));
    return trace;
  };
  if (best?.left === 0) return remember(best.trace, before.slice(1));
  const known = best?.trace.stages ?? [];
  const stages = known.slice(0, known.length - (best?.left ?? 0));
  const ended = (all: readonly Stage[]) => {
    const passed = errand.passed?.(namesIn({ stages: all })) ?? 0;
    return passed < without ? undefined : remember({ stages: all, parts, passed, begins }, before);
  };
  const start = best === undefined ? errand.start(scene) : doneAgain(best.trace, errand, stages);
  if (start === undefined) return ended(stages);
  const count = stages.length;
  const isDone: Goal = (state, steps, now) => {
    const stage = stageAfter(stages, now, steps, without);
    if (stage !== undefined) stages.push(stage);
    return goal(state, steps, now);
  };
  const rest = best === undefined ? hints : known.slice(count).flatMap(({ changes }) => changes);
  return walkAfter(start, wished, isDone, rest).reached ? ended(stages) : undefined;
}

/**
 * Where a walk is to be gone on with after those of its stages that stand, to which it adds. Where only what follows from
 * changes is another thing now, stages that this concerns are done again: as long as each comes out the same, what comes
 * after it stands. Undefined where all do.
 */
function doneAgain(trace: Trace, errand: Errand, stages: Stage[]): Walk | undefined {
  const { scene, parts, begins } = errand;
  const from = () => {
    const last = stages.at(-1);
    return last === undefined ? errand.start(scene) : resumed(scene, stages, last);
  };
  const past = pastOf(trace, errand);
  const isOfFollows =
    trace.parts.whole === parts.whole &&
    trace.begins.all === begins.all &&
    parts.steps.every((mark, index) => index < past || mark === trace.parts.steps[index]);
  if (!isOfFollows) return from();
  for (const stage of trace.stages.slice(stages.length)) {
    if (!isTouched(stage, trace.parts, parts)) {
      stages.push(stage);
      continue;
    }
    const start = from();
    const again = stage.changes.reduce((walk, change) => moved(walk, change, ''), start);
    if (!equal(again.state, stage.state)) return start;
    stages.push({ ...stage, ...doneSince(stages, again) });
  }
  return undefined;
}

/** Whether something else follows now from what a stage changed. */
function isTouched({ names }: Stage, then: Parts, now: Parts): boolean {
  return [...names].some((name) => own(then.follows, name) !== own(now.follows, name));
}

/** How many of the first steps did not matter to a walk, and do not now. */
function pastOf(trace: Trace, { passed }: Errand): number {
  return Math.min(trace.passed, passed?.(namesIn(trace)) ?? 0);
}

/** How many stages of a walk nothing that changed since can concern. */
function standing(trace: Trace, errand: Errand): number {
  const { parts: now, begins } = errand;
  const { stages, parts: then } = trace;
  if (then.whole !== now.whole || trace.begins.seen !== begins.seen) return 0;
  const past = pastOf(trace, errand);
  const same = now.steps.findIndex((mark, index) => index >= past && mark !== then.steps[index]);
  const looked = same === -1 ? now.steps.length : same;
  const changed = stages.findIndex((stage) => stage.looked > looked || isTouched(stage, then, now));
  if (changed === -1) return stages.length;
  // From another beginning a walk stands as a whole, or is made anew: its states hold the old one.
  return trace.begins.all === begins.all ? changed : 0;
}

/** All that a walk changed. */
const namesIn = keep(
  ({ stages }: Pick<Trace, 'stages'>): ReadonlySet<string> =>
    new Set(stages.flatMap(({ names }) => [...names])),
);

function resumed(scene: Scene, stages: readonly Stage[], { state }: Stage): Walk {
  const changes = stages.flatMap((stage) => stage.changes);
  return { scene, state, path: [], changes, wrote: [], effects: [] };
}

/** What a walk did since the last stage; undefined where it did nothing. */
function stageAfter(
  stages: readonly Stage[],
  now: Walk,
  steps: readonly ResolvedStep[],
  without: number,
): Stage | undefined {
  const { state, scene } = now;
  const done = doneSince(stages, now);
  if (stages.length > 0 && done.changes.length === 0) return undefined;
  const { length } = scene.model.steps;
  const opened = scene.model.steps.findLastIndex(({ id }) => state.answers[opening(id)] !== undefined);
  const isLast = steps.slice(opened + 1).every(({ present }) => !present);
  return { ...done, looked: without + (isLast ? length : opened + 1) };
}

function doneSince(stages: readonly Stage[], now: Walk): Omit<Stage, 'looked'> {
  const count = stages.reduce((sum, { changes }) => sum + changes.length, 0);
  const changes = now.changes.slice(count);
  const names = new Set(changes.flatMap(listsIn));
  const wrote: string[] = [];
  const first = stages.length === 0 ? 0 : count + 1;
  for (let walk: Walk | undefined = now; walk && walk.changes.length >= first; walk = walk.before) {
    wrote.push(...walk.wrote);
    for (const name of changedIn(walk)) names.add(name);
  }
  return { changes, state: now.state, wrote, names };
}

/** The lists that an effect brings. */
function listsIn(change: Change): readonly string[] {
  const lists = change.kind === 'finished' ? change.outcome.lookups : undefined;
  return Object.keys(lists ?? {}).map((name) => `lookup.${name}`);
}

/** Answered when a step opens for the first time, even if only for a moment. */
export function opening(step: string): string {
  return `step ${step} opens`;
}

/** The model with an answer for each step that ever opened. */
export const watched = keep((model: Model): Model => {
  const told = model.steps.map(({ id }) => [opening(id), { schema: {} }] as const);
  const steps = model.steps.map((step): StepModel => {
    const presets = { ...step.card.presets, [opening(step.id)]: true };
    return { ...step, card: { ...step.card, presets } };
  });
  return { ...model, fields: new Map([...model.fields, ...told]), steps };
});
