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
