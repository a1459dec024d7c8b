import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';

/** A condition without `not` around others: tests of their own, all or any of them. */
type Form = Leaf | Group;

interface Leaf {
  readonly path: string;
  readonly test: Node;
  readonly so: boolean;
  readonly node: Node;
}

/** What names in conditions stand for, and the parts that their paths may be of. */
type Names = Pick<Project, 'parts' | 'conditions' | 'answers'>;

interface Group {
  readonly of: 'all' | 'any';
  readonly parts: readonly Form[];
  readonly node: Node;
}

/**
 * Where a condition asks for the contrary of what it asked before: one test, or all of it, turned round; `all` for `any`;
 * another limit or other values, or another part, for the ones that it was about; or one of all its parts is gone. Undefined where it is the same, or just another one.
 */
export function turnedIn(project: Project, before: Node, now: Node): Node | undefined {
  return turned(project, formOf(before), formOf(now));
}

/** Whether two conditions are the same once the names in them are replaced by what `named` says of each. */
export const isAsBefore = (before: Node, now: Node, named: (name: string) => Node | undefined): boolean =>
  keyOf(formOf(before, true, named)) === keyOf(formOf(now, true, named));

function turned(project: Names, before: Form, now: Form): Node | undefined {
  if (keyOf(before) === keyOf(now)) return undefined;
  if (keyOf(before, false) === keyOf(now)) return now.node;
  if ('path' in before) return 'path' in now && isContrary(project, before, now) ? now.node : undefined;
  // What is left asks for less; of several cases one may well be gone.
  const isLess = before.of === 'all';
  if ('path' in now)
    return isLess && before.parts.some((part) => keyOf(part) === keyOf(now)) ? now.node : undefined;
  const [lost, added] = [without(before, now), without(now, before)];
  if (isLess && before.of === now.of && lost.length > 0 && added.length === 0)
    return nextTo(before, lost, now);
  // A group inside one of its own kind is part of that: what is compared is all that they ask.
  if (before.of !== now.of) return `${leavesOf(before)}` === `${leavesOf(now)}` ? now.node : undefined;
  if (lost.length !== added.length) return undefined;
  const places = lost.map((one) => added.flatMap((other) => turned(project, one, other) ?? [])[0]);
  return places.includes(undefined) ? undefined : places[0];
}

/** All tests of a condition, in an order of their own. */
const leavesOf = (form: Form): readonly string[] =>
  'path' in form ? [keyOf(form)] : form.parts.flatMap(leavesOf).sort();

/** The part that stands where one is gone, or the last one. */
const nextTo = (before: Group, [lost]: readonly Form[], { parts, node }: Group): Node =>
  (parts[lost ? before.parts.indexOf(lost) : 0] ?? parts.at(-1))?.node ?? node;

const without = (one: Group, other: Group): readonly Form[] => {
  const known = new Set(other.parts.map((part) => keyOf(part)));
  return one.parts.filter((part) => !known.has(keyOf(part)));
};

