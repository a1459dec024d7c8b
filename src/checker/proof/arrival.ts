import { resolveJourney } from '../../engine/journey.ts';
import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import { beginnings, readPath, splitPath } from '../../engine/path.ts';
import type { Change, JourneyState } from '../../engine/types.ts';
import { keep } from '../keep.ts';
import type { Chosen } from './explore.ts';
import { chainOf, markOfAll, textsOfAll, wordsOfAll } from './meaning.ts';
import type { Scene } from './scene.ts';
import { openingOf, startOf } from './start.ts';
import { changesOf, opening } from './trace.ts';
import { type Goal, moved, type Walk, walkAfter } from './walk.ts';
import type { World } from './world.ts';
import { markOfWriters } from './writers.ts';

/** How customers come to their supplier's card: the state just before it opens, and the change that opens it. */
export interface Arrival {
  readonly state: JourneyState;
  readonly last: Change;
  /** As it is after that change, and the answers that it wrote, were there nothing on the card. */
  readonly after: JourneyState;
  readonly wrote: readonly string[];
  /** The fields that are open then. */
  readonly open: readonly string[];
}

/**
 * Where customers come to their supplier's card, in a situation. Until it opens nothing of a variant is looked at, and
 * nothing ever looks at who the supplier is: so one walk is made for all suppliers of which the same is known.
 * Undefined where something does, or nobody comes there.
 */
export function arrivalOf(scene: Scene, wished: Chosen): Arrival | undefined {
  const own = ownStep(scene);
  if (own === undefined || looksAtSupplier(scene, own)) return undefined;
  const opening = openingOf(scene, wished);
  const isKnown = supplierPaths(scene, own).map((path) => readPath(path, opening) !== undefined);
  const known = arrivals(scene.world.models);
  const key = JSON.stringify([scene.model.name, own.id, isKnown, ...wished]);
  const arrival = known.has(key) ? known.get(key) : walkThere(scene, own, wished);
  known.set(key, arrival);
  return arrival;
}

const arrivals = keep((_: World['models']) => new Map<string, Arrival | undefined>());

/** The walk of a scene that begins where its supplier's card opens: what that changes is its last change. */
export function walkFrom(scene: Scene, { state, last, after, wrote }: Arrival): Walk {
  const start = { scene, state, path: [], changes: [], wrote: [], effects: [] };
  const opened = moved(start, last, '');
  const own = [...opened.wrote];
  for (const name of wrote) if (own.includes(name)) own.splice(own.indexOf(name), 1);
  return { ...opened, changes: [], before: { ...start, state: after }, wrote: own };
}

/** All that a walk on from an arrival rests on, as a mark, but for the cards before: of those see `isSeenBefore`. */
export function markFrom(scene: Scene, arrival: Arrival): string {
  const { world, model, variant = '' } = scene;
  const { cards } = world.data;
  const after = model.steps.slice(model.steps.findIndex(({ id }) => id === ownStep(scene)?.id));
  const written = [
    model.journey,
    ...[...model.nested.values()].map(({ journey }) => journey),
    ...[...after, ...insideOf(model)].flatMap(({ definition }) => cards[definition.card] ?? []),
    ...chainOf(world, variant),
  ];
  return `${markOfAll(scene, written)} ${markOfWriters(model)} ${JSON.stringify(arrival)}`;
}

/** Whether a card before the supplier's looks at one of the names that changed on the way from there. */
export function isSeenBefore(scene: Scene, changed: ReadonlySet<string>): boolean {
  const words = wordsBefore(scene);
  return [...changed].some((name) => {
    // A card names a list and an effect also without their source.
    const [source, rest] = splitPath(name);
    const bare = ['lookup', 'pending', 'failure'].includes(source) ? [rest, ...beginnings(rest)] : [];
    return [name, ...beginnings(name), ...bare].some((one) => words.has(one));
  });
}

