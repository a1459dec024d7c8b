import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import type { FileRule, Finding, Flaw, ProjectRule } from '../rule.ts';
import type { ReadSource, Source } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { wordsOf } from '../wording/phrase-match.ts';

export const otherPart: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'A text that names the one of two things that stand side by side in a card or among the notices, and belongs to the other.',
  *findIn(source) {
    yield* byOtherWay(source);
    yield* underOtherWay(source);
    yield* amongLabels(source);
    yield* ofTwin(source);
    const texts = textsByName(source);
    const isSaid = (word: string) =>
      texts.some(({ parts, own }) => parts.includes(word) && own.some((node) => says(node, word)));
    for (const one of texts) {
      const { name, own } = one;
      for (const other of texts) {
        const its = other.own;
        const [mine, theirs] = differenceOf(one, other) ?? [];
        if (mine === undefined || theirs === undefined) continue;
        // Only words that people read of both: a name may have parts that its texts do not say.
        if (!its.some((node) => says(node, theirs)) || !(name === mine || isSaid(mine))) continue;
        // A name of one word says too little of what its texts are about: only the other name itself is wrong there.
        const isPlain = name === mine;
        for (const node of own)
          if (!isPlain || wordsOf(textOf(node) ?? '').join(' ') === theirs)
            yield* crossed(node, mine, theirs, name);
      }
    }
  },
  *find({ cards, variants, parts }) {
    for (const { source, fields } of cards.values()) {
      yield* hiddenFor(source, parts);
      for (const flaw of inFamilies(saidIn(source), [...fields.keys()])) yield { source, ...flaw };
    }
    for (const source of variants.values()) {
      const fields = cards.get(textOf(at(source.root, 'card')) ?? '')?.fields ?? new Map();
      for (const flaw of inFamilies(saidOtherwise(source), [...fields.keys()])) yield { source, ...flaw };
    }
  },
};

/** A field that is not asked of one part, and whose words name that part alone. */
function* hiddenFor(source: ReadSource, parts: ReadonlySet<string>): Generator<Finding> {
  const named = (words: readonly string[]) => [...parts].filter((part) => words.includes(part));
  for (const { key, value } of entries(at(source.root, 'show'))) {
    const turned = [value, ...items(at(value, 'all'))].flatMap((one) => textOf(at(one, 'not')) ?? []);
    for (const [part, ...others] of turned.map((name) => named(partsOf(name)))) {
      if (part === undefined || others.length > 0) continue;
      const texts = [
        at(source.root, 'schema', 'properties', key, 'title'),
        ...['hint', 'text', 'label'].map((word) => at(source.root, 'ui', key, word)),
      ];
      for (const where of texts) {
        if (where === undefined || named(wordsOf(textOf(where) ?? '')).join() !== part) continue;
        const message = `This names "${part}", and "${key}" is not asked of "${part}". Give it its own words.`;
        yield { source, where, message };
      }
    }
  }
}

function* crossed(node: Node, mine: string, its: string, name: string): Generator<Flaw> {
  if (!says(node, its) || says(node, mine)) return;
  const message = `This names "${its}", and "${name}" is about "${mine}". Give it its own words.`;
  yield { where: node, message };
}

/** So many words begin the names of a family, and so many at most tell its members apart: `maySendNewsByPost`. */
const family = { shared: 3, own: 3 };

/** The words of a box that name the other member of a family of names, as where two labels were exchanged. */
function* inFamilies(said: readonly Said[], names: readonly string[]): Generator<Flaw> {
  for (const { name, node } of said) {
    for (const other of names) {
      const [mine = [], theirs = []] = apart(partsOf(name), partsOf(other)) ?? [];
      const named = theirs.filter((word) => word.length > 2 && saysSo(node, word));
      const its = named.find((word) => says(node, word)) ?? named[0];
      if (its === undefined || mine.some((word) => saysSo(node, word))) continue;
      const message = `This names "${its}", and "${name}" is about "${mine.join(' ')}". Give it its own words.`;
      yield { where: node, message };
      break;
    }
  }
}

