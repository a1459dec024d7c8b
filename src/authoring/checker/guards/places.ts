import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Mention } from '../walk.ts';
import { isReworded, isStatement } from './guarded-words.ts';
import type { Lost, Place } from './place.ts';

/** A value that could stand in the place of another one by mistake: a text, a name that stands for something, a number. */
interface Leaf extends Place {
  /** The keys that lead to it; an item of a list goes by what it is about, in whatever order they stand. */
  readonly place: string;
  readonly value: string;
  readonly means: Mention['means'] | 'autocomplete' | 'number' | 'target' | 'link';
}

/** A leaf that the ledger has otherwise, with the digest of what stood there. */
interface Changed {
  readonly leaf: Leaf;
  readonly before: string;
}

const guarded: readonly ReadSource['kind'][] = [
  'card',
  'journey',
  'variant',
  'notices',
  'messages',
  'words',
  'brand',
  'conditions',
  'facts',
  'owners',
  'translation',
];
const named: readonly Leaf['means'][] = [
  'message',
  'notice',
  'effect',
  'lookup',
  'journey',
  'path',
  'autocomplete',
];

const leavesIn = keep((source: ReadSource): readonly Leaf[] => {
  const meanings = new Map(source.mentions.map(({ node, means }) => [node, means]));
  const found: Leaf[] = [];
  const look = (node: Node, place: string, last: string) => {
    for (const { key, value } of entries(node))
      if (!conditions.includes(place === '' ? key : '') && key !== 'when')
        look(value, `${place}.${key}`, key);
    const unnamed = items(node).filter((item) => aboutOf(item) === undefined);
    for (const item of items(node)) {
      // The only one that is about nothing of its own is told from the others by that.
      const about = aboutOf(item) ?? (unnamed.length === 1 ? '' : undefined);
      if (about !== undefined) look(item, `${place}[${about}]`, '');
    }
    const means = meaningOf(node, last, meanings, source.kind);
    if (means === undefined) return;
    const value = `${node.value}`;
    found.push({ source, node, place, value, means });
    const links = means === 'text' || means === 'target' ? linksIn(value) : [];
    for (const [label, address] of links)
      found.push({ source, node, place: `${place}(${label})`, value: address, means: 'link' });
  };
  if (guarded.includes(source.kind)) look(source.root, '', '');
  return found;
});

const conditions = ['show', 'require', 'sent'];

/** What each link of a text is called, and where it leads. */
const linksIn = (text: string) =>
  Array.from(
    text.matchAll(/\[([^[\]]*)\]\(([^()]*)\)/g),
    ([, label = '', address = '']) => [label, address] as const,
  );

function meaningOf(
  node: Node,
  key: string,
  meanings: ReadonlyMap<Node, Mention['means']>,
  kind: ReadSource['kind'],
): Leaf['means'] | undefined {
  if (key === '' || key === 'value') return undefined;
  if (node.type === 'number') return 'number';
  if (key === 'autocomplete') return key;
  if (node.type !== 'string') return undefined;
  // What a condition says, an owner's name, and an address or number of a brand, is no text of a page.
  const isPlain =
    key === 'says' ||
    (kind === 'owners' && key !== '$schema') ||
    (kind === 'brand' && node.parent?.parent?.parent === undefined);
  const means = meanings.get(node) ?? (isPlain ? 'text' : undefined);
  if (kind === 'translation') return key === 'target' ? key : undefined;
  return means === 'text' || named.includes(means ?? 'text') ? means : undefined;
}

/** What an item of a list is about: a value, or a field and when; undefined where only its place tells it from others. */
function aboutOf(item: Node): string | undefined {
  const first = ['value', 'field', 'says', 'card', 'heading'].flatMap((key) => at(item, key) ?? [])[0];
  const others = ['when', 'check', 'for'].flatMap((key) => at(item, key) ?? []);
  return first && [first, ...others].map(canonical).join(' ');
}

/** The guards of this kind in the ledger, by the name that it has there. */
export const inItsPlace = 'in its place';

const mark = ' — ';
/**
 * How the ledger calls a file: `card terms`, a translation of it `translation cy schemas/cards/terms.card.json`. Brands are an
 * operator's own: the ledger names none.
 */
