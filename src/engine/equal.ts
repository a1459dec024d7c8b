import { isMap, own } from './own.ts';

/** True when two JSON values are the same in depth; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
  );
}

/** True when two maps hold the same values in depth, apart from the names in `except`. */
export function sameBut(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
  except: Readonly<Record<string, unknown>> = {},
): boolean {
  if (a === b) return true;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => Object.hasOwn(except, name) || equal(own(a, name), own(b, name)));
}

/**
 * `next` with every part that is the same in depth taken from `previous`: what did not change keeps its identity.
 * Items of lists that have a `name` are matched by it, so they may move.
 */
export function share<T>(previous: unknown, next: T, done?: Map<unknown, unknown>): T;
export function share(previous: unknown, next: unknown, done = new Map<unknown, unknown>()): unknown {
  if (typeof next !== 'object' || next === null || Object.is(previous, next)) return next;
  if (done.has(next)) return done.get(next);
  const shared = Array.isArray(next) ? shareList(previous, next, done) : shareMap(previous, next, done);
  done.set(next, shared);
  return shared;
}

function shareList(previous: unknown, next: readonly unknown[], done: Map<unknown, unknown>): unknown {
  if (!Array.isArray(previous)) return next;
  const isNamed = next.some((item) => nameOf(item) !== undefined);
  const named = new Map(isNamed ? previous.map((item) => [nameOf(item), item]) : []);
  const items = next.map((item, index) => {
    const name = nameOf(item);
    return share(name === undefined ? previous[index] : named.get(name), item, done);
  });
  return sameItems(items, previous) ? previous : sameItems(items, next) ? next : items;
}

function shareMap(previous: unknown, next: object, done: Map<unknown, unknown>): unknown {
  if (!isMap(previous)) return next;
  const names = Object.keys(next);
  const values = Object.values(next);
  const parts = names.map((name, index) => share(own(previous, name), values[index], done));
  const isPrevious = (name: string, index: number) =>
    Object.hasOwn(previous, name) && Object.is(previous[name], parts[index]);
  if (names.length === Object.keys(previous).length && names.every(isPrevious)) return previous;
  if (sameItems(parts, values)) return next;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

function nameOf(item: unknown): unknown {
  return isMap(item) ? own(item, 'name') : undefined;
}

/** True when two lists hold the very same items in the same order. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => Object.is(item, b[index])));
}
