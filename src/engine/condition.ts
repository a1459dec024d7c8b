import { isCondition } from './condition-forms.ts';
import { equal } from './equal.ts';
import { isMap, own } from './own.ts';
import type { Read } from './path.ts';
import type { Condition, Json, NamedCondition } from './types.ts';

type Named = Readonly<Record<string, NamedCondition>>;

/** Named conditions may name each other; deeper than this is a circle, which the checker refuses. */
const deepest = 50;

/**
 * True when the condition holds. A value that is not there makes every comparison false, except `{ "set": false }`.
 * An unknown named condition and a circle of them are false. Total: never throws.
 */
export function holds(condition: Condition, read: Read, named: Named, depth = 0): boolean {
  if (typeof condition === 'boolean') return condition;
  if (depth > deepest) return false;
  if (typeof condition === 'string') {
    const definition = own(named, condition);
    return definition !== undefined && holds(definition.when, read, named, depth + 1);
  }
  const tests: Readonly<Record<string, unknown>> = condition;
  for (const key of Object.keys(tests)) {
    if (!keyHolds(key, tests[key], read, named, depth + 1)) return false;
  }
  return true;
}

function keyHolds(key: string, expected: unknown, read: Read, named: Named, depth: number): boolean {
  switch (key) {
    case 'all':
      return Array.isArray(expected) && expected.every((part) => holds(part, read, named, depth));
    case 'any':
      return Array.isArray(expected) && expected.some((part) => holds(part, read, named, depth));
    case 'not':
      return isCondition(expected) && !holds(expected, read, named, depth);
    default:
      return matches(read(key), expected);
  }
}

/** True for a value that counts as an answer: not undefined, not null, not the empty text. */
export function isGiven(value: Json | undefined): value is Exclude<Json, null> {
  return value !== undefined && value !== null && value !== '';
}

function matches(value: Json | undefined, expected: unknown): boolean {
  if (isMap(expected)) {
    return Object.entries(expected).every(([test, limit]) => passes(value, test, limit));
  }
  return Array.isArray(expected) ? expected.some((one) => isAmong(value, one)) : isAmong(value, expected);
}

/** Of a choice of several, that this is one of them. */
function isAmong(value: Json | undefined, one: unknown): boolean {
  return equal(value, one) || (Array.isArray(value) && value.some((chosen) => equal(chosen, one)));
}

function passes(value: Json | undefined, test: string, limit: unknown): boolean {
  switch (test) {
    case 'set':
      return isGiven(value) === limit;
    case 'startsWith':
      return typeof value === 'string' && typeof limit === 'string' && value.startsWith(limit);
    case 'min':
      return typeof value === 'number' && typeof limit === 'number' && value >= limit;
    case 'max':
      return typeof value === 'number' && typeof limit === 'number' && value <= limit;
    default:
      return false;
  }
}
