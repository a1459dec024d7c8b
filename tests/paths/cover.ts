import type { Random } from '../fuzz/random.ts';

/** One path: a value for each dimension, by name; `notAsked` where the path never comes to the question. */
export type Row = Readonly<Record<string, string>>;

/** The value of a dimension that a path never asks about. */
export const notAsked = '-';

/** What paths are made of: dimensions in the order in which they are met, and which values each has on a path so far. */
export interface Space {
  readonly dimensions: readonly string[];
  /** Every value that a dimension has on any path. */
  readonly values: (dimension: string) => readonly string[];
  /** The dimensions before it that decide which values one has. */
  readonly restsOn: (dimension: string) => readonly string[];
  /** The values that it has on a path with those; one at least, if only `notAsked`, on every path that comes so far. */
  readonly after: (dimension: string, before: Row) => readonly string[];
}

/** Paths, and how many combinations of values they were asked for and how many of those no path has. */
export interface Cover {
  readonly rows: readonly Row[];
  readonly wanted: number;
  /** Combinations that are offered nowhere, each as `dimension = value, …`. */
  readonly nowhere: readonly string[];
}

/** The dimensions that decide about others, and these, in order. */
function deciding({ dimensions, restsOn }: Space, names: readonly string[]): readonly string[] {
  const all = new Set(names);
  for (const name of all) for (const other of restsOn(name)) all.add(other);
  return dimensions.filter((name) => all.has(name));
}

/** A path with these values, the free ones as the random numbers have it; undefined where none has them. */
export function pathWith(space: Space, fixed: Row, random: Random): Row | undefined {
  const names = deciding(space, Object.keys(fixed));
  const extend = (before: Row, at: number): Row | undefined => {
    const name = names[at];
    if (name === undefined) return before;
    const offered = space.after(name, before);
    const wanted = fixed[name];
    const tried = wanted === undefined ? shuffled(offered, random) : offered.filter((one) => one === wanted);
    for (const value of tried) {
      const found = extend({ ...before, [name]: value }, at + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const decided = extend({}, 0);
  if (decided === undefined) return undefined;
  const row: Record<string, string> = {};
  for (const name of space.dimensions)
    row[name] = decided[name] ?? random.pick(space.after(name, row)) ?? notAsked;
  return row;
}

function shuffled(list: readonly string[], random: Random): readonly string[] {
  const from = random.int(list.length);
  return [...list.slice(from), ...list.slice(0, from)];
}

function combinations(space: Space, names: readonly string[]): readonly Row[] {
  return names.reduce<readonly Row[]>(
    (rows, name) => rows.flatMap((row) => space.values(name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

const keyOf = (names: readonly string[], row: Row) => names.map((name) => row[name]).join('|');

/** What is asked of paths: groups of dimensions of which they must have every combination that any path has. */
export interface Wanted {
  readonly groups: readonly (readonly string[])[];
  /** Groups that other paths will see to: of two paths the one that has more of these is better. */
  readonly rather?: readonly (readonly string[])[];
  /** Paths that there are already. */
  readonly given?: readonly Row[];
}

/**
 * Few paths that have what is wanted: one missing combination after the other, each in the path that brings most new ones
 * of a dozen. The same for the same seed.
 */
export function cover(space: Space, { groups, rather = [], given = [] }: Wanted, random: Random): Cover {
  const open = groups.map((names) => ({ names, left: new Map<string, Row>() }));
  const nowhere: string[] = [];
  let wanted = 0;
  for (const { names, left } of open)
    for (const combination of combinations(space, names)) {
      wanted += 1;
      if (pathWith(space, combination, random)) left.set(keyOf(names, combination), combination);
      else nowhere.push(names.map((name) => `${name} = ${combination[name]}`).join(', '));
    }
  const had = rather.map((names) => ({ names, met: new Set<string>() }));
  const brings = (row: Row) =>
    2 * open.filter(({ names, left }) => left.has(keyOf(names, row))).length +
    had.filter(({ names, met }) => !met.has(keyOf(names, row))).length;
  const take = (row: Row) => {
    for (const { names, left } of open) left.delete(keyOf(names, row));
    for (const { names, met } of had) met.add(keyOf(names, row));
  };
  given.forEach(take);
  const rows: Row[] = [];
  for (const { left } of open)
    for (let next = left.values().next().value; next; next = left.values().next().value) {
      const fixed = next;
      const tries = Array.from({ length: 12 }, () => pathWith(space, fixed, random) ?? fixed);
      const best = tries.reduce((one, other) => (brings(other) > brings(one) ? other : one));
      rows.push(best);
      take(best);
    }
  return { rows, wanted, nowhere };
}

/** All pairs of names, each once. */
export const pairsOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
