import { resolveJourney } from '../../../engine/journey.ts';
import { splitPath } from '../../../engine/path.ts';
import type { Change, JourneyState, ResolvedStep } from '../../../engine/types.ts';
import { broughtWhole } from './brought-whole.ts';
import type { Choice, Chosen } from './cells.ts';
import { put } from './put.ts';
import { repair, show } from './repair.ts';
import type { Scene } from './scene.ts';
import { startOf } from './start.ts';
import { moved, stands, type Walk } from './walked.ts';

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
