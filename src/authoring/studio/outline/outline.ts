import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { own } from '../../../engine/own.ts';
import { spoken } from '../../../words/spoken.ts';
import { treeOf } from '../../checker/json.ts';
import { capitalised } from '../words/sentences.ts';

/** Something of a file that can be gone to. */
export interface OutlineEntry {
  readonly name: string;
  /** What it says to people, if it says anything. */
  readonly says: string;
  /** Where it stands in the file, from 0. */
  readonly offset: number;
  readonly length: number;
}

/** A part of a file with what it holds by name. */
export interface OutlineSection {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
}

const titles: Readonly<Record<string, string>> = {
  schema: 'Fields',
  ui: 'How fields look',
  show: 'Shown when',
  require: 'Required when',
  text: 'Words',
  onEnter: 'On opening',
  onChange: 'On a change',
};

/** Keys by which an item of a list is known, and those that hold what an entry says. */
const names = ['card', 'field', 'name', 'heading', 'run'];
const sayings = ['title', 'text', 'heading', 'legend', 'says', 'message', 'label', 'hint'];

/** The parts of a definition file that hold anything by name, in the order of the file; as much as a broken text shows. */
export function outlineOf(text: string): readonly OutlineSection[] {
  return propertiesOf(treeOf(text)).flatMap(({ key, value, node }) => {
    const inner = key === 'schema' ? findNodeAtLocation(value, ['properties']) : value;
    const entries = entriesOf(inner);
    if (entries.length > 0) return { title: sectionTitle(key), entries };
    const plain = entryOf(key, value, node);
    return key === 'title' ? { title: 'Title', entries: [{ ...plain, name: plain.says }] } : [];
  });
}

/** The entry that a place of the file stands in; undefined outside all of them. */
export function entryAt(sections: readonly OutlineSection[], place: number): OutlineEntry | undefined {
  return sections
    .flatMap(({ entries }) => entries)
    .find(({ offset, length }) => place >= offset && place <= offset + length);
}

function entriesOf(node: Node | undefined): readonly OutlineEntry[] {
  if (node?.type !== 'array')
    return propertiesOf(node).map(({ key, value, node }) => entryOf(key, value, node));
  return (node.children ?? []).flatMap((item, index) =>
    item.type === 'object' ? entryOf(textIn(item, names) || String(index + 1), item, item) : [],
  );
}

function entryOf(name: string, value: Node, { offset, length }: Node): OutlineEntry {
  const says = value.type === 'string' ? String(value.value) : textIn(value, sayings);
  return { name, says, offset, length };
}

/** The first text that an object has under one of these keys; '' where it has none. */
function textIn(node: Node, keys: readonly string[]): string {
  const found = keys.map((key) => findNodeAtLocation(node, [key])).find((one) => one?.type === 'string');
  return found === undefined ? '' : String(found.value);
}

function propertiesOf(node: Node | undefined) {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : { key: String(key.value), value, node: property };
  });
}

/** What a section of a file is called, by its key: `averageSets` is `Average sets`. */
export function sectionTitle(key: string): string {
  return own(titles, key) ?? capitalised(spoken(key));
}
