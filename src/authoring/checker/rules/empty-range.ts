import { at, canonical, type Entry, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';

/** How the two ends of a range are called: `minimum` and `maximum`, `soonestDays` and `latestDays`, `after` and `before`. */
const ends = [
  ['min', 'max'],
  ['exclusiveMin', 'exclusiveMax'],
  ['atLeast', 'atMost'],
  ['least', 'most'],
  ['soonest', 'latest'],
  ['earliest', 'latest'],
  ['lowest', 'highest'],
  ['after', 'before'],
] as const;

export const emptyRange: FileRule = {
  severity: 'error',
  doc: 'A range that ends before it begins, two beside each other that do not meet, or that of a rule and of its field: no answer is inside it, or between them.',
  *findIn({ root }) {
    yield* emptyRanges(root);
    for (const rule of items(at(root, 'rules'))) {
      const must = at(rule, 'must');
      const schema = at(root, 'schema', 'properties', textOf(at(rule, 'field')) ?? '');
      yield* unmet(schema, must);
      yield* unmet(must, schema);
    }
    for (const key of ['show', 'require']) yield* unmetRanges(root, entries(at(root, key)));
  },
};

function* emptyRanges(node: Node | undefined): Generator<Flaw> {
  yield* unmet(node, node);
  for (const { value } of entries(node)) yield* emptyRanges(value);
  for (const item of items(node)) yield* emptyRanges(item);
}

/** Where the one begins behind the end of the other. */
function* unmet(lower: Node | undefined, upper: Node | undefined): Generator<Flaw> {
  for (const { key, value } of entries(lower))
    for (const [least, most] of ends) {
      if (!key.startsWith(least)) continue;
      const other = `${most}${key.slice(least.length)}`;
      yield* told(value, at(upper, other), key, other);
    }
}

function* told(
  least: Node | undefined,
  most: Node | undefined,
  leastWord: string,
  mostWord: string,
): Generator<Flaw> {
  if (least === undefined || most === undefined || !isLater(least.value, most.value)) return;
  const message = `"${leastWord}" is ${least.value} and "${mostWord}" ${most.value}: nothing is between them. Exchange them, or correct one.`;
  yield { where: least.offset > most.offset ? least : most, message };
}

/** A bound in a condition, and the rest of what its condition asks. */
interface Bound {
  readonly name: string;
  readonly number: Node;
  readonly value: number;
  readonly rest: string;
}

/**
 * What is shown up to some number, and beside it what is shown from another one on, all else alike: `max` 35 and `min` 63. It
 * may be meant, unless the file has a bound elsewhere where the two would meet: 36.
 */
function* unmetRanges(root: Node | undefined, conditions: readonly Entry[]): Generator<Flaw> {
  const lower = conditions.flatMap((condition) => boundsOf(condition, 'max'));
  for (const { name, number, value, rest } of conditions.flatMap((one) => boundsOf(one, 'min'))) {
    const other = lower.find((one) => one.rest === rest && one.name !== name);
    if (other === undefined || other.value + 1 === value) continue;
    if (!isBound(root, 'min', other.value + 1) && !isBound(root, 'max', value - 1)) continue;
    const message = `"${other.name}" is up to ${other.value}, and "${name}" from ${value} on: ${between(other.value, value)}. Let the one begin where the other ends.`;
    yield { where: number, message };
    yield { where: other.number, message };
  }
}

const isBound = (root: Node | undefined, side: 'min' | 'max', value: number) =>
  [...nodesOf(root)].some((node) => at(node, side)?.value === value);

const between = (end: number, begin: number) =>
  end < begin
    ? `nothing is for ${end + 2 === begin ? end + 1 : `${end + 1} to ${begin - 1}`}`
    : `both are for ${end === begin ? end : `${begin} to ${end}`}`;

function boundsOf({ key: name, value: condition }: Entry, side: 'min' | 'max'): readonly Bound[] {
  return [...nodesOf(condition)].flatMap((node) => {
    const [only, ...more] = entries(node);
    const value = only?.value.value;
    if (only?.key !== side || more.length > 0 || !Number.isInteger(value)) return [];
    return [
      {
        name,
        number: only.value,
        value: Number(value),
        rest: canonical(condition).replace(canonical(node), ''),
      },
    ];
  });
}

/** Whether one number or day, YYYY-MM-DD, comes after another. */
function isLater(one: unknown, other: unknown): boolean {
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  return isDay(one) && isDay(other) && one > other;
}
