import type { ObligationDefinition } from '../../../definitions/types.ts';
import { holds } from '../../../engine/condition.ts';
import { equal } from '../../../engine/equal.ts';
import { readerOf } from '../../../engine/facts.ts';
import { own } from '../../../engine/own.ts';
import { type Reader, splitPath } from '../../../engine/path.ts';
import type { Consequence, JourneyState, Json } from '../../../engine/types.ts';
import { valueNow } from '../../../engine/value.ts';
import { type Failure, placeOfFailure } from './aftermath-place.ts';
import type { Choice, Chosen } from './cells.ts';
import { after, cellsOf, type Example, stateWith, told, valuesIn } from './example.ts';
import { explore } from './explore.ts';
import { inStep, type Place, type Scene } from './scene.ts';
import { changedBy, followsOf, isTaken, type Line } from './turns.ts';

/** What is not so of what an obligation asks, and the line that makes it so. */
export interface Broken extends Place {
  readonly broken: string;
}

/** One thing that follows by law: whether it does, in a state and by the one before it, and what is wrong where not. */
interface Following {
  /** What is changed or kept; none where an effect runs. */
  readonly path?: string;
  /** What stands there before is something, and not this. */
  readonly wanted?: Json;
  readonly isSo: (now: JourneyState, before: JourneyState) => boolean;
  readonly broken: string;
  /** Whether a line has to do with it, and whether it brings it about. */
  readonly concerns: (line: Consequence) => boolean;
  readonly brings: (line: Consequence, now: JourneyState) => boolean;
}

/** So many situations are tried of each thing. */
const mostTries = 200;

/** What does not follow of what an obligation says that follows, in every situation that the lines concerned tell apart. */
export function* brokenAftermath(scene: Scene, obligation: ObligationDefinition): Generator<Broken> {
  const { after: change } = obligation;
  if (change === undefined) return;
  for (const following of followingsOf(scene, obligation, change)) {
    const failed = failureOf(scene, obligation, change, following);
    if (failed === undefined) continue;
    const { chosen, ...failure } = failed;
    const known = [...chosen.values()].flatMap((choice) => Object.entries(choice.holds));
    const others = known.filter(([path]) => own(change, path) === undefined);
    const besides = others.length === 0 ? '' : `, with ${told(others)}`;
    const broken = `${following.broken} after ${told(Object.entries(change))}${besides}`;
    yield { ...placeOfFailure(scene, Object.keys(change).map(keyIn(scene)), failure), broken };
  }
}

function followingsOf(
  scene: Scene,
  { empties = [], keeps = [], gives = {}, runs = [] }: ObligationDefinition,
  change: Example,
): readonly Following[] {
  const { model } = scene;
  const read = reading(scene);
  const writes = (path: string) => (line: Consequence) => changedBy(line).includes(path);
  const hasChanged = (key: string, now: JourneyState, before: JourneyState) =>
    Object.keys(change).map(keyIn(scene)).includes(key) || !equal(read(now, key), read(before, key));
  return [
    ...empties.map((path) => ({
      path,
      isSo: (now: JourneyState) => read(now, path) === null,
      broken: `"${path}" is kept`,
      concerns: writes(path),
      brings: (line: Consequence) => 'clear' in line && line.clear.includes(path),
    })),
    ...keeps.map((path) => ({
      path,
      isSo: (now: JourneyState, before: JourneyState) => equal(read(now, path), read(before, path)),
      broken: `"${path}" is changed`,
      concerns: writes(path),
      brings: () => false,
    })),
    ...Object.entries(gives).map(([path, value]) => {
      const wanted = (now: JourneyState) => valueNow(value, (from) => read(now, from)) ?? null;
      const given = (line: Consequence) => ('set' in line ? own(line.set, path) : undefined);
      return {
        path,
        ...(typeof value === 'object' ? {} : { wanted: value }),
        isSo: (now: JourneyState) => equal(read(now, path), wanted(now)),
        broken: `"${path}" is not ${JSON.stringify(value)}`,
        concerns: writes(path),
        brings: (line: Consequence, now: JourneyState) =>
          equal(
            valueNow(given(line) ?? null, (from) => read(now, from)),
            wanted(now),
          ),
      };
    }),
    ...runs.map((effect) => {
      const isRun = (line: Consequence) => 'run' in line && line.run === effect;
      return {
        isSo: (now: JourneyState, before: JourneyState) =>
          followsOf(model).some(
            (list) =>
              list.key !== undefined &&
              hasChanged(list.key, now, before) &&
              list.lines.some(
                (line) => isRun(line) && isTaken(model, list, line)(readerOf(now, model.definitions)),
              ),
          ),
        broken: `"${effect}" does not run`,
        concerns: isRun,
        brings: isRun,
      };
    }),
  ];
}

