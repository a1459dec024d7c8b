import { diffArrays } from 'diff';
import { isCondition } from '../../engine/condition-forms.ts';
import { equal } from '../../engine/equal.ts';
import { isMap } from '../../engine/own.ts';
import type { JsonPath } from './lines.ts';

/** One value that differs between two versions of a file; a side without it has neither path nor value. */
export interface JsonChange {
  readonly kind: 'value' | 'condition' | 'order';
  readonly before?: { readonly path: JsonPath; readonly value: unknown };
  readonly after?: { readonly path: JsonPath; readonly value: unknown };
}

/**
 * Every difference between two JSON values, as small as it can be told: a condition and a list of plain values are told
 * whole, keys that only stand in another order as `order`. Nothing exactly when the two are written alike.
 */
export function jsonChanges(before: unknown, after: unknown): readonly JsonChange[] {
  return changes({ path: [], value: before }, { path: [], value: after });
}

interface Side {
  readonly path: JsonPath;
  readonly value: unknown;
}

function changes(before: Side, after: Side): readonly JsonChange[] {
  const [old, now] = [before.value, after.value];
  if (isConditionPlace(after.path) && isCondition(old) && isCondition(now)) {
    return equal(old, now) ? [] : [{ kind: 'condition', before, after }];
  }
  if (isMap(old) && isMap(now)) return mapChanges(before, old, after, now);
  if (Array.isArray(old) && Array.isArray(now) && [...old, ...now].some((item) => typeof item === 'object')) {
    return listChanges(before, old, after, now);
  }
  return equal(old, now) ? [] : [{ kind: 'value', before, after }];
}

type JsonMap = Readonly<Record<string, unknown>>;

function mapChanges(before: Side, old: JsonMap, after: Side, now: JsonMap): readonly JsonChange[] {
  const kept = Object.keys(now).filter((key) => Object.hasOwn(old, key));
  const wereKept = Object.keys(old).filter((key) => Object.hasOwn(now, key));
  const inner = [
    ...kept.flatMap((key) => changes(child(before, key, old[key]), child(after, key, now[key]))),
    ...Object.keys(old).flatMap((key) => (kept.includes(key) ? [] : gone(child(before, key, old[key])))),
    ...Object.keys(now).flatMap((key) => (kept.includes(key) ? [] : came(child(after, key, now[key])))),
  ];
  return equal(kept, wereKept) ? inner : [...inner, { kind: 'order', before, after }];
}

/** Items are paired by what they hold; where one was taken out and another put in, they are compared. */
function listChanges(
  before: Side,
  old: readonly unknown[],
  after: Side,
  now: readonly unknown[],
): readonly JsonChange[] {
  const found: JsonChange[] = [];
  let removed: Side[] = [];
  let at = 0;
  let from = 0;
  const flush = () => {
    found.push(...removed.flatMap(gone));
    removed = [];
  };
  for (const { added, removed: isRemoved, count } of diffArrays(old.map(canonical), now.map(canonical))) {
    if (!added) flush();
    for (let index = 0; index < count; index += 1) {
      if (isRemoved) removed.push(child(before, from + index, old[from + index]));
      else if (added) {
        const was = removed.shift();
        const is = child(after, at + index, now[at + index]);
        found.push(...(was === undefined ? came(is) : changes(was, is)));
      }
    }
    if (!added) from += count;
    if (!isRemoved) at += count;
  }
  flush();
  return found;
}

function gone(before: Side): readonly JsonChange[] {
  return told(before).map((one) => ({ kind: conditionOr(one), before: one }));
}

function came(after: Side): readonly JsonChange[] {
  return told(after).map((one) => ({ kind: conditionOr(one), after: one }));
}

/** A value that is told by itself; of a section of a file each thing that it holds by name. */
function told(side: Side): readonly Side[] {
  const isSection = side.path.length === 1 && isMap(side.value) && Object.keys(side.value).length > 0;
  if (!isSection || !isMap(side.value)) return [side];
  return Object.entries(side.value).map(([key, value]) => child(side, key, value));
}

function conditionOr({ path, value }: Side): 'condition' | 'value' {
  return isConditionPlace(path) && isCondition(value) ? 'condition' : 'value';
}

function child({ path }: Side, key: string | number, value: unknown): Side {
  return { path: [...path, key], value };
}

/** Where cards, variants, journeys and rules hold a condition. */
export function isConditionPlace(path: JsonPath): boolean {
  const isOfItem = path.length === 2 && (path[0] === 'show' || path[0] === 'require');
  return isOfItem || path.at(-1) === 'when';
}

function canonical(value: unknown): string {
  return JSON.stringify(value);
}
