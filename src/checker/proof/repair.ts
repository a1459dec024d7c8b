import { holds } from '../../engine/condition.ts';
import { readerFor } from '../../engine/facts.ts';
import { resolveJourney } from '../../engine/journey.ts';
import type { Reader } from '../../engine/path.ts';
import type { ResolvedStep } from '../../engine/types.ts';
import type { Domain } from './domain.ts';
import { type Cell, type Choice, type Chosen, explore } from './explore.ts';
import { errorIn } from './judging.ts';
import { inStep } from './scene.ts';
import { visibleWhen } from './visible.ts';
import { choiceNow, put, stands, type Walk } from './walk.ts';
import { changeFor } from './ways.ts';

/** So many situations are looked at for one way on. */
const mostLooks = 4000;

/**
 * One step on from the first card that holds the journey up: the fewest changes after which its first error is gone; if
 * none does it, those after which the card is no longer asked. What is wished for is left alone. Undefined at a dead end.
 */
export function repair(now: Walk, steps: readonly ResolvedStep[], wished: Chosen): Walk | undefined {
  const index = steps.findIndex(({ open, card }) => open && !card.valid);
  const step = now.scene.model.steps[index];
  const blocked = steps[index];
  if (step === undefined || blocked === undefined) return undefined;
  const { world, model } = now.scene;
  const fields = new Set(blocked.card.errors.map(({ field }) => field));
  for (const name of fields) {
    const shown = inStep(world, step, visibleWhen(step, name));
    const isRight = (reader: Reader) => errorIn(model, step, name, reader, world.today) === undefined;
    const next =
      changed(now, steps, wished, (reader) => shown(reader) && isRight(reader)) ??
      (wished.has(name) ? undefined : triedOut(now, steps, index, name)) ??
      changed(now, steps, wished, (reader) => !shown(reader));
    if (next !== undefined) return next;
  }
  const when = step.definition.when ?? true;
  const isAbsent = (reader: Reader) => !holds(when, readerFor(step, reader).read, world.domain.conditions);
  return changed(now, steps, wished, isAbsent);
}

/** The fewest changes after which an open step shows a field. */
export function show(
  now: Walk,
  steps: readonly ResolvedStep[],
  index: number,
  name: string,
): Walk | undefined {
  const step = now.scene.model.steps[index];
  return step && changed(now, steps, new Map(), inStep(now.scene.world, step, visibleWhen(step, name)));
}

/** An answer whose consequences make the field right, though by itself it would not be. */
function triedOut(now: Walk, steps: readonly ResolvedStep[], index: number, name: string): Walk | undefined {
  for (const choice of now.scene.world.domain.cellOf(name).choices) {
    const next = put(now, steps, name, choice);
    if (next === undefined) continue;
    const card = resolveJourney(now.scene.model, next.state)[index]?.card;
    if (card?.fields.some((field) => field.name === name) && !card.errors.some(({ field }) => field === name))
      return next;
  }
  return undefined;
}

/** The walk after the fewest changes that make `isRight` hold. */
function changed(
  now: Walk,
  steps: readonly ResolvedStep[],
  wished: Chosen,
  isRight: (reader: Reader) => boolean,
): Walk | undefined {
  let best: { readonly chosen: Chosen; readonly cost: number } | undefined;
  let looks = 0;
  for (const { value, chosen } of explore(domainAround(now, steps, wished), isRight)) {
    looks += 1;
    if (value) {
      const cost = [...chosen].filter(([cell, choice]) => !stands(now, cell, choice)).length;
      if (cost > 0 && (best === undefined || cost < best.cost)) best = { chosen, cost };
      if (cost === 1) break;
    }
    if (looks > mostLooks) break;
  }
  if (best === undefined) return undefined;
  let next: Walk | undefined = now;
  for (const [cell, choice] of best.chosen) {
    if (stands(now, cell, choice)) continue;
    next = next && put(next, steps, cell, choice);
  }
  return next;
}

/** The domain as it can change from here: of each cell what stands now first, then what somebody can make of it. */
function domainAround(now: Walk, steps: readonly ResolvedStep[], wished: Chosen): Domain {
  const { domain } = now.scene.world;
  const cells = new Map<string, Cell>();
  const around = (cell: Cell): Cell => {
    const current = choiceNow(now, cell);
    const isFixed = wished.has(cell.id);
    const others: readonly Choice[] = isFixed
      ? []
      : cell.choices.filter(
          (choice) => !stands(now, cell.id, choice) && changeFor(now, steps, cell.id, choice) !== undefined,
        );
    return { id: cell.id, choices: [current, ...others] };
  };
  return {
    ...domain,
    cellOf: (path) => {
      const cell = domain.cellOf(path);
      const known = cells.get(cell.id) ?? around(cell);
      cells.set(cell.id, known);
      return known;
    },
  };
}
