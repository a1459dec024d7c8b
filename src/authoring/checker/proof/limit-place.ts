import { equal } from '../../../engine/equal.ts';
import type { Condition, Json } from '../../../engine/types.ts';
import { at, items, jsonOf, type Node } from '../json.ts';
import type { Duty } from './duties.ts';
import type { Place, Scene } from './scene.ts';

/** The line that takes or refuses a value: the rule of the field for just these situations, else the limit of its schema. */
export function limitOf({ world }: Scene, { step, name, limit }: Duty): Place | undefined {
  const source = world.project.cards.get(step.definition.card)?.source;
  if (limit === undefined || name === undefined || source === undefined) return undefined;
  const field = step.baseNames.get(name) ?? name;
  const count = countOf(at(source.root, 'each', field), limit);
  if (count !== undefined) return { source, where: count };
  const all = items(at(source.root, 'rules'));
  const isRight = limit.right.some((value) => equal(value, limit.value));
  const refuses = (rule: Node, value: Json) =>
    (step.compiled?.rules[all.indexOf(rule)]?.({ [field]: value }) ?? []).length > 0;
  // A rule that refuses by itself what is right.
  const refusing = all.find(
    (rule) => isRight && at(rule, 'field')?.value === field && refuses(rule, limit.value),
  );
  const refused = at(refusing, 'must');
  if (refused !== undefined) return { source, where: keywordOf(refused, limit) ?? refused };
  const rules = all.filter(
    (rule) => at(rule, 'field')?.value === field && at(rule, 'must')?.type === 'object',
  );
  const [best] = rules
    .flatMap((rule) => {
      const shared = sharedTests(at(rule, 'when'), limit.when);
      return shared === undefined ? [] : { rule, shared };
    })
    .toSorted((a, b) => b.shared - a.shared);
  if (best !== undefined && best.shared > 0) {
    const must = at(best.rule, 'must');
    return { source, where: keywordOf(must, limit) ?? must ?? best.rule };
  }
  // What holds in some situations alone is a rule's to say: one that would say just this, had it held here, one that holds
  // everywhere and takes too much, or one that is missing after the last.
  if (rules.length > 0 && limit.when !== true) {
    const other = rules.find(
      (rule) => refuses(rule, limit.value) && !limit.right.some((value) => refuses(rule, value)),
    );
    const [everywhere] = rules.flatMap((rule) =>
      at(rule, 'when') === undefined ? (keywordOf(at(rule, 'must'), limit) ?? []) : [],
    );
    const last = at(other ?? rules.at(-1), 'field');
    const where = other === undefined ? (everywhere ?? last) : last;
    if (where !== undefined) return { source, where };
  }
  const keyword = keywordOf(at(source.root, 'schema', 'properties', field), limit);
  return keyword && { source, where: keyword };
}

/** How many tests a rule's condition and a situation have in common; undefined where they exclude each other. */
function sharedTests(when: Node | undefined, situation: Condition): number | undefined {
  if (when === undefined || typeof situation !== 'object') return 0;
  const both = Object.entries(situation).flatMap(([path, value]) => {
    const here = at(when, path);
    return here === undefined ? [] : equal(jsonOf(here), value);
  });
  return both.includes(false) ? undefined : both.length;
}

/** The keyword that is about what tells a value from those that should be taken. */
function keywordOf(limits: Node | undefined, { value, right }: NonNullable<Duty['limit']>): Node | undefined {
  const sizes = (values: readonly Json[]) =>
    values.flatMap((one) => (typeof one === 'number' ? one : typeof one === 'string' ? one.length : []));
  const isText = typeof value === 'string';
  const [size = 0] = sizes([value]);
  const others = sizes(right.filter((one) => !equal(one, value)));
  const isMost = others.every((other) => size > other);
  const isLeast = others.every((other) => size < other);
  const most = isText ? 'maxLength' : 'maximum';
  const least = isText ? 'minLength' : 'minimum';
  const keys = [
    ...(isMost ? [most] : []),
    ...(isLeast ? [least] : []),
    ...(isText ? ['pattern', 'format'] : []),
  ];
  return keys.map((key) => at(limits, key)).find((node) => node !== undefined);
}

/** The limit to the entries of a list, where a value differs from those that should be taken in how many it has. */
function countOf(each: Node | undefined, { value, right }: NonNullable<Duty['limit']>): Node | undefined {
  if (!Array.isArray(value)) return undefined;
  const others = right.flatMap((one) => (Array.isArray(one) && !equal(one, value) ? one.length : []));
  if (others.length === 0) return undefined;
  if (others.every((other) => other < value.length)) return at(each, 'atMost');
  return others.every((other) => other > value.length) ? at(each, 'atLeast') : undefined;
}
