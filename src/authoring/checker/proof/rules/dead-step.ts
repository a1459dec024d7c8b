import { holds } from '../../../../engine/condition.ts';
import type { StepModel } from '../../../../engine/model.ts';
import { own } from '../../../../engine/own.ts';
import type { Reader } from '../../../../engine/path.ts';
import type { Json } from '../../../../engine/types.ts';
import type { Cell, Chosen } from '../cells.ts';
import { explore, isPossible } from '../explore.ts';
import { errorIn } from '../judging.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { saidOfItem, unlessNothing } from '../remembered.ts';
import { inStep, metSteps, placeOf, type Scene } from '../scene.ts';
import { visibleWhen } from '../visible.ts';
import { wayTo } from '../witness.ts';

export const deadStep: ProofRule = {
  severity: 'error',
  doc: 'A step that nobody gets past, whatever they answer there, and no obligation wants it so.',
  *find(scene) {
    for (const step of metSteps(scene)) {
      const before = choicesBefore(scene, step);
      for (const name of step.baseNames.keys()) {
        const about = JSON.stringify(['dead-step', scene.model.name, [...before]]);
        const said = [...saidOfItem(scene.model, step, name), scene.world.data.obligations ?? {}];
        yield* unlessNothing(scene, about, said, function* (noted) {
          yield* deadEnd(noted, step, name, before);
          yield* deadChoices(noted, step, name);
        });
      }
    }
  },
};

/** So many combinations of what is settled before a step are looked at. */
const mostSettled = 2000;

function* deadEnd(
  scene: Scene,
  step: StepModel,
  name: string,
  before: ReadonlySet<string>,
): Generator<ProofFinding> {
  const { world, model } = scene;
  const { domain } = world;
  const shown = inStep(world, step, visibleWhen(step, name));
  const isPassed = (reader: Reader) =>
    !shown(reader) || errorIn(model, step, name, reader, world.today) === undefined;
  // Where no answer is right at all, rule impossible-requirement says so.
  const isRightElse = (reader: Reader) =>
    errorIn(model, step, name, reader, world.today, ({ must }) => must !== false) === undefined;
  const settled = new Map<string, Cell>();
  for (const { chosen } of explore(domain, isPassed)) {
    for (const cell of chosen.keys()) {
      if (cell.startsWith('dimension ') || before.has(cell))
        settled.set(cell, domain.cellOf(pathOf(domain, cell, chosen)));
    }
  }
  for (const given of combinations([...settled.values()])) {
    const isRefused = !isPossible(domain, isPassed, given) && isPossible(domain, isRightElse, given);
    if (!isRefused || isMeant(scene, name, given)) continue;
    const path = wayTo(scene, step, (reader) => !isPassed(reader), { given });
    if (path === undefined) continue;
    const message = `Nobody gets past "${name}" here, whatever they answer.`;
    yield { ...placeOf(scene, step, name, 'show', 'schema/properties'), message, path };
    return;
  }
}

/** A choice that is offered and never right, so that whoever takes it stays there. */
function* deadChoices(scene: Scene, step: StepModel, name: string): Generator<ProofFinding> {
  const { world, model } = scene;
  for (const { value, when = true } of own(step.card.ui, name)?.options ?? []) {
    const isOffered = inStep(world, step, { all: [visibleWhen(step, name), when] });
    const isRight = (reader: Reader) =>
      isOffered(reader) && errorIn(model, step, name, reader, world.today) === undefined;
    const ways = answersBy(step, name, value).map(
      (answer): Chosen => new Map([[name, { holds: { [name]: answer } }]]),
    );
    const given = ways.find((way) => isPossible(world.domain, isOffered, way));
    if (given === undefined || ways.some((way) => isPossible(world.domain, isRight, way))) continue;
    const blocking = blockingOf(scene, name);
    const isUnmeant = (reader: Reader) => isOffered(reader) && !blocking.some((when) => when(reader));
    if (!isPossible(world.domain, isUnmeant, given)) continue;
    const path = wayTo(scene, step, isOffered, { given });
    if (path === undefined) continue;
    const message = `Whoever chooses ${JSON.stringify(value)} for "${name}" never gets past it.`;
    yield { ...placeOf(scene, step, name, 'ui'), message, path };
  }
}

/** A path of a cell, by which the domain finds it again. */
function pathOf({ cellOf }: Scene['world']['domain'], cell: string, chosen: Chosen): string {
  const held = Object.keys(chosen.get(cell)?.holds ?? {});
  return held.find((path) => cellOf(path).id === cell) ?? cell;
}

/** What the steps before this one let people choose from: each choice must lead on. */
function choicesBefore({ model }: Scene, step: StepModel): ReadonlySet<string> {
  const earlier = model.steps.slice(0, model.steps.indexOf(step));
  return new Set(
    earlier.flatMap(({ card }) =>
      Object.entries(card.schema.properties).flatMap(([name, schema]) =>
        schema.enum === undefined ? [] : name,
      ),
    ),
  );
}

/** Every way in which cells can stand together, none of them empty. */
function* combinations(cells: readonly Cell[]): Generator<Chosen> {
  const filled = cells.map(({ id, choices }) => ({
    id,
    choices: choices.filter(({ holds }) => Object.keys(holds).length > 0),
  }));
  const count = filled.reduce((product, { choices }) => product * Math.max(1, choices.length), 1);
  for (let number = 0; number < Math.min(count, mostSettled); number += 1) {
    let rest = number;
    const chosen = new Map();
    for (const { id, choices } of filled) {
      const choice = choices[rest % Math.max(1, choices.length)];
      rest = Math.floor(rest / Math.max(1, choices.length));
      if (choice !== undefined) chosen.set(id, choice);
    }
    yield chosen;
  }
}

/** Whether an obligation says that this field holds the journey back in such a situation. */
function isMeant(scene: Scene, name: string, given: Chosen): boolean {
  return blockingOf(scene, name).some((when) => isPossible(scene.world.domain, when, given));
}

/** When obligations say that this field holds the journey back. */
function blockingOf({ world, model }: Scene, name: string): readonly ((reader: Reader) => boolean)[] {
  return Object.values(world.data.obligations ?? {})
    .filter(({ journey, blocks = [] }) => journey === model.name && blocks.includes(name))
    .map(
      ({ when = true }) =>
        ({ read }) =>
          holds(when, read, world.domain.conditions),
    );
}

/** The answers by which a choice is taken: of a choice of several, alone and with so many others. */
function answersBy({ card }: StepModel, name: string, value: Json): readonly Json[] {
  const isOfSeveral = own(card.schema.properties, name)?.items !== undefined;
  const others = (own(card.ui, name)?.options ?? []).filter((one) => one.value !== value);
  return isOfSeveral
    ? [[value], ...others.map((_, last) => [value, ...others.slice(0, last + 1).map((one) => one.value)])]
    : [value];
}