/** Reads an answer, a list or a whole source of a state: null where nothing is known of it. */
const reading =
  ({ model }: Scene) =>
  (state: JourneyState, path: string): Json => {
    if (own(model.trade.sources, path) !== undefined)
      return Object.keys(own(state.sources, path) ?? {}).length > 0 || null;
    const value = readerOf(state, model.definitions).read(path) ?? null;
    return path.startsWith('lookup.') && value === 'unknown' ? null : value;
  };

/** The name under which consequences of a path's change stand. */
const keyIn =
  ({ model }: Scene) =>
  (path: string): string => {
    const [source] = splitPath(path, model.trade.sources);
    return own(model.trade.sources, source) === undefined ? path : source;
  };

/** Every line that a change of some names can set off, in the order in which they follow one another. */
function linesAfter({ model }: Scene, names: readonly string[]): readonly Line[] {
  const keys = new Set(names);
  const lines: Line[] = [];
  for (const key of keys) {
    for (const list of followsOf(model).filter((one) => one.key === key)) {
      for (const [index, line] of list.lines.entries()) {
        lines.push({ list, line, index });
        for (const name of changedBy(line)) keys.add(name);
      }
    }
  }
  return lines;
}

/** The first situation in which something does not follow, by the engine's own word. */
function failureOf(
  scene: Scene,
  { when = true }: ObligationDefinition,
  change: Example,
  { path, wanted, isSo, concerns, brings }: Following,
): (Failure & { readonly chosen: Chosen }) | undefined {
  const { world, model } = scene;
  const { domain } = world;
  const keys = Object.keys(change).map(keyIn(scene));
  // Who is not asked a question does not answer it.
  const asking = followsOf(model).flatMap(({ key = '', step }) => (keys.includes(key) && step ? step : []));
  const isMeant = (reader: Reader) =>
    holds(when, reader.read, domain.conditions) && asking.every((step) => inStep(world, step, true)(reader));
  const lines = linesAfter(scene, keys).filter(({ line }) => concerns(line));
  // What else is known of a source that comes, comes with it.
  const isComing = ([one]: readonly [string, Json]) =>
    keyIn(scene)(one) !== one && keys.includes(keyIn(scene)(one));
  const taken = lines.map(({ list, line }) => isTaken(model, list, line));
  const look = (reader: Reader) => {
    if (!isMeant(reader)) return false;
    for (const isSet of taken) isSet(reader);
    return true;
  };
  let tries = 0;
  for (const { value, chosen } of explore(domain, look, cellsOf(domain, { ...valuesIn(when), ...change }))) {
    if (!value) continue;
    const opened = stateWith(scene, withSomething(scene, chosen, path, wanted));
    const before = without(scene, opened, Object.keys(change));
    const coming = [...chosen.values()].flatMap((choice) => Object.entries(choice.holds)).filter(isComing);
    const now = after(scene, before, { ...Object.fromEntries(coming), ...change });
    if (!isSo(now, before)) {
      const reader = readerOf(now, model.definitions);
      const told = lines.map((one) => ({
        ...one,
        isTaken: isTaken(model, one.list, one.line)(reader),
        brings: brings(one.line, now),
      }));
      return { chosen, path, lines: told };
    }
    tries += 1;
    if (tries > mostTries) break;
  }
  return undefined;
}

/** The same but for what is to be answered, and the sources that are to come. */
function without({ model }: Scene, state: JourneyState, paths: readonly string[]): JourneyState {
  const { sources, ...rest } = state;
  const isKept = ([name]: readonly [string, unknown]) => !paths.includes(name);
  const coming = paths.map((path) => splitPath(path, model.trade.sources)[0]);
  const stay = Object.entries(sources).map(([name, held]) => [name, coming.includes(name) ? {} : held]);
  return {
    ...rest,
    answers: Object.fromEntries(Object.entries(state.answers).filter(isKept)),
    sources: Object.fromEntries(stay),
  };
}

/** The same with something at a path that is not what is wanted there: else nothing could be seen to follow. */
function withSomething(
  { world, model }: Scene,
  chosen: Chosen,
  path: string | undefined,
  wanted: Json | undefined,
): Chosen {
  if (path === undefined) return chosen;
  const isOther = ({ holds: known, list }: Choice) =>
    list === undefined
      ? Object.values(known).some((value) => value !== null && !equal(value, wanted))
      : list.items.length > 0;
  if (own(model.trade.sources, path) !== undefined)
    return new Map([...chosen, [path, { holds: { [`${path}.some`]: true } }]]);
  const { id, choices } = world.domain.cellOf(path);
  const now = chosen.get(id);
  const other = now !== undefined && isOther(now) ? now : choices.find(isOther);
  return other === undefined ? chosen : new Map([...chosen, [id, other]]);
}
