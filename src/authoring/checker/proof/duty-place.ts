import { equal } from '../../../engine/equal.ts';
import type { StepModel } from '../../../engine/model.ts';
import { own } from '../../../engine/own.ts';
import type { Value } from '../../../engine/types.ts';
import { changedConditions } from '../guards/guarded-conditions.ts';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { fileShapes } from '../shapes/files.ts';
import type { Duty } from './duties.ts';
import { limitOf } from './limit-place.ts';
import { type Place, placeInJourney, placeOf, type Scene, withHolders } from './scene.ts';
import { followsOf, type Line, placeOfWritten } from './turns.ts';

/** The line that hides the item for good, else the one that is most likely wrong, else where it is declared, else the step. */
export function placeOfDuty(scene: Scene, duty: Duty): Place {
  const { step, name, section } = duty;
  const changed = changedFor(scene, duty);
  if (changed !== undefined) return changed;
  if (name === undefined) return placeInJourney(scene, 'steps', scene.model.steps.indexOf(step));
  const hidden = withHolders(step, name).find((one) => own(step.card.show, one) === false);
  if (hidden !== undefined && section !== 'presets') return placeOf(scene, step, hidden, 'hide', 'show');
  const limit = limitOf(scene, duty);
  if (limit !== undefined) return limit;
  const line = givingIn(scene, duty);
  if (line !== undefined) return placeOfWritten(scene, line, name);
  const isOfJourney =
    own(step.card.presets, name) === undefined && own(scene.model.journey.presets, name) !== undefined;
  if (section === 'presets' && isOfJourney) return placeInJourney(scene, 'presets', name);
  // A consent that is required refuses a box without its tick.
  const isRefused = duty.limit?.right.some((value) => equal(value, duty.limit?.value)) === true;
  if (isRefused && (own(step.card.require, name) ?? false) !== false)
    return placeOf(scene, step, name, 'require', 'schema/properties');
  if (section === 'rules')
    return placeOfRules(scene, duty) ?? placeOf(scene, step, name, 'schema/properties');
  if (section === 'require' && own(step.card.require, name) === undefined) {
    const place = placeOfSection(scene, duty, section);
    if (place !== undefined) return place;
  }
  // What is required wherever it is shown is not, where its show is wrong.
  const isPlain = section === 'require' && own(step.card.require, name) === true;
  const holder = withHolders(step, name).find((one) => own(step.card.show, one) !== undefined);
  if (isPlain && holder !== undefined) return placeOf(scene, step, holder, 'show');
  return placeOf(
    scene,
    step,
    name,
    isPlain ? 'show' : section,
    'show',
    'require',
    'presets',
    'schema/properties',
    'notices',
    'groups',
  );
}

/** The consequence that gives an answer what nothing may give it, where no preset does. */
function givingIn({ model }: Scene, { step, name = '', gives = [] }: Duty): Omit<Line, 'line'> | undefined {
  const isGiven = (value: Value | undefined) => gives.some((one) => equal(value, one));
  if (isGiven(own(step.card.presets, name)) || isGiven(own(model.journey.presets, name))) return undefined;
  return followsOf(model)
    .map((list) => ({
      list,
      index: list.lines.findIndex((line) => 'set' in line && isGiven(own(line.set, name))),
    }))
    .find(({ index }) => index >= 0);
}

/** A condition that a duty rests on and that the ledger of guards has otherwise: what the item says, or a named one that it reads. */
function changedFor(scene: Scene, { step, name }: Duty): Place | undefined {
  const changed = changedConditions(scene.world.project);
  if (changed.size === 0) return undefined;
  const { conditions } = scene.world.project;
  const within = (texts: readonly Node[], seen = new Set<string>()): ReadonlySet<string> => {
    for (const one of texts.flatMap((text) => textOf(text) ?? [])) {
      if (seen.has(one) || !conditions.has(one)) continue;
      seen.add(one);
      within(nodesOf(conditions.get(one)), seen);
    }
    return seen;
  };
  const source = cardOf(scene, { step });
  const field = step.baseNames.get(name ?? '') ?? name;
  const items = name === undefined ? [] : [field, ...withHolders(step, name)];
  const own = ['show', 'require'].flatMap((section) =>
    items.map((item) => ({
      label: `card ${source?.name} ${section} ${item}`,
      node: at(source?.root, section, item ?? ''),
    })),
  );
  const journey = placeInJourney(scene, 'steps', scene.model.steps.indexOf(step));
  const labels = [
    ...own.map(({ label }) => label),
    `journey ${journey.source.name} steps card ${step.definition.card} when`,
    ...[...within([...own.flatMap(({ node }) => nodesOf(node)), ...nodesOf(at(journey.where, 'when'))])].map(
      (one) => `conditions conditions ${one} when`,
    ),
  ];
  const place = labels.flatMap((label) => changed.get(label) ?? [])[0];
  return place && { source: place.source, where: place.node };
}

