import { answer } from '../../../engine/answer.ts';
import { equal } from '../../../engine/equal.ts';
import { readerOf } from '../../../engine/facts.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import { splitPath } from '../../../engine/path.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import type { Change, EffectCall, JourneyState, ResolvedStep } from '../../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Cell, Choice, Chosen } from './explore.ts';
import { repair, show } from './repair.ts';
import type { Scene } from './scene.ts';
import { startOf } from './start.ts';
import { changeFor } from './ways.ts';

/** A journey under way, and how one came there: each line can be done again in the product. */
export interface Walk {
  readonly scene: Scene;
  readonly state: JourneyState;
  readonly path: readonly string[];
  /** What was done, in order. */
  readonly changes: readonly Change[];
  /** The walk before the last change; none at the start. */
  readonly before?: Walk;
  /** What the last change asked for, and the answers that it kept changing round and round. */
  readonly effects: readonly EffectCall[];
  readonly loop?: readonly string[];
}

/** Where a walk ended: at its goal, or where nothing leads on. */
export type Stop = Walk & { readonly reached: boolean };

/** True where the walk may end. */
export type Goal = (state: JourneyState, steps: readonly ResolvedStep[], now: Walk) => boolean;

/** Longer walks are given up. */
const mostMoves = 150;
/** A wish that the journey keeps undoing is given up. */
const mostTries = 3;

/**
 * Walks a journey from its start, as a person and a server would, until the goal is reached: first what is wished for,
 * as soon as it can be given, then whatever the first card that holds the journey up asks for. Gives where it ended:
 * at the goal, or at the card that no answer gets past. `isRoundabout` also answers what a card hides in the end.
 */
export function walk(scene: Scene, wished: Chosen, goal: Goal, isRoundabout = false): Stop {
  return walkOn(startOf(scene, wished), wished, goal, isRoundabout);
}

/** The same from where a walk is. */
export function walkOn(start: Walk, wished: Chosen, goal: Goal, isRoundabout = false): Stop {
  const { scene } = start;
  let now = start;
  const tries = new Map<string, number>();
  const met = new Set<string>();
  for (let move = 0; move < mostMoves; move += 1) {
    const steps = resolveJourney(scene.model, now.state);
    if (goal(now.state, steps, now)) return { ...now, reached: true };
    const next =
      nextWish(now, steps, wished, tries) ??
      (isRoundabout ? nextHidden(now, steps, wished, tries) : undefined) ??
      repair(now, steps, wished);
    if (next === undefined || met.has(markOf(next))) break;
    met.add(markOf(next));
    now = next;
  }
  return { ...now, reached: false };
}

/**
 * A walk that first does what another did, as far as it can be done here: where that leads to the goal, most of the search
 * is spared. Its path is no shortest one.
 */
export function walkAfter(start: Walk, wished: Chosen, goal: Goal, changes: readonly Change[]): Stop {
  let now = start;
  for (const change of changes) {
    const steps = resolveJourney(now.scene.model, now.state);
    if (goal(now.state, steps, now)) return { ...now, reached: true };
    if (canFollow(steps, change)) now = moved(now, change, '');
  }
  return walkOn(now, wished, goal);
}

/** Whether a change is one of this walk too: what an effect brings, or an answer to what is shown. */
function canFollow(steps: readonly ResolvedStep[], change: Change): boolean {
  if (change.kind !== 'answer') return change.kind === 'finished';
  return steps.some(({ open, card }) => open && card.fields.some(({ name }) => name === change.field));
}

/** One change further, told in words. */
function moved(walk: Walk, change: Change, words: string): Walk {
  const { state, effects, loop } = answer(walk.scene.model, walk.state, change);
  return {
    scene: walk.scene,
    state,
    changes: [...walk.changes, change],
    before: walk,
    effects,
    path: [...walk.path, words],
    ...(loop === undefined ? {} : { loop }),
  };
}

/** A cell put as it should be, by a person who sees its field or by an effect that writes it; undefined if nobody can. */
export function put(
  walk: Walk,
  steps: readonly ResolvedStep[],
  cell: string,
  choice: Choice,
): Walk | undefined {
  const way = changeFor(walk, steps, cell, choice);
  return way && moved(walk, way.change, way.words);
}

/** Two walks of one mark are at the same place: who comes there again goes round. */
function markOf({ state: { answers, lookups, sources, pending, failures } }: Walk): string {
  return JSON.stringify([answers, lookups, sources, pending, failures]);
}

function nextWish(
  now: Walk,
  steps: readonly ResolvedStep[],
  wished: Chosen,
  tries: Map<string, number>,
): Walk | undefined {
  for (const [cell, choice] of wished) {
    const tried = tries.get(cell) ?? 0;
    if (tried >= mostTries || stands(now, cell, choice)) continue;
    const next = put(now, steps, cell, withRest(now.scene, wished, cell, choice));
    if (next === undefined) continue;
    tries.set(cell, tried + 1);
    return next;
  }
  return undefined;
}

/** What is wished for of a source comes at once: one answer of the server brings all that is known of a home. */
function withRest({ world, model }: Scene, wished: Chosen, cell: string, choice: Choice): Choice {
  const [source] = splitPath(cell, model.trade.sources);
  if (!broughtWhole(world.project.trade).includes(source) || Object.keys(choice.holds).length === 0)
    return choice;
  const near = [...wished].filter(([one]) => splitPath(one, model.trade.sources)[0] === source);
  return { holds: Object.assign({}, ...near.map(([, { holds }]) => holds)) };
}

/** Sources that an effect brings as a whole. */
export const broughtWhole = keep(({ sources, words }: TradeWords): readonly string[] => {
  const written = new Set(Object.values(words.notes).flatMap(({ writes = [] }) => writes));
  return Object.keys(sources).filter((source) => written.has(source));
});

/** A wished answer of an open card that hides it for now: shown for once and answered, for what is hidden stays answered. */
function nextHidden(
  now: Walk,
  steps: readonly ResolvedStep[],
  wished: Chosen,
  tries: Map<string, number>,
): Walk | undefined {
  for (const [cell, choice] of wished) {
    const index = now.scene.model.steps.findIndex(({ baseNames }) => baseNames.has(cell));
    if (!steps[index]?.open || tries.has(cell) || stands(now, cell, choice)) continue;
    tries.set(cell, 1);
    const shown = show(now, steps, index, cell);
    const next = shown && put(shown, resolveJourney(now.scene.model, shown.state), cell, choice);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** Whether a cell is as wished. */
export function stands({ state, scene }: Walk, cell: string, { holds }: Choice): boolean {
  const { read } = readerOf(state, scene.model.definitions);
  const wanted = Object.entries(holds);
  if (wanted.length > 0) return wanted.every(([path, value]) => equal(read(path), value));
  return cell.startsWith('dimension ') || read(cell) === undefined;
}

/** How a cell stands in a state. */
export function choiceNow({ state, scene }: Walk, { id, choices }: Cell): Choice {
  const { read, lookup } = readerOf(state, scene.model.definitions);
  const [source, name] = splitPath(id, scene.model.trade.sources);
  const paths = new Set([
    ...(id.startsWith('dimension ') ? [] : [id]),
    ...choices.flatMap(({ holds }) => Object.keys(holds)),
  ]);
  const list = source === 'lookup' ? lookup(name) : undefined;
  return {
    holds: Object.fromEntries(
      [...paths].flatMap((path) => {
        const value = read(path);
        return value === undefined ? [] : [[path, value] as const];
      }),
    ),
    ...(list === undefined ? {} : { list }),
  };
}
