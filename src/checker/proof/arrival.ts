import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import { readPath } from '../../engine/path.ts';
import type { Change, JourneyState } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import { isNamed, withBeginnings } from './changed.ts';
import type { Chosen } from './explore.ts';
import { textsOfAll, wordsOfAll } from './meaning.ts';
import { insideOf, partsOf } from './parts.ts';
import { chainOf, type Scene } from './scene.ts';
import { begunAtStart, openingOf, supplierOf } from './start.ts';
import { type Begun, type Errand, opening, type Stage, walkAgain, watched } from './trace.ts';
import { moved, type Walk } from './walk.ts';
import type { World } from './world.ts';

/** How customers come to their supplier's card: the state just before it opens, and what opens it. */
interface Arrival {
  /** The id of the card's step. */
  readonly step: string;
  readonly state: JourneyState;
  /** As it is then, were there nothing on the card. */
  readonly last: Stage;
}

/**
 * Where customers come to their supplier's card, in a situation. Until it opens nothing of a variant is looked at, and
 * nothing ever looks at who the supplier is: so one walk is made for all suppliers of which the same is known.
 * Undefined where something does, or nobody comes there.
 */
export function arrivalOf(scene: Scene, wished: Chosen, hints: readonly Change[]): Arrival | undefined {
  const own = ownStep(scene);
  if (own === undefined || looksAtSupplier(scene, own)) return undefined;
  const known = arrivals(scene.world.models);
  const key = JSON.stringify([knownOf(scene, own, wished), own.id, scene.model.name, ...wished]);
  const arrival = known.has(key) ? known.get(key) : walkThere(scene, own, key, wished, hints);
  known.set(key, arrival);
  return arrival;
}

/** Of who the supplier is, what is known from the beginning: of any supplier, and of this one. */
function knownOf(scene: Scene, own: StepModel, wished: Chosen): string {
  const { world, model } = scene;
  const known = openings(world.models);
  const key = JSON.stringify([model.name, ...wished]);
  const opened = known.get(key) ?? openingOf({ world, model, steps: [] }, wished);
  known.set(key, opened);
  const told = supplierOf(scene).map(([path]) => path);
  return supplierPaths(scene, own)
    .filter((path) => told.includes(path) || readPath(path, opened) !== undefined)
    .join();
}

/** How journeys open for a supplier of whom nothing is known. */
const openings = keep((_: World['models']) => new Map<string, JourneyState>());

/** The first supplier of whom as much is known: the walk for all of them is then the same, whoever is asked about first. */
function firstSuch(scene: Scene, own: StepModel, wished: Chosen): Scene {
  const { variants } = scene.world.data;
  const known = knownOf(scene, own, wished);
  const [first = scene] = Object.entries(variants)
    .filter(([, { card }]) => card === own.definition.card)
    .map(([variant]) => ({ ...scene, variant }))
    .filter((other) => knownOf(other, own, wished) === known);
  return first;
}

const arrivals = keep((_: World['models']) => new Map<string, Arrival | undefined>());

function walkThere(
  scene: Scene,
  own: StepModel,
  key: string,
  wished: Chosen,
  hints: readonly Change[],
): Arrival | undefined {
  const { world, model } = scene;
  const { id } = own;
  const plain = world.models.get(model.name);
  if (plain === undefined) return undefined;
  const models = modelsWithout(plain);
  const bare = models.get(id) ?? withNothingOn(id, watched(plain));
  models.set(id, bare);
  const seen = { ...firstSuch(scene, own, wished), model: bare };
  const trace = walkAgain({
    key,
    scene: seen,
    parts: partsOf({ world, model: plain, steps: [] }),
    wished,
    goal: ({ answers }) => answers[opening(id)] !== undefined,
    ...begunAtStart(seen, wished),
    hints,
  });
  const [last, before] = trace?.stages.toReversed() ?? [];
  return last && before && { step: id, state: before.state, last };
}

