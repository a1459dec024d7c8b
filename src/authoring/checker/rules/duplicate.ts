import { removal } from '../edits.ts';
import { at, canonical, type Entry, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import type { FileRule, Finding, Flaw, ProjectRule } from '../rule.ts';
import { slugOf } from '../slug.ts';
import type { Source } from '../source.ts';

export const duplicate: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'The same name, key or item twice, or a second variant for somebody who has one.',
  *findIn(source) {
    const { root } = source;
    yield* keysTwice(root);
    yield* itemsTwice(root);
    yield* optionsTwice(root);
    yield* membersTwice(source);
    yield* linesTwice(root);
    yield* sameTwice(entries(at(root, 'ui')), 'autocomplete');
    yield* sameTwice(entries(at(root, 'ui')), 'text');
    yield* sameTwice(source.kind === 'variant' ? entries(at(root, 'text')) : []);
    yield* sameTwice(source.kind === 'messages' ? entries(at(root, 'messages')) : []);
  },
  *find(project) {
    yield* namesTwice(project);
    yield* routesTwice(project);
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
  // A file that is called so has the name rightly: another one comes last.
  const isCalled = ({ root, name }: Source) =>
    name?.endsWith(slugOf(textOf(at(root, 'name')) ?? '')) === true;
  for (const source of [...read.filter(isCalled), ...read.filter((one) => !isCalled(one))]) {
    const { kind, root, file } = source;
    if (kind !== 'card' && kind !== 'journey' && kind !== 'brand' && kind !== 'variant') continue;
    const node = at(root, kind === 'variant' ? 'name' : kind);
    const of = kind === 'variant' ? ` of card "${textOf(at(root, 'card'))}"` : '';
    const id = `${kind} "${textOf(node)}"${of}`;
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

/** Two journeys at one address: only the first would ever be drawn. */
/** An address whatever its parts are called. */
const formOf = (route: string) => route.replace(/:[^/]+/g, ':');

function* routesTwice({ journeys }: Project): Generator<Finding> {
  const seen = new Map<string, string>();
  const all = [...journeys.values()].flatMap(({ source, name }) => {
    const node = at(source.root, 'route');
    const route = textOf(node);
    return node === undefined || route === undefined ? [] : { source, name, node, route };
  });
  // A journey that is called as its address is has it; of others, the first.
  const isCalled = ({ name, route }: (typeof all)[number]) => route.split('/').includes(name);
  for (const one of [...all.filter(isCalled), ...all.filter((other) => !isCalled(other))]) {
    const { source, name, node, route } = one;
    const first = seen.get(formOf(route));
    const message = `Journey "${first}" has its page at ${JSON.stringify(route)} already. Give this one another address.`;
    if (first !== undefined) yield { source, where: node, message };
    else seen.set(formOf(route), name);
  }
}

function* ownersTwice({ variants, trade }: Project): Generator<Finding> {
  const { One, AOne } = nounsOf(trade);
  const seen = new Map<string, string>();
  // A file is called by the id that it is for: one of another id, or a copy, is rather the mistake, so it comes last.
  const all = [...variants.values()]
    .toSorted(({ name: one = '' }, { name: other = '' }) => (one < other ? -1 : 1))
    .flatMap((source) => ownerNodes(source).map((node) => ({ source, node })));
  const isCalled = ({ source, node }: (typeof all)[number]) => source.name?.startsWith(`${node.value}-`);
  const inTurn = [...all.filter(isCalled), ...all.filter((one) => !isCalled(one))];
  for (const { source, node } of inTurn) {
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

/** Two choices of a field that mean the same value, or say the same; those with a `when` of their own may take turns. */
function* optionsTwice(root: Node | undefined): Generator<Flaw> {
  for (const { value: ui } of entries(at(root, 'ui'))) {
    yield* labelsTwice(items(at(ui, 'options')));
    const seen = new Set<string>();
    for (const option of items(at(ui, 'options'))) {
      const value = at(option, 'value');
      if (value === undefined || at(option, 'when') !== undefined) continue;
      const text = canonical(value);
      const message = `Value ${text} is offered already: choosing one would choose both. Give this option a value of its own.`;
      if (seen.has(text)) yield { where: value, message };
      seen.add(text);
    }
  }
}

function* labelsTwice(options: readonly Node[]): Generator<Flaw> {
  const seen = new Map<string, string>();
  for (const option of options) {
    const label = at(option, 'label');
    const when = at(option, 'when');
    if (label === undefined) continue;
    const text = canonical(label);
    const turn = when === undefined ? '' : canonical(when);
    const other = seen.get(text);
    const message = `Another option says ${text} too: nobody can tell the two apart. Give this one words of its own.`;
    if (other !== undefined && (other === '' || turn === '' || other === turn))
      yield { where: label, message };
    seen.set(text, other === undefined ? turn : '');
  }
}

/** A line of what follows, twice in a row. */
function* linesTwice(root: Node | undefined): Generator<Flaw> {
  const lists = [at(root, 'onEnter'), ...entries(at(root, 'onChange')).map(({ value }) => value)];
  for (const list of lists)
    for (const [place, line] of items(list).entries()) {
      const before = items(list)[place - 1];
      if (before === undefined || canonical(before) !== canonical(line)) continue;
      yield { where: line, message: 'This line stands twice in a row. Once is enough.', fix: removal(line) };
    }
}

const listsOfOnce = ['run', 'clear', 'aside'];

/** A name or number twice in a list where once is enough: effects of a run, what is cleared or kept, what a widget offers. */
function* membersTwice({ root, uis, kind }: Source): Generator<Flaw> {
  const ofUis = uis.flatMap((ui) =>
    entries(ui).flatMap(({ key, value }) => (key === 'options' ? [] : value)),
  );
  const named = [...nodesOf(kind === 'card' || kind === 'journey' || kind === 'variant' ? root : undefined)];
  const lists = named.flatMap((node) =>
    entries(node).flatMap(({ key, value }) => (listsOfOnce.includes(key) ? value : [])),
  );
  for (const list of [...ofUis, ...lists]) {
    const seen = new Set<string>();
    for (const node of items(list)) {
      if (node.type !== 'string' && node.type !== 'number') continue;
      const text = canonical(node);
      const message = `${text} stands here twice. Once is enough.`;
      if (seen.has(text)) yield { where: node, message, fix: removal(node) };
      seen.add(text);
    }
  }
}

/** Two fields that a browser fills with the same, or that say the same: what is copied for a new field and not changed. */
function* sameTwice(fields: readonly Entry[], key?: string): Generator<Flaw> {
  const said = fields.flatMap(({ key: field, value: ui }) => {
    const node = key === undefined ? ui : at(ui, key);
    const text = textOf(node);
    return node === undefined || text === undefined ? [] : { field, node, text };
  });
  // Either of the two may be the one that was written wrong.
  for (const { field, node, text } of said) {
    const other = said.find((one) => one.text === text && one.field !== field)?.field;
    const message = `"${other}" has ${JSON.stringify(text)} too. Give each field its own.`;
    if (other !== undefined) yield { where: node, message };
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
