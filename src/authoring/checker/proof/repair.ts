import { holds } from '../../../engine/condition.ts';
import { readerFor } from '../../../engine/facts.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import type { StepModel } from '../../../engine/model.ts';
import type { Reader } from '../../../engine/path.ts';
import type { ResolvedStep } from '../../../engine/types.ts';
import type { Cell, Choice, Chosen, Domain } from './cells.ts';
import { isAsNoted, noting } from './domain.ts';
import { explore } from './explore.ts';
import { errorIn } from './judging.ts';
import { markOfStep } from './meaning.ts';
import { put } from './put.ts';
import { inStep } from './scene.ts';
import { visibleWhen } from './visible.ts';
import { choiceNow, stands, type Walk } from './walked.ts';
import { changeFor } from './ways.ts';
import type { Put } from './world.ts';
import { markOfWriters } from './writers.ts';

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
  const { world } = now.scene;
  const fields = new Set(blocked.card.errors.map(({ field }) => field));
  for (const name of fields) {
    const shown = inStep(world, step, visibleWhen(step, name));
    const next =
      setRight(now, steps, wished, step, name) ??
      (wished.has(name) ? undefined : triedOut(now, steps, index, name)) ??
      changed(now, steps, wished, (reader) => !shown(reader));
    if (next !== undefined) return next;
  }
  const when = step.definition.when ?? true;
  const isAbsent = (reader: Reader) => !holds(when, readerFor(step, reader).read, world.domain.conditions);
  return changed(now, steps, wished, isAbsent);
}

/**
 * The walk after the fewest changes that set a field of an open step right. They rest on the state, on what is open, on what
 * the step means, on who writes what, and on what the paths that were looked at can be: for as long as that is the same
 * they are not looked for again.
 */
function setRight(
  now: Walk,
  steps: readonly ResolvedStep[],
  wished: Chosen,
  step: StepModel,
  name: string,
): Walk | undefined {
  const { scene, state } = now;
  const { world, model } = scene;
  const { answers, sources, lookups, pending, failures } = state;
  const open = steps.map((one) => one.open && one.card.fields.map((field) => field.name));
  const rests = [name, answers, sources, lookups, pending, failures, open, [...wished.keys()], world.today];
  const key = `${markOfStep(scene, step)} ${markOfWriters(model)} ${JSON.stringify(rests)}`;
  const { repairs } = world.memory;
  const before = repairs.get(key);
  if (before !== undefined && isAsNoted(before.marks, world.domain))
    return before.changes && putAll(now, steps, before.changes);
  const shown = inStep(world, step, visibleWhen(step, name));
  const isRight = (reader: Reader) =>
    shown(reader) && errorIn(model, step, name, reader, world.today) === undefined;
  const marks = new Map<string, string>();
  const changes = fewest(now, steps, wished, isRight, noting(world.domain, marks));
  if (repairs.size >= mostKept) repairs.clear();
  repairs.set(key, { marks, changes });
  return changes && putAll(now, steps, changes);
}

/** So many are kept: those of all journeys and owners, a few times over. */
const mostKept = 5000;

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
  const changes = fewest(now, steps, wished, isRight, now.scene.world.domain);
  return changes && putAll(now, steps, changes);
}

/** The fewest changes that make `isRight` hold; undefined where none do. */
function fewest(
  now: Walk,
  steps: readonly ResolvedStep[],
  wished: Chosen,
  isRight: (reader: Reader) => boolean,
  domain: Domain,
): readonly Put[] | undefined {
  let best: { readonly chosen: Chosen; readonly cost: number } | undefined;
  let looks = 0;
  for (const { value, chosen } of explore(domainAround(now, steps, wished, domain), isRight)) {
    looks += 1;
    if (value) {
      const cost = [...chosen].filter(([cell, choice]) => !stands(now, cell, choice)).length;
      if (cost > 0 && (best === undefined || cost < best.cost)) best = { chosen, cost };
      if (cost === 1) break;
    }
    if (looks > mostLooks) break;
  }
  return best && [...best.chosen].filter(([cell, choice]) => !stands(now, cell, choice));
}

function putAll(now: Walk, steps: readonly ResolvedStep[], changes: readonly Put[]): Walk | undefined {
  let next: Walk | undefined = now;
  for (const [cell, choice] of changes) next = next && put(next, steps, cell, choice);
  return next;
}

/** The domain as it can change from here: of each cell what stands now first, then what somebody can make of it. */
function domainAround(now: Walk, steps: readonly ResolvedStep[], wished: Chosen, domain: Domain): Domain {
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