/** The last rule of the field, for one behind it may be missing; where it has none, the section, or the end of the one before. */
function placeOfRules(scene: Scene, duty: Duty): Place | undefined {
  const source = cardOf(scene, duty);
  const field = duty.step.baseNames.get(duty.name ?? '') ?? duty.name;
  const own = items(at(source?.root, 'rules')).findLast((rule) => textOf(at(rule, 'field')) === field);
  const rule = at(own, 'field');
  return source && rule ? { source, where: rule } : placeOfSection(scene, duty, 'rules');
}

/** Where a section of a step's card lacks an item, if any is named; the end of the one that would stand before it where it is not there. */
export function placeOfSection(
  scene: Scene,
  { step, name }: Pick<Duty, 'step' | 'name'>,
  section: string,
): Place | undefined {
  const source = cardOf(scene, { step });
  if (source === undefined) return undefined;
  const order = Object.keys(fileShapes(scene.world.project.trade).card.keys);
  const until = order.slice(0, order.indexOf(section) + 1);
  const before = entries(source.root)
    .filter(({ key }) => until.includes(key))
    .at(-1);
  if (before === undefined) return undefined;
  if (before.key === section) {
    const asked = items(at(source.root, 'order')).map(textOf);
    const earlier = asked.slice(0, Math.max(0, asked.indexOf(step.baseNames.get(name ?? '') ?? name)));
    return {
      source,
      where: entries(before.value).findLast(({ key }) => earlier.includes(key))?.keyNode ?? before.keyNode,
    };
  }
  const last = entries(before.value).at(-1)?.keyNode ?? items(before.value).at(-1);
  return { source, where: last ?? before.keyNode };
}

/** Where a card says when a hidden answer is sent, in an owner's file or in the card; else where it would say so. */
export function placeOfSent(scene: Scene, step: StepModel, name: string): Place {
  const isSaid = own(step.card.sent, name) !== undefined;
  const section = isSaid ? undefined : placeOfSection(scene, { step, name }, 'sent');
  return section ?? placeOf(scene, step, name, 'sent', 'presets', 'show', 'hide', 'schema/properties');
}

const cardOf = ({ world }: Scene, { step }: Pick<Duty, 'step'>) =>
  world.project.cards.get(step.definition.card)?.source;

/** Where the step of a card was taken out that has an item, or is it: behind the one that should stand before it. */
export function placeOfTaken(scene: Scene, item: string): Place | undefined {
  const { world, model } = scene;
  const { cards } = world.project;
  const steps = model.steps.map(({ id }) => id);
  const isIn = (card: string) =>
    ['schema/properties', 'notices', 'groups'].some((path) =>
      entries(at(cards.get(card)?.source.root, ...path.split('/'))).some(({ key }) => key === item),
    );
  const orders = Object.values(world.data.obligations ?? {}).flatMap(({ journey, inOrder }) =>
    journey === model.name && inOrder !== undefined ? [inOrder] : [],
  );
  for (const order of orders) {
    const place = order.findIndex(
      (id) => !steps.includes(id) && (id === item || isIn(id.split('.')[0] ?? id)),
    );
    if (place === -1) continue;
    const before = order.slice(0, place).findLast((id) => steps.includes(id));
    return before === undefined
      ? placeInJourney(scene, 'steps')
      : placeInJourney(scene, 'steps', steps.indexOf(before));
  }
  return undefined;
}
