import { beginnings } from '../../../engine/path.ts';
import { placeholdersIn } from '../../../engine/text.ts';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { typesIn } from '../path-types.ts';
import { some } from '../phrase.ts';
import { type CardParts, entryParts, type ListParts, type Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';

export const badList: ProjectRule = {
  severity: 'error',
  doc: 'A list of entries that cannot be filled in, told or kept apart from the other answers.',
  *find(project) {
    const filling = new Map<string, ListParts>();
    for (const list of new Set(project.lists.values())) {
      const card = project.cards.get(list.card);
      yield* flawsInField(project, list);
      yield* flawsInLimits(project, list);
      const other = filling.get(list.card);
      if (card === undefined) continue;
      if (other !== undefined) {
        const message = `Card "${card.name}" fills in the entries of "${other.name}" already, in ${other.source.file}. Give this list a card of its own.`;
        yield { source: list.source, where: at(list.node, 'card') ?? list.node, message };
        continue;
      }
      filling.set(list.card, list);
      yield* flawsInUse(project, list, card);
      yield* flawsInTelling(project, list, card);
      yield* flawsInEntry(project, list, card);
      yield* readersOutside(project, list, card);
    }
    yield* withoutEach(project);
  },
};

/** What the card that fills in an entry says already. */
const saidByCard = ['items', 'minItems', 'maxItems', 'uniqueItems'];

function* flawsInField({ cards, trade }: Project, { name, source, node }: ListParts): Generator<Finding> {
  const field = [...cards.values()].find((card) => card.source === source)?.fields.get(name);
  if (field === undefined) return;
  if (typesIn(field).join() !== 'array') {
    const message = `"${name}" is a list of entries: its schema says "type": "array", and nothing else.`;
    yield { source, where: at(field, 'type') ?? field, message };
  }
  for (const { key, keyNode } of entries(field)) {
    if (!saidByCard.includes(key)) continue;
    const message = `What an entry is says its card, and how many there may be say "atLeast" and "atMost". Take "${key}" out.`;
    yield { source, where: keyNode, message };
  }
  const widget = textOf(at(source.root, 'ui', name, 'widget'));
  const drawing = Object.entries(trade.words.widgets).flatMap(([word, { choices }]) =>
    choices === 'entries' ? word : [],
  );
  if (widget !== undefined && drawing.includes(widget)) return;
  const message = `Nothing draws the entries of "${name}". Give it in "ui" the widget ${some(drawing)}.`;
  yield { source, where: at(source.root, 'ui', name, 'widget') ?? node, message };
}

function* flawsInLimits({ messages }: Project, { name, source, node }: ListParts): Generator<Finding> {
  const [least, most] = [at(node, 'atLeast'), at(node, 'atMost')];
  for (const limit of [least, most]) {
    const count = Number(limit?.value ?? 1);
    if (limit !== undefined && !(Number.isInteger(count) && count >= 1))
      yield { source, where: limit, message: 'This is a whole number of entries, one or more.' };
  }
  if (least !== undefined && at(source.root, 'require', name) === undefined) {
    const message = `"atLeast" counts where the list is required, and it never is. Name "${name}" in "require", or take this out.`;
    yield { source, where: least, message };
  }
  if (messages.size > 0 && !messages.has('unsaved-entry')) {
    const message = 'A list of entries needs the message "unsaved-entry" of messages.json, with {label}.';
    yield { source, where: node, message };
  }
}

/** The card that fills in an entry is no card of a journey by itself, holds no other, and has answers of its own. */
function* flawsInUse(project: Project, list: ListParts, card: CardParts): Generator<Finding> {
  const { cards, journeys } = project;
  const { source, node } = list;
  const where = at(node, 'card') ?? node;
  for (const journey of journeys.values()) {
    const step = journey.steps.find((one) => one.card === card.name);
    if (step === undefined || journey.source === card.source) continue;
    // Where others read what it asks it was a step before; else it came to be one.
    const isRead = !readersOutside(project, list, card).next().done;
    yield isRead
      ? {
          source,
          where,
          message: `Card "${card.name}" is a step of journey "${journey.name}", so its answers are no entry's. Give the list a card of its own.`,
        }
      : {
          source: journey.source,
          where: step.node,
          message: `Card "${card.name}" fills in the entries of "${list.name}" in ${source.file}, so it is no step. Take it out.`,
        };
  }
  if (journeys.get(card.name)?.source !== card.source) {
    const message = `There is a journey "${card.name}" too. Give the card that fills in an entry a name of its own.`;
    yield { source, where, message };
  }
  const inside = at(card.source.root, 'each') ?? opened(card);
  if (inside !== undefined) {
    const message = `Card "${card.name}" fills in an entry: there can be no list and no other journey inside it.`;
    yield { source: card.source, where: inside, message };
  }
  for (const [name, schema] of card.fields) {
    const asking = [...cards.values()].find((one) => one !== card && one.fields.has(name));
    const declaring = [...journeys.values()].find((one) => one.fields.has(name));
    const owner = asking?.source.file ?? declaring?.source.file;
    if (owner === undefined) continue;
    const message = `"${name}" is an answer of ${owner} too. What an entry is asked needs names of its own: rename it.`;
    yield { source: card.source, where: schema, message };
  }
}

function opened({ source }: CardParts): Node | undefined {
  return entries(at(source.root, 'ui')).flatMap(({ value }) => at(value, 'journey') ?? [])[0];
}

const part = 'entry.';

/** How an entry is told, and what is worked out of it. */
function* flawsInTelling(project: Project, list: ListParts, card: CardParts): Generator<Finding> {
  const { source, node } = list;
  const line = at(node, 'line');
  const known = entryParts(project, list);
  if (line !== undefined && items(line).length === 0)
    yield {
      source,
      where: line,
      message: 'An entry needs words by which people know it: name a part of it.',
    };
  for (const text of items(line)) {
    for (const name of placeholdersIn(textOf(text) ?? '')) {
      const path = name.startsWith(part) ? name.slice(part.length) : undefined;
      if (path !== undefined && [path, ...beginnings(path)].some((one) => known.has(one))) continue;
      const message = `Nothing fills {${name}} here. An entry has ${some([...known.keys()].map((one) => `{${part}${one}}`))}.`;
      yield { source, where: placeIn(source, text, name, '{'), message };
    }
  }
  for (const { key, keyNode } of entries(at(node, 'parts'))) {
    if (!card.fields.has(key)) continue;
    const message = `Card "${card.name}" asks for "${key}" already: the answer is the part.`;
    yield { source, where: keyNode, message };
  }
}

/** While an entry is filled in it may change nothing but itself and the lists that it chooses from. */
function* flawsInEntry({ trade }: Project, { name }: ListParts, card: CardParts): Generator<Finding> {
  const { root } = card.source;
  const mayChange = (path: string) => card.fields.has(path) || path.startsWith('lookup.');
  const refuse = (where: Node, what: string): Finding => ({
    source: card.source,
    where,
    message: `An entry of "${name}" may change nothing but its own answers and lists: ${what}. Let it follow from "${name}", once it is saved.`,
  });
  for (const { key, keyNode } of [...entries(at(root, 'presets')), ...entries(at(root, 'onChange'))])
    if (!mayChange(key)) yield refuse(keyNode, `"${key}" is another's`);
  for (const line of [...nodesOf(at(root, 'onEnter')), ...nodesOf(at(root, 'onChange'))]) {
    for (const { key, keyNode } of entries(at(line, 'set')))
      if (!mayChange(key)) yield refuse(keyNode, `"${key}" is another's`);
    for (const cleared of items(at(line, 'clear')))
      if (!mayChange(textOf(cleared) ?? '')) yield refuse(cleared, `"${textOf(cleared)}" is another's`);
  }
  const asked = [...nodesOf(root)].flatMap((node) => at(node, 'run') ?? at(node, 'action') ?? []);
  for (const effect of asked) {
    const { writes = [], fills = [] } = trade.words.notes[textOf(effect) ?? ''] ?? {};
    const other = [...writes, ...fills].find((path) => !mayChange(path));
    if (other !== undefined) yield refuse(effect, `this effect writes "${other}"`);
  }
}

/** What is asked of an entry is nobody else's to read: it is there only while an entry is filled in. */
function* readersOutside(project: Project, { name }: ListParts, card: CardParts): Generator<Finding> {
  for (const { source, name: path, node } of mentionsOf(project, 'path', 'changed', 'clearable', 'answer')) {
    if (source === card.source || source.kind === 'facts' || source.kind === 'conditions') continue;
    if (project.lists.get(name)?.source === source && isInEach(source.root, node)) continue;
    if (source.kind !== 'card' && source.kind !== 'journey') continue;
    const answer = [path, ...beginnings(path)].find((one) => card.fields.has(one));
    if (answer === undefined) continue;
    const message = `"${answer}" is there only while an entry of "${name}" is filled in. Count or total its entries in a fact.`;
    yield { source, where: node, message };
  }
}

function isInEach(root: Node | undefined, node: Node): boolean {
  return [...nodesOf(at(root, 'each'))].includes(node);
}

/** A widget that draws entries, of a field that is no list. */
function* withoutEach({ cards, trade }: Project): Generator<Finding> {
  for (const { source } of cards.values()) {
    for (const { key, value } of entries(at(source.root, 'ui'))) {
      const widget = at(value, 'widget');
      if (trade.words.widgets[textOf(widget) ?? '']?.choices !== 'entries' || widget === undefined) continue;
      if (at(source.root, 'each', key) !== undefined) continue;
      const message = `Widget "${textOf(widget)}" draws a list of entries. Say in "each" which card fills in an entry of "${key}".`;
      yield { source, where: widget, message };
    }
  }
}
