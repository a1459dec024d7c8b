import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Named } from './place.ts';

/** The guards of this kind in the ledger, by the name that it has there. */
export const anOrder = 'an order';

const mark = ' — ';
const then = ' › ';

/** The rules of each field, and the cases of each fact, that has several, in their order: `card home age — first › second`. */
export const ordersIn = ({ read }: Project): readonly string[] =>
  read.flatMap((source) =>
    [...rulesOf(source)].flatMap(([field, rules]) =>
      rules.length > 1 ? `${field}${mark}${rules.map(({ name }) => name).join(then)}` : [],
    ),
  );

/** The rules of a card by field, the cases of facts by fact. */
const rulesOf = keep((source: ReadSource): ReadonlyMap<string, readonly Named[]> => {
  const found = new Map<string, Named[]>();
  for (const node of items(source.kind === 'card' ? at(source.root, 'rules') : undefined)) {
    const label = `card ${source.name} ${textOf(at(node, 'field'))}`;
    const about = ['message', 'check', 'must'].flatMap((key) => at(node, key) ?? [])[0];
    const name = `${textOf(about) ?? (about && canonical(about))}`;
    found.set(label, [...(found.get(label) ?? []), { source, name, node }]);
  }
  for (const { key, value } of entries(source.kind === 'facts' ? at(source.root, 'facts') : undefined))
    found.set(
      `fact ${key}`,
      items(at(value, 'first')).map((node) => ({ source, name: canonical(node), node })),
    );
  return found;
});

/** Where a rule or case stands behind another one that stood behind it: the first that holds counts alone. */
export function placeOfMoved(project: Project, name: string): Lost | undefined {
  const [label = '', order = ''] = name.split(mark);
  const before = order.split(then);
  const rules = project.read.flatMap((source) => rulesOf(source).get(label) ?? []);
  for (const [index, rule] of rules.entries()) {
    const was = before.indexOf(rule.name);
    const first = rules
      .slice(0, index)
      .find((one) => before.indexOf(one.name) > was && was >= 0 && mayMeet(project, one.node, rule.node));
    if (first === undefined) continue;
    // Of two that changed places the one that counts now; else the one that was moved past the others.
    const without = (all: readonly string[]) => all.filter((one) => one !== first.name).join();
    const isMovedUp = without(before) === without(rules.map((one) => one.name));
    const { node: moved } = isMovedUp ? first : rule;
    const node = at(moved, 'message') ?? moved;
    return {
      ...rule,
      node,
      message: `"${rule.name}" stood before "${first.name}", and stands behind it now: the first that holds counts.`,
    };
  }
  return undefined;
}

/**
 * Whether two rules may be told of one answer: both refuse whatever it is, and no path has other values in the condition of the
 * one. What limits or checks an answer is proved where another says it so already.
 */
function mayMeet({ conditions }: Project, one: Node, other: Node): boolean {
  const isRule = at(one, 'value') === undefined;
  if (isRule && [one, other].some((rule) => at(rule, 'must')?.value !== false)) return false;
  const [left, right] = [one, other].map((rule) => {
    const when = at(rule, 'when');
    return at(conditions.get(textOf(when) ?? ''), 'when') ?? when;
  });
  return !entries(left).some(({ key, value }) => {
    const its = at(right, key);
    if (its === undefined || isTest(value) || isTest(its)) return false;
    return !valuesOf(value).some((text) => valuesOf(its).includes(text));
  });
}

const isTest = ({ type }: Node) => type === 'object';
const valuesOf = (node: Node) => (node.type === 'array' ? items(node) : [node]).map(canonical);