/** Every word of the cards before the supplier's, and what each word of several parts begins with. */
function wordsBefore(scene: Scene): ReadonlySet<string> {
  const { world, model } = scene;
  const index = model.steps.findIndex(({ id }) => id === ownStep(scene)?.id);
  const known = wordsOf(world.models);
  const key = `${model.name} ${index}`;
  const before = (world.models.get(model.name) ?? model).steps.slice(0, index);
  const words =
    known.get(key) ??
    wordsOfAll(
      scene,
      before.flatMap(({ card, definition }) => [card, definition]),
    );
  const found = known.has(key) ? words : new Set([...words].flatMap((word) => [word, ...beginnings(word)]));
  known.set(key, found);
  return found;
}

const wordsOf = keep((_: World['models']) => new Map<string, ReadonlySet<string>>());

/** The names that the last change of a walk changed, as paths. */
export function changedIn({ before, state, wrote }: Walk): readonly string[] {
  if (before === undefined) return wrote;
  const differing = (
    one: Readonly<Record<string, unknown>>,
    two: Readonly<Record<string, unknown>>,
    prefix: string,
  ) =>
    [...Object.keys(one), ...Object.keys(two)]
      .filter((name) => own(one, name) !== own(two, name))
      .map((name) => `${prefix}${name}`);
  return [
    ...wrote,
    ...differing(before.state.answers, state.answers, ''),
    ...differing(before.state.lookups, state.lookups, 'lookup.'),
    ...differing(before.state.pending, state.pending, 'pending.'),
    ...differing(before.state.failures, state.failures, 'failure.'),
    ...(['meter', 'plan', 'session', 'brand', 'averages'] as const).flatMap((source) =>
      differing(before.state.sources[source], state.sources[source], `${source}.`),
    ),
  ];
}

/** The one step that takes the scene's variant; undefined where its card is elsewhere too, or opens with the others. */
function ownStep({ world, model, variant }: Scene): StepModel | undefined {
  const card = world.data.variants[variant ?? '']?.card;
  const [first, ...others] = [...model.steps, ...insideOf(model)].filter(
    ({ definition }) => definition.card === card,
  );
  if (card === undefined || others.length > 0 || model.journey.reveal === 'all') return undefined;
  return first?.definition.variant === undefined ? undefined : first;
}

function insideOf({ nested }: Model): readonly StepModel[] {
  return [...nested.values()].flatMap((inner) => [...inner.steps, ...insideOf(inner)]);
}

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
  const found =
    known.get(key) ??
    supplierPaths(scene, own).some((path) => {
      const plain = world.models.get(model.name) ?? model;
      const written = [...plain.steps, ...insideOf(plain)].flatMap(({ card, definition }) => [
        card,
        definition,
      ]);
      const inside = [...plain.nested.values()].map(({ journey }) => journey);
      return textsOfAll(scene, [plain.journey, ...inside, ...written])
        .map((text) => text.replaceAll(`"variant":"${path}"`, '').replaceAll(`"${path}":{"set":`, ''))
        .some((text) => text.includes(`"${path}`));
    });
  known.set(key, found);
  return found;
}

function walkThere(scene: Scene, own: StepModel, wished: Chosen): Arrival | undefined {
  const { world, model } = scene;
  const plain = world.models.get(model.name);
  if (plain === undefined) return undefined;
  const probe = opening(own.id);
  const fields = new Map([...plain.fields, [probe, { schema: {} }]] as const);
  const steps = plain.steps.map((step) =>
    step.id === own.id ? { ...step, card: { ...step.card, presets: { [probe]: true } } } : step,
  );
  const probed = { ...scene, model: { ...plain, fields, steps } };
  const isOpened: Goal = ({ answers }) => answers[probe] !== undefined;
  const end = walkAfter(startOf(probed, wished), wished, isOpened, hintsFor(scene, wished));
  const last = end.changes.at(-1);
  if (!end.reached || end.before === undefined || last === undefined) return undefined;
  const open = resolveJourney(probed.model, end.state).flatMap((step) =>
    step.open && step.id !== own.id ? step.card.fields.map(({ name }) => name) : [],
  );
  return { state: end.before.state, last, after: end.state, wrote: end.wrote, open };
}

/** What was done in a situation to submit the journey as it stands, but for what may be of one supplier alone. */
export function hintsFor(scene: Scene, wished: Chosen): readonly Change[] {
  return changesOf(scene, wished).filter(
    (change) => change.kind !== 'finished' || change.outcome.sources === undefined,
  );
}
