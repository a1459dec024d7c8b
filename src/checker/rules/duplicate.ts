import { at, canonical, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { type Journey, type Project, prefixed, type ReadSource } from '../project.ts';
import type { Finding, Rule } from '../rule.ts';

export const duplicate: Rule = {
  severity: 'error',
  doc: 'The same name, key, item or supplier twice.',
  *find(project) {
    yield* keysTwice(project);
    yield* namesTwice(project);
    yield* suppliersTwice(project);
    for (const { source, groups } of project.cards.values()) yield* itemsTwice(source, groups);
    for (const journey of project.journeys.values()) yield* fieldsTwice(project, journey);
  },
};

function* keysTwice({ sources }: Project): Generator<Finding> {
  for (const source of sources) {
    for (const node of nodesOf(source.root)) {
      const seen = new Set<string>();
      for (const { key, keyNode } of entries(node)) {
        if (seen.has(key)) {
          yield {
            source,
            where: keyNode,
            message: `Key "${key}" stands twice in this object. Keep one of them.`,
          };
        }
        seen.add(key);
      }
    }
  }
}

function* namesTwice({ read }: Project): Generator<Finding> {
  const seen = new Map<string, string>();
  for (const source of read) {
    const { kind, root, file } = source;
    if (kind !== 'card' && kind !== 'journey' && kind !== 'brand') continue;
    const node = at(root, kind);
    const id = `${kind} "${textOf(node)}"`;
    const first = seen.get(id);
    if (node !== undefined && first !== undefined) {
      yield {
        source,
        where: node,
        message: `There is a ${id} already, in ${first}. Give this one a name of its own.`,
      };
    }
    if (first === undefined) seen.set(id, file);
  }
}

function* suppliersTwice({ variants }: Project): Generator<Finding> {
  const seen = new Map<string, string>();
  for (const source of variants.values()) {
    for (const node of items(at(source.root, 'suppliers'))) {
      const id = `${textOf(at(source.root, 'card'))} ${canonical(node)}`;
      const first = seen.get(id);
      if (first !== undefined) {
        yield {
          source,
          where: node,
          message: `Supplier ${canonical(node)} has a variant already, in ${first}. A supplier has one.`,
        };
      }
      seen.set(id, first ?? source.file);
    }
  }
}

function* itemsTwice(source: ReadSource, groups: ReadonlyMap<string, Node>): Generator<Finding> {
  const seen = new Set<string>();
  const lists = [at(source.root, 'order'), ...[...groups.values()].map((group) => at(group, 'items'))];
  for (const node of lists.flatMap(items)) {
    const name = textOf(node) ?? '';
    if (seen.has(name) && !holdsItself(name, groups)) {
      yield {
        source,
        where: node,
        message: `"${name}" is placed already, in "order" or in a group. An item stands in one place.`,
      };
    }
    seen.add(name);
  }
}

/** Whether a group stands, through other groups, inside itself: that is rule cycle's. */
function holdsItself(name: string, groups: ReadonlyMap<string, Node>): boolean {
  const inside = new Set<string>();
  const waiting = [name];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const held = items(at(groups.get(group), 'items')).map((node) => textOf(node) ?? '');
    waiting.push(...held.filter((item) => !inside.has(item)));
    for (const item of held) inside.add(item);
  }
  return inside.has(name);
}

/** Two cards of one journey may not ask for the same answer. */
function* fieldsTwice({ cards }: Project, { steps, fields, source, name }: Journey): Generator<Finding> {
  const owners = new Map<string, string>();
  for (const step of steps) {
    const label = step.for === undefined ? `card "${step.card}"` : `card "${step.card}" for "${step.for}"`;
    const twice = [...(cards.get(step.card)?.fields.keys() ?? [])].flatMap((field) => {
      const answer = prefixed(step.for, field);
      const owner = owners.get(answer);
      owners.set(answer, owner ?? label);
      return owner === undefined ? [] : [{ answer, owner }];
    });
    for (const { answer, owner } of twice.slice(0, 1)) {
      const message = `Answer "${answer}" of ${label} is asked by ${owner} in journey "${name}" already. Use "for", or rename the field.`;
      yield { source, where: step.node, message };
    }
  }
  for (const [field, node] of fields) {
    const owner = owners.get(field);
    if (owner !== undefined) {
      yield {
        source,
        where: node,
        message: `Answer "${field}" is declared by ${owner} already. Leave it to the card.`,
      };
    }
  }
}