function isContrary(project: Names, one: Leaf, other: Leaf): boolean {
  const isSame = canonical(one.test) === canonical(other.test);
  if (one.path === other.path) {
    if (one.so !== other.so) return isSame;
    const [left, right] = [one, other].map(({ test }) => limitOf(test));
    if (left !== undefined && right !== undefined)
      return left !== right || canonical(one.test) !== canonical(other.test);
    const [set, unset] = [one, other].map(({ test }) => at(test, 'set')?.value);
    if (set !== undefined && unset !== undefined) return set !== unset;
    // That anything was answered is not that the answer was yes.
    const [had, has] = [one, other].map(({ test }) => valuesOf(test));
    if (unset === true) return had !== undefined && !isOfEvery(project, one.path, had);
    return had !== undefined && has !== undefined && !had.some((value) => has.includes(value));
  }
  if (one.so !== other.so) return false;
  const [part, its] = [one, other].map(({ path }) => withoutParts(path, project.parts));
  if (part === its) return isSame || textOf(one.node) !== undefined;
  // The same of another source: `failure.save`, `pending.save`.
  if (isSame && sourced.test(one.path) && sourced.exec(one.path)?.[0] === sourced.exec(other.path)?.[0])
    return true;
  const [left, right] = [one, other].map(({ node }) => project.conditions.get(textOf(node) ?? ''));
  const [was, is] = [left, right].map((named) => at(named, 'when'));
  if (was === undefined && is === undefined) return false;
  // A part of what a name stands for is less than the name. Names in it are looked up at once: they may go round in a circle.
  const whole = (when: Node) => formOf(when, one.so, (name) => at(project.conditions.get(name), 'when'));
  const [before, now] = [was === undefined ? one : whole(was), is === undefined ? other : whole(is)];
  // A name that was given to a test asks for what that asked: for no more values either.
  if (was === undefined && 'path' in before && 'path' in now && before.path === now.path)
    return keyOf(before) !== keyOf(now);
  return turned({ ...project, conditions: new Map() }, before, now) !== undefined;
}

/** What a path names of its source. */
const sourced = /\..+$/;

/** A path or name as it reads for any part. */
const withoutParts = (path: string, parts: ReadonlySet<string>) =>
  path.replaceAll(new RegExp([...parts, '$'].join('|'), 'gi'), '');

/** `min` or `max`, where that is all of a test. */
function limitOf(test: Node): string | undefined {
  const [only, ...more] = entries(test).map(({ key }) => key);
  return more.length === 0 && (only === 'min' || only === 'max') ? only : undefined;
}

/** Whether some values are all that an answer may have. */
const isOfEvery = ({ answers }: Names, path: string, values: readonly string[]) =>
  answers.get(path)?.some((schema) => {
    const all = items(at(schema, 'enum')).filter(({ type }) => type !== 'null');
    return all.length > 0 && all.every((one) => values.includes(canonical(one)));
  }) === true;

/** The values that a test takes; undefined of one that does not list them. */
function valuesOf(test: Node): readonly string[] | undefined {
  if (test.type === 'object') return undefined;
  return (test.type === 'array' ? items(test) : [test]).map(canonical);
}

const unnamed = (_: string): Node | undefined => undefined;

function formOf(node: Node, so = true, named = unnamed): Form {
  const parts = entries(node).flatMap(({ key, value }): readonly Form[] => {
    if (key === 'not') return [formOf(value, !so, named)];
    if (key === 'all' || key === 'any')
      return [
        grouped(
          (key === 'all') === so ? 'all' : 'any',
          items(value).map((item) => formOf(item, so, named)),
          value,
        ),
      ];
    return [{ path: key, test: value, so, node: value }];
  });
  const name = node.type === 'object' ? undefined : String(node.value);
  const its = name === undefined ? undefined : named(name);
  // A name that comes back to itself stays one.
  if (its) return formOf(its, so, (one) => (one === name ? undefined : named(one)));
  if (name !== undefined) return { path: name, test: node, so, node };
  return grouped(so ? 'all' : 'any', parts, node);
}

function grouped(of: Group['of'], all: readonly Form[], node: Node): Form {
  const parts =
    all.length === 1 ? all : all.flatMap((one) => ('parts' in one && one.of === of ? one.parts : [one]));
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { of, parts, node };
}

/** A condition as it reads in one way only; turned round where it is not `asked`. */
function keyOf(form: Form, asked = true): string {
  if ('path' in form) return `${form.so === asked ? '' : 'not '}${form.path} ${testOf(form.test)}`;
  const of = asked ? form.of : form.of === 'all' ? 'any' : 'all';
  return `${of}(${form.parts
    .map((part) => keyOf(part, asked))
    .sort()
    .join(', ')})`;
}

/** A list of values is the same in any order, and one of one value is that value. */
const testOf = (test: Node) => (valuesOf(test) ?? [canonical(test)]).toSorted().join();
