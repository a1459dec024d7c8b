import { equal } from '../../../engine/equal.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import type { Change } from '../../../engine/types.ts';
import type { Chosen } from './cells.ts';
import { put } from './put.ts';
import { type Goal, type Stop, walkOn } from './walk.ts';
import type { Walk } from './walked.ts';

/** So many other answers are tried before a journey is taken to end there. */
const mostDetours = 60;

/**
 * Where a walk ended before its goal, the same walk with one right answer given otherwise, the last answers first: what was
 * answered first may lead nowhere. Undefined where none of them comes there.
 */
export function detour(stop: Stop, wished: Chosen, goal: Goal): Stop | undefined {
  let tries = 0;
  for (let now: Walk = stop; now.before !== undefined; now = now.before) {
    for (const other of othersThan(now.changes.at(-1), now.before, wished)) {
      if (tries >= mostDetours) return undefined;
      tries += 1;
      const end = walkOn(other, wished, goal);
      if (end.reached) return end;
    }
  }
  return undefined;
}

/** The walk with each other answer that its field takes, where the change was an answer that nobody wished for. */
function* othersThan(change: Change | undefined, before: Walk, wished: Chosen): Generator<Walk> {
  if (change?.kind !== 'answer' || wished.has(change.field)) return;
  const { model, world } = before.scene;
  const { field, value } = change;
  for (const choice of world.domain.cellOf(field).choices) {
    const given = choice.holds[field];
    if (given === undefined || equal(given, value)) continue;
    const next = put(before, resolveJourney(model, before.state), field, choice);
    const card = next && resolveJourney(model, next.state).find((one) => one.card.fields.some(isIt))?.card;
    if (next !== undefined && card !== undefined && !card.errors.some((error) => error.field === field))
      yield next;
  }
  function isIt({ name }: { readonly name: string }): boolean {
    return name === field;
  }
}