const labelOf = ({ kind, name, locale, base }: ReadSource) =>
  kind === 'translation'
    ? `${kind} ${locale} ${base}`
    : [kind, kind === 'brand' ? digest(`${name}`, 4) : (name ?? [])].flat().join(' ');

/** What stands where in each file, as digests, four signs of the place and three of what stands there: `card terms — 3f2k9x1 …`. */
export const placesIn = ({ read }: Project): readonly string[] => read.flatMap((source) => placesOf(source));

const placesOf = keep((source: ReadSource): readonly string[] => {
  const pairs = leavesIn(source).map(({ place, value }) => digest(place, 4) + digest(value, 3));
  return pairs.length === 0 ? [] : [`${labelOf(source)}${mark}${[...new Set(pairs)].sort().join(' ')}`];
});

/** Where something of a file of the ledger stands now that stood, or stands too, in another place. */
export function placesOfExchanged(project: Project, name: string): readonly Lost[] {
  const label = name.slice(0, name.indexOf(mark));
  const changed = changedLeaves(project);
  const own = changed.filter(({ leaf }) => labelOf(leaf.source) === label);
  const exchanged = own.flatMap(({ leaf, before }) => {
    const other = changed.find(
      (one) =>
        one.leaf.means === leaf.means &&
        one.before === digest(leaf.value, 3) &&
        before === digest(one.leaf.value, 3),
    );
    const [is, was] = [leaf, other?.leaf].map((one) => JSON.stringify(one?.value));
    return other === undefined
      ? []
      : [{ ...leaf, message: `${is} stood in the place of ${was}: they were exchanged.` }];
  });
  if (exchanged.length > 0) return [...new Map(exchanged.map((one) => [one.node, one])).values()];
  const led = own.filter(({ leaf }) => leaf.means === 'link');
  if (led.length > 0)
    return led.map(({ leaf }) => ({ ...leaf, message: `A link here led elsewhere than to ${leaf.value}.` }));
  for (const { leaf } of own) {
    const same = isName(leaf) || isOtherText(project, leaf) ? sameElsewhere(project, leaf) : undefined;
    const message = `${JSON.stringify(leaf.value)} stands in ${same?.source.file} too, and here stood another one.`;
    if (same) return [{ ...leaf, message }];
  }
  return [];
}

const isName = ({ means, source }: Leaf) => named.includes(means) || source.kind === 'owners';

const isOtherText = (project: Project, { means, source, value }: Leaf) =>
  (means === 'target' || (means === 'text' && !isReworded(project, source, value))) && isStatement(value);

/** The text that a translation is of. */
const translated = ({ node }: Leaf) => textOf(at(node.parent?.parent, 'source'));

/** What the ledger has in another place, where it still stands. */
function sameElsewhere(project: Project, leaf: Leaf): Leaf | undefined {
  const { node, means, value } = leaf;
  const changed = new Set(changedLeaves(project).map(({ leaf }) => leaf.node));
  const all = project.read.flatMap((source) => leavesIn(source));
  return all.find(
    (one) =>
      one.value === value &&
      one.means === means &&
      one.node !== node &&
      !changed.has(one.node) &&
      (means !== 'target' || translated(one) !== translated(leaf)),
  );
}

/** The places in which something else stands than in the ledger. */
export const changedLeaves = keep((project: Project): readonly Changed[] => {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const names = items(at(ledger?.root, 'guards', inItsPlace)).flatMap((name) => textOf(name) ?? []);
  const kept = new Map(names.map((name) => [name.slice(0, name.indexOf(mark)), name]));
  return project.read.flatMap((source) => {
    const before = kept.get(labelOf(source));
    const [now] = placesOf(source);
    if (before === undefined || before === now) return [];
    const stood = new Map(
      before
        .slice(before.indexOf(mark) + mark.length)
        .split(' ')
        .map((pair) => [pair.slice(0, 4), pair.slice(4)]),
    );
    return leavesIn(source).flatMap((leaf) => {
      const was = stood.get(digest(leaf.place, 4));
      return was === undefined || was === digest(leaf.value, 3) ? [] : [{ leaf, before: was }];
    });
  });
});

/** The last signs of a text's hash (FNV-1a): enough to tell the few places and texts of a file from each other. */
export function digest(text: string, signs: number): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash.toString(36).padStart(signs, '0').slice(-signs);
}
