import { isAll, isAny, isNot, partsOf } from './condition-forms.ts';
import { isMap, own } from './own.ts';
import type { Condition, NamedCondition } from './types.ts';

/** What people call the answer at a path, and a value of it; undefined for what has no name of its own. */
export type Naming = (
  path: string,
) => { readonly name: string; readonly say: (value: unknown) => string } | undefined;

/** Calls everything by its path. */
export const asWritten: Naming = () => undefined;

/**
 * A condition as an English sentence without its full stop; a named condition speaks its own words. Paths and values
 * stand as they are written where `naming` knows nothing better.
 */
export function says(
  condition: Condition,
  conditions: Readonly<Record<string, NamedCondition>>,
  naming: Naming = asWritten,
): string {
  if (typeof condition === 'boolean') return condition ? 'always' : 'never';
  if (typeof condition === 'string') return own(conditions, condition)?.says ?? condition;
  const part = (inner: Condition) => {
    const said = says(inner, conditions, naming);
    return isSimple(inner) ? said : `(${said})`;
  };
  const parts = partsOf(condition);
  if (parts.length > 1) return joined(parts.map(part), 'and', 'always');
  if (isAll(condition)) return joined(condition.all.map(part), 'and', 'always');
  if (isAny(condition)) return joined(condition.any.map(part), 'or', 'never');
  if (isNot(condition)) return saysNot(condition.not, part, naming);
  const tests = Object.entries(condition).map(([path, expected]) => compared(path, expected, 'is', naming));
  return joined(tests, 'and', 'always');
}

function saysNot(inner: Condition, part: (inner: Condition) => string, naming: Naming): string {
  if (typeof inner === 'boolean') return part(!inner);
  if (typeof inner === 'object' && !isAll(inner) && !isAny(inner) && !isNot(inner)) {
    const [only, ...more] = Object.entries(inner);
    if (only !== undefined && more.length === 0 && !isMap(only[1]))
      return compared(only[0], only[1], 'is not', naming);
  }
  return `it is not so that ${part(inner)}`;
}

function isSimple(condition: Condition): boolean {
  if (typeof condition !== 'object') return true;
  if (isNot(condition)) return true;
  return !isAll(condition) && !isAny(condition) && Object.keys(condition).length < 2;
}

function joined(parts: readonly string[], word: 'and' | 'or', none: string): string {
  return parts.length === 0 ? none : parts.join(` ${word} `);
}

function compared(path: string, expected: unknown, is: 'is' | 'is not', naming: Naming): string {
  const { name, say } = naming(path) ?? { name: path, say: printed };
  if (!isMap(expected)) return `${name} ${is} ${listed(expected, say)}`;
  return joined(
    Object.entries(expected).map(([test, limit]) => `${name} ${tested(test, limit)}`),
    'and',
    'always',
  );
}

function tested(test: string, limit: unknown): string {
  switch (test) {
    case 'set':
      return limit === true ? 'is given' : 'is not given';
    case 'startsWith':
      return `starts with ${printed(limit)}`;
    case 'min':
      return `is at least ${printed(limit)}`;
    case 'max':
      return `is at most ${printed(limit)}`;
    default:
      return `${test} ${printed(limit)}`;
  }
}

function listed(expected: unknown, say: (value: unknown) => string): string {
  if (!Array.isArray(expected)) return say(expected);
  const names = expected.map(say);
  return names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A value as a sentence holds it: text as it stands, anything else as JSON, nothing as `not known`. */
export function printed(value: unknown): string {
  if (value === undefined) return 'not known';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
