import { at, entries, items, type Node } from '../json.ts';
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
  doc: 'A range that ends before it begins, so that no answer is inside it.',
  *findIn({ root }) {
    yield* emptyRanges(root);
  },
};

function* emptyRanges(node: Node | undefined): Generator<Flaw> {
  for (const { key, value } of entries(node)) {
    for (const [least, most] of ends) {
      if (!key.startsWith(least)) continue;
      const other = `${most}${key.slice(least.length)}`;
      yield* told(value, at(node, other), key, other);
    }
  }
  for (const { value } of entries(node)) yield* emptyRanges(value);
  for (const item of items(node)) yield* emptyRanges(item);
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

/** Whether one number or day, YYYY-MM-DD, comes after another. */
function isLater(one: unknown, other: unknown): boolean {
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  return isDay(one) && isDay(other) && one > other;
}