interface Said {
  readonly name: string;
  readonly node: Node;
}

/** What the boxes of a card say. */
const saidIn = ({ root }: ReadSource): readonly Said[] =>
  entries(at(root, 'ui')).flatMap(({ key, value }) => {
    const node = at(value, 'text');
    return node === undefined ? [] : { name: key, node };
  });

/** What a variant says of them, and calls them. */
const saidOtherwise = ({ root }: ReadSource): readonly Said[] =>
  ['text', 'title'].flatMap((section) =>
    entries(at(root, section)).map(({ key, value }) => ({ name: key, node: value })),
  );

/** A message of a rule that is called after the twin of its field: `south-not-found` for `northNumber`. */
function* ofTwin({ root, kind }: Source): Generator<Flaw> {
  if (kind !== 'card') return;
  const names = entries(at(root, 'schema', 'properties')).map(({ key }) => partsOf(key));
  for (const rule of items(at(root, 'rules'))) {
    const where = at(rule, 'message');
    const [said = '', ...more] = partsOf(textOf(where) ?? '');
    const [mine = '', ...own] = partsOf(textOf(at(rule, 'field')) ?? '');
    const isTwin = names.some(([its, ...rest]) => its === said && rest.join() === own.join());
    if (where === undefined || isTold(where) || own.length === 0 || more.length === 0) continue;
    if (said === mine || !isTwin) continue;
    const message = `This message is called after "${said}", and the rule is about "${mine}". Name its own.`;
    yield { where, message };
  }
}

const ways = english.kinds.words.way.map((words) => words.split('/'));

/** Whether a text says a word, or another word for the same way to reach somebody: "Letter" is "post". */
const saysSo = (node: Node, word: string) =>
  (ways.find((way) => way.includes(word)) ?? [word]).some((one) => says(node, one));

/** Words of a field that say "by post" where its title says "by email": another way that the card has. */
function* byOtherWay({ root, kind }: Source): Generator<Flaw> {
  if (kind !== 'card') return;
  const fields = entries(at(root, 'schema', 'properties')).flatMap(({ key, value }) => {
    const way = wayIn(at(value, 'title'));
    return way === undefined ? [] : { name: key, way };
  });
  for (const { name, way } of fields) {
    const text = at(root, 'ui', name, 'text');
    const said = wayIn(text);
    if (text === undefined || said === undefined || said === way || partsOf(name).includes(said)) continue;
    if (!fields.some((other) => other.way === said)) continue;
    const message = `This says "by ${said}", and the title of "${name}" says "by ${way}". Correct one of them.`;
    yield { where: text, message };
  }
}

/** A notice whose heading names one way to reach somebody, and whose text names others alone. */
function* underOtherWay({ root }: Source): Generator<Flaw> {
  for (const { key, value } of entries(at(root, 'notices'))) {
    const where = at(value, 'text');
    const [mine, ...more] = waysIn(at(value, 'heading'));
    const [its, ...others] = waysIn(where);
    if (where === undefined || mine === undefined || its === undefined || more.length > 0) continue;
    if ([its, ...others].includes(mine)) continue;
    const message = `This names "${its[0]}", and the heading of "${key}" "${mine[0]}". Correct one of them.`;
    yield { where, message };
  }
}

const waysIn = (text: Node | undefined) =>
  ways.filter((way) => wordsOf(textOf(text) ?? '').some((word) => way.includes(word)));

const wayIn = (text: Node | undefined) => {
  const words = wordsOf(textOf(text) ?? '');
  const place = words.lastIndexOf('by');
  const way = place < 0 ? undefined : words[place + 1];
  return Object.entries(english.ways.words).find(([, words]) => words.includes(way ?? ''))?.[0] ?? way;
};