/** The model without what a step gives as it opens, but for telling that it does. */
function withNothingOn(id: string, model: Model): Model {
  const presets = { [opening(id)]: true };
  const steps = model.steps.map((step) =>
    step.id === id ? { ...step, card: { ...step.card, presets, onEnter: [] } } : step,
  );
  return { ...model, steps };
}

/** By the id of the step on which nothing is. */
const modelsWithout = keep((_: Model) => new Map<string, Model>());

/**
 * A supplier's errand from where the card opens: first without the steps before, which are done with, then with them,
 * should they look at what comes after. What one of those gives as it opens together with the card is missing without
 * them: that is a change of something they name.
 */
export function errandsFrom(
  arrival: Arrival,
  scene: Scene,
  errand: Omit<Errand, keyof Begun>,
): readonly Errand[] {
  const { steps } = scene.model;
  const index = steps.findIndex(({ id }) => id === arrival.step);
  const { before } = wordsOf(scene, index);
  const begun = {
    begins: { all: textOf(arrival), seen: textOfSeen(arrival, scene, index) },
    start: (own: Scene) => walkFrom(own, arrival),
    passed: (names: ReadonlySet<string>) => ([...names].some((name) => isNamed(name, before)) ? 0 : index),
  };
  const whole = { ...errand, ...begun };
  const { scene: seen } = errand;
  // Of its own for each errand: to resolve it anew takes less than to go over what another walk left behind.
  const rest = { ...seen, model: { ...seen.model, steps: seen.model.steps.slice(index) } };
  return [{ ...whole, key: `${errand.key} alone`, scene: rest, without: index }, whole];
}

function walkFrom(scene: Scene, { state, last }: Arrival): Walk {
  const start = { scene, state, path: [], changes: [], wrote: [], effects: [] };
  let walk: Walk = start;
  const wrote: string[] = [];
  for (const change of last.changes) {
    walk = moved(walk, change, '');
    wrote.push(...walk.wrote);
  }
  for (const name of last.wrote) if (wrote.includes(name)) wrote.splice(wrote.indexOf(name), 1);
  return { ...walk, changes: [], path: [], before: { ...start, state: last.state }, wrote };
}

const textOf = keep(({ state, last }: Arrival) => JSON.stringify([state, last]));

/** As much of an arrival as what comes from there on can look at, as a text. */
function textOfSeen(arrival: Arrival, scene: Scene, index: number): string {
  const { seen, others } = toldOf(arrival, wordsOf(scene, index).after);
  const own = wordsOfVariant(scene, index);
  return [seen, ...others.flatMap(([path, text]) => (isNamed(path, own) ? text : []))].join();
}

/** What there is in an arrival, by path, as texts: what the steps from there on look at, and all else. */
interface Told {
  readonly seen: string;
  readonly others: readonly (readonly [path: string, text: string])[];
}

function toldOf(arrival: Arrival, after: ReadonlySet<string>): Told {
  const known = told.get(arrival);
  if (known !== undefined) return known;
  const { state, last } = arrival;
  const all = [
    ...valuesIn(state),
    ...valuesIn(last.state),
    ...last.wrote.map((name) => [name, name] as const),
  ];
  const seen = all.flatMap(([path, text]) => (isNamed(path, after) ? text : []));
  const steps = [state, last.state].map(({ open, touched, today }) => [open, touched, today]);
  const made = {
    seen: JSON.stringify([seen, steps, last.changes]),
    others: all.filter(([path]) => !isNamed(path, after)),
  };
  told.set(arrival, made);
  return made;
}

const told = new WeakMap<Arrival, Told>();

/** What a state holds, by path. */
function valuesIn(state: JourneyState): readonly (readonly [path: string, text: string])[] {
  const { answers, sources, lookups, pending, failures } = state;
  const maps: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['', answers],
    ['lookup.', lookups],
    ['pending.', pending],
    ['failure.', failures],
    ...Object.entries(sources).map(([source, map]) => [`${source}.`, map] as const),
  ];
  return maps.flatMap(([prefix, map]) =>
    Object.entries(map).map(([name, value]) => {
      const path = `${prefix}${name}`;
      return [path, `${path} ${JSON.stringify(value)}`] as const;
    }),
  );
}

