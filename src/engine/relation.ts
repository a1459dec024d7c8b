import { isDay } from '../days/days.ts';
import { isGiven } from './condition.ts';
import { decimalOf, minus } from './decimal.ts';
import { equal } from './equal.ts';
import type { Read } from './path.ts';
import type { Json, Relation, RuleDefinition } from './types.ts';
import { valueNow } from './value.ts';

/** Whether a value is right beside another; `order` is below, at or above 0 as it is less, the same or more. */
const fits: Readonly<Record<Relation, (order: number) => boolean>> = {
  after: (order) => order > 0,
  before: (order) => order < 0,
  atLeast: (order) => order >= 0,
  atMost: (order) => order <= 0,
  same: (order) => order === 0,
  differs: (order) => order !== 0,
};

/** The words by which a rule holds a value against another. */
export const relations: readonly Relation[] = ['after', 'before', 'atLeast', 'atMost', 'same', 'differs'];

/**
 * The first relation of a rule that a given value breaks now. One whose other side is not given, or that has no order with
 * the value, is not broken.
 */
export function brokenRelation(rule: RuleDefinition, value: Json, read: Read): Relation | undefined {
  return relations.find((relation) => {
    const against = rule[relation];
    const other = against === undefined ? undefined : valueNow(against, read);
    if (!isGiven(other)) return false;
    const order = orderOf(value, other);
    if (order !== undefined) return !fits[relation](order);
    return relation === 'same' ? !equal(value, other) : relation === 'differs' && equal(value, other);
  });
}

/** How two days, two numbers or two texts of digits stand to each other; undefined for anything else. */
function orderOf(value: Json, other: Json): number | undefined {
  if (isDay(value) && isDay(other)) return Number(value > other) - Number(value < other);
  const [one, two] = [decimalOf(value), decimalOf(other)];
  return one && two && Number(minus(one, two).digits);
}
