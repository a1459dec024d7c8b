import { removal } from '../edits.ts';
import { at, canonical, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import type { FileRule, Finding, Flaw, ProjectRule } from '../rule.ts';

export const duplicate: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'The same name, key or item twice, or a second variant for somebody who has one.',
  *findIn({ root }) {
    yield* keysTwice(root);
    yield* itemsTwice(root);
  },
  *find(project) {
    yield* namesTwice(project);
    yield* ownersTwice(project);
    for (const journey of project.journeys.values()) yield* fieldsTwice(project, journey);
  },
};

function* keysTwice(root: Node | undefined): Generator<Flaw> {
  for (const node of nodesOf(root)) {
    const seen = new Map<string, Node>();
    for (const { key, keyNode, value } of entries(node)) {
      const first = seen.get(key);
      if (first !== undefined) {
        const message = `Key "${key}" stands twice in this object, and only the last would count. Keep one of them.`;
        const fix = canonical(first) === canonical(value) ? removal(keyNode) : undefined;
        yield { where: keyNode, message, fix };
      }
      seen.set(key, value);
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

function* ownersTwice({ variants, trade }: Project): Generator<Finding> {
  const { One, AOne } = nounsOf(trade);
  const seen = new Map<string, string>();
  for (const source of variants.values()) {
    for (const node of ownerNodes(source)) {
      const id = `${textOf(at(source.root, 'card'))} ${canonical(node)}`;
      const first = seen.get(id);
      if (first === source.file) {
        const message = `${One} ${canonical(node)} stands here twice. Once is enough.`;
        yield { source, where: node, message, fix: removal(node) };
      } else if (first !== undefined) {
        const message = `${One} ${canonical(node)} has a variant already, in ${first}. ${AOne} has one.`;
        yield { source, where: node, message };
      }
      seen.set(id, first ?? source.file);
    }
  }
}

/** An item of a card in two places, or twice in one. */
function* itemsTwice(root: Node | undefined): Generator<Flaw> {
  const groups = new Map(entries(at(root, 'groups')).map(({ key, value }) => [key, value]));
  const lists = [at(root, 'order'), ...[...groups.values()].map((group) => at(group, 'items'))];
  const seen = new Map<string, Node | undefined>();
  for (const list of lists) {
    for (const node of items(list)) {
      const name = textOf(node);
      if (name === undefined) continue;
      if (seen.has(name) && !holdsItself(name, groups)) {
        const message = `"${name}" is placed already, in "order" or in a group. An item stands in one place.`;
        yield { where: node, message, fix: seen.get(name) === list ? removal(node) : undefined };
      }
      seen.set(name, list);
    }
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