/** What is left of the words of two names of a family without those that both begin and end with; undefined of two strangers. */
function apart(one: readonly string[], other: readonly string[]): readonly (readonly string[])[] | undefined {
  const until = (left: readonly string[], right: readonly string[]) => {
    const end = left.findIndex((word, index) => word !== right[index]);
    return end < 0 ? left.length : end;
  };
  const begin = until(one, other);
  const [left, right] = [one.slice(begin), other.slice(begin)];
  const end = until(left.toReversed(), right.toReversed());
  const own = [left, right].map((words) => words.slice(0, words.length - end));
  return begin >= family.shared && own.every(({ length }) => length > 0 && length <= family.own)
    ? own
    : undefined;
}

/** The words of a box of a widget that name another of its boxes: `monthsLabel` says "Years". */
function* amongLabels({ root }: Source): Generator<Flaw> {
  for (const { value: ui } of entries(at(root, 'ui'))) {
    const labels = entries(ui).flatMap(({ key, value }) => {
      const word = /^([a-z]+)Label$/.exec(key)?.[1];
      return word === undefined ? [] : { word, node: value };
    });
    for (const { word, node } of labels) {
      const its = labels.find((other) => other.word !== word && says(node, other.word));
      if (its === undefined || says(node, word)) continue;
      const message = `This names "${its.word}", and "${word}Label" is about "${word}". Give it its own words.`;
      yield { where: node, message };
    }
  }
}

const says = (node: Node, word: string) =>
  wordsOf(textOf(node) ?? '').some((one) => one === word || one === `${word}s`);

/** What has a name in a file and says something: a field, a notice, a group; the parts are the words of its name. */
interface Named {
  readonly name: string;
  readonly parts: readonly string[];
  readonly own: readonly Node[];
}

function textsByName({ root, kind }: Source): readonly Named[] {
  const found = new Map<string, Node[]>();
  const add = (name: string, node: Node | undefined) => {
    const known = found.get(name) ?? [];
    found.set(name, known);
    for (const text of nodesOf(node)) if (text.type === 'string' && isTold(text)) known.push(text);
  };
  const notices = kind === 'card' || kind === 'notices' ? entries(at(root, 'notices')) : [];
  for (const { key, value } of notices) {
    for (const part of ['heading', 'text']) add(key, at(value, part));
  }
  if (kind === 'card') ofCard(root, add);
  return [...found].flatMap(([name, own]) => (own.length > 0 ? { name, parts: partsOf(name), own } : []));
}

function ofCard(root: Source['root'], add: (name: string, node: Node | undefined) => void): void {
  for (const { key, value } of entries(at(root, 'schema', 'properties'))) {
    for (const part of ['title', 'errorMessage']) add(key, at(value, part));
  }
  for (const { key, value } of entries(at(root, 'ui'))) {
    for (const part of ['hint', 'label', 'actionLabel']) add(key, at(value, part));
  }
  for (const { key, value } of entries(at(root, 'groups'))) add(key, at(value, 'legend'));
  for (const rule of items(at(root, 'rules'))) add(textOf(at(rule, 'field')) ?? '', at(rule, 'message'));
}

/** Not the name of a key, nor of a message. */
const isTold = (node: Node) => /\s|^[A-Z]/.test(textOf(node) ?? '') && node.parent?.children?.[0] !== node;

/** The one word by which two names differ that are alike else: `southUsage` and `northUsage`. */
function differenceOf(one: Named, other: Named): readonly (string | undefined)[] | undefined {
  const [left, right] = [one.parts, other.parts];
  if (left.length !== right.length || isSplit(one.name) !== isSplit(other.name)) return undefined;
  const places = left.flatMap((word, index) => (word === right[index] ? [] : [index]));
  const [place = 0] = places;
  return places.length === 1 ? [left[place], right[place]] : undefined;
}

const isSplit = (name: string) => /[-._]/.test(name);

const partsOf = (name: string) => name.split(/(?=[A-Z])|[-._]/).map((part) => part.toLowerCase());