/** The one step that takes the scene's variant; undefined where its card is elsewhere too, or opens with the others. */
function ownStep({ world, model, variant }: Scene): StepModel | undefined {
  const card = world.data.variants[variant ?? '']?.card;
  const [first, ...others] = stepsIn(model).filter(({ definition }) => definition.card === card);
  if (card === undefined || others.length > 0 || model.journey.reveal === 'all') return undefined;
  return first?.definition.variant === undefined ? undefined : first;
}

const stepsIn = keep((model: Model): readonly StepModel[] =>
  model.steps.flatMap((step) => [step, ...insideOf(model, step).flatMap(({ steps }) => steps)]),
);

/** The paths of who the supplier is. */
function supplierPaths({ world }: Scene, { definition }: StepModel): readonly string[] {
  const { contexts } = world.data;
  return [definition.variant ?? [], contexts === undefined ? [] : contexts.supplier.variant].flat();
}

const looking = keep((_: World['models']) => new Map<string, boolean>());

/** Whether anything in the journey reads who the supplier is, but for the step that takes the variant and `set`. */
function looksAtSupplier(scene: Scene, own: StepModel): boolean {
  const { world, model } = scene;
  const known = looking(world.models);
  const key = `${model.name} ${own.id}`;
  const plain = world.models.get(model.name) ?? model;
  const found =
    known.get(key) ??
    supplierPaths(scene, own).some((path) =>
      textsOfAll(scene, [plain.journey, ...writtenIn({ ...scene, model: plain }, 0)])
        .map((text) => text.replaceAll(`"variant":"${path}"`, '').replaceAll(`"${path}":{"set":`, ''))
        .some((text) => text.includes(`"${path}`)),
    );
  known.set(key, found);
  return found;
}

/** What is written of some of the steps, and of the journeys inside them. */
function writtenIn({ world, model }: Scene, from: number, to?: number): readonly object[] {
  const { cards } = world.data;
  return model.steps.slice(from, to).flatMap((step) => {
    const inside = insideOf(model, step);
    return [step, ...inside.flatMap(({ steps }) => steps)].flatMap(({ definition, card }) => [
      definition,
      // A step spells the names of a card that is there for each fuel.
      definition.for === undefined ? (own(cards, definition.card) ?? card) : card,
      ...inside.map(({ journey }) => journey),
    ]);
  });
}

/** The words of the steps before that of a supplier's card, and those from there on. */
interface Words {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

function wordsOf(scene: Scene, index: number): Words {
  const { world, model } = scene;
  const plain = world.models.get(model.name) ?? model;
  const known = words(plain);
  const { reveal, presets, onEnter, onChange } = plain.journey;
  const about = { reveal, presets, onEnter, onChange };
  const found = known.get(index) ?? {
    before: withBeginnings(wordsOfAll(scene, writtenIn({ ...scene, model: plain }, 0, index))),
    after: withBeginnings(wordsOfAll(scene, [about, ...writtenIn({ ...scene, model: plain }, index)])),
  };
  known.set(index, found);
  return found;
}

const words = keep((_: Model) => new Map<number, Words>());

/** The words of a scene's variant, as the step spells them. */
function wordsOfVariant(scene: Scene, index: number): ReadonlySet<string> {
  const known = variantWords.get(scene.model) ?? variantWordsIn(scene, index);
  variantWords.set(scene.model, known);
  return known;
}

const variantWords = new WeakMap<Model, ReadonlySet<string>>();

function variantWordsIn(scene: Scene, index: number): ReadonlySet<string> {
  const { world, model, variant = '' } = scene;
  const said = wordsOfAll(scene, chainOf(world, variant));
  const { definition, rename } = model.steps[index] ?? {};
  return definition?.for === undefined || rename === undefined
    ? withBeginnings(said)
    : withBeginnings([...said, ...[...said].map(rename)]);
}
