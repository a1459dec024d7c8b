import { isMap } from './own.ts';
import type { Condition } from './types.ts';

type Compound = Exclude<Condition, boolean | string>;

/** `{ "all": [ … ] }` */
export function isAll(condition: Compound): condition is { readonly all: readonly Condition[] } {
  return 'all' in condition && Array.isArray(condition.all);
}

/** `{ "any": [ … ] }` */
export function isAny(condition: Compound): condition is { readonly any: readonly Condition[] } {
  return 'any' in condition && Array.isArray(condition.any);
}

/** `{ "not": … }` */
export function isNot(condition: Compound): condition is { readonly not: Condition } {
  return 'not' in condition && isCondition(condition.not);
}

/** True for anything that may stand as a condition: true, false, a name or an object. */
export function isCondition(part: unknown): part is Condition {
  return typeof part === 'boolean' || typeof part === 'string' || isMap(part);
}

/** A condition that has several keys, all of which must hold, as conditions of one form each. */
export function partsOf(condition: Compound): readonly Condition[] {
  const tests = Object.entries(condition).filter(([key]) => key !== 'all' && key !== 'any' && key !== 'not');
  const parts: readonly Condition[] = [
    ...(isAll(condition) ? [{ all: condition.all }] : []),
    ...(isAny(condition) ? [{ any: condition.any }] : []),
    ...(isNot(condition) ? [{ not: condition.not }] : []),
    ...(tests.length > 0 ? [Object.fromEntries(tests)] : []),
  ];
  return parts.length < 2 ? [condition] : parts;
}
