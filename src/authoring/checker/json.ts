import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../../engine/types.ts';
import { firstDeeperThan } from './brackets.ts';
import { keep } from './keep.ts';
import { limits } from './limits.ts';
import type { JsonType } from './shapes/shape.ts';

export type { Node };

type Building = { -readonly [Key in keyof Node]: Node[Key] };

/** The tree of a text; undefined where it is no JSON. The parser that tells of mistakes takes many times as long. */
export function treeOfJson(text: string): Node | undefined {
  if (!isJson(text)) return undefined;
  let root: Node | undefined;
  let inside: Building | undefined;
  const add = (type: Node['type'], offset: number, length: number, value?: Node['value']) => {
    const node: Building =
      value === undefined ? { type, offset, length, children: [] } : { type, offset, length, value };
    root ??= node;
    inside?.children?.push(node);
    if (inside !== undefined) node.parent = inside;
    return node;
  };
  /** A property ends where its value does. */
  const endAt = (offset: number) => {
    if (inside === undefined) return;
    inside.length = offset - inside.offset;
    inside = inside.parent;
    if (inside?.type === 'property') endAt(offset);
  };
  for (const { 0: word, index: offset } of text.matchAll(words)) {
    const { length } = word;
    if (word === '}' || word === ']') endAt(offset + 1);
    else if (word === '{' || word === '[') inside = add(word === '{' ? 'object' : 'array', offset, length);
    else {
      const isName = inside?.type === 'object';
      if (isName) inside = add('property', offset, length);
      add(typeOfWord(word), offset, length, isPlain(word) ? word.slice(1, -1) : JSON.parse(word));
      if (!isName && inside?.type === 'property') endAt(offset + length);
    }
  }
  return root;
}

/** The brackets, texts and literals of JSON. */
const words = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|[^\s{}[\]:,"]+/g;

const isPlain = (word: string) => word.startsWith('"') && !word.includes('\\');

const typeOfWord = (word: string): Node['type'] => literals[word[0] ?? ''] ?? 'number';
const literals: Readonly<Record<string, Node['type']>> = {
  '"': 'string',
  t: 'boolean',
  f: 'boolean',
  n: 'null',
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The tree of any text, as far as it can be read; undefined for one that is nested deeper than a file may be, and for none. */
export function treeOf(text: string): Node | undefined {
  // The parser calls itself for each bracket.
  return firstDeeperThan(limits.depth, text) === undefined ? parseTree(text) : undefined;
}

/** One key of an object with its value; the value is missing only in broken JSON. */
export interface Entry {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node;
}

/** The keys of an object in the order of the file; none for any other node. */
export function entries(node: Node | undefined): readonly Entry[] {
  return node?.type === 'object' ? entriesOf(node) : [];
}

const entriesOf = keep((node: Node): readonly Entry[] =>
  (node.children ?? []).flatMap(({ children }) => {
    const [keyNode, value] = children ?? [];
    return keyNode === undefined || value === undefined
      ? []
      : [{ key: String(keyNode.value), keyNode, value }];
  }),
);

/** The items of a list; none for any other node. */
export function items(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** The value under a path of keys; undefined where there is none. */
export function at(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found = node;
  for (const key of keys) {
    const properties = found?.type === 'object' ? found.children : undefined;
    found = properties?.find(({ children }) => children?.[0]?.value === key && children[1])?.children?.[1];
  }
  return found;
}

/** The text of a node; undefined for anything but a string. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'string' ? String(node.value) : undefined;
}

/** The JSON of a node. */
export function jsonOf(node: Node): Json {
  return getNodeValue(node);
}

/** The JSON text of a node, the same for equal values whatever their layout and order of keys. */
export function canonical(node: Node): string {
  if (node.type === 'array') return `[${items(node).map(canonical).join(',')}]`;
  if (node.type !== 'object') return JSON.stringify(node.value);
  const parts = entries(node).map(({ key, value }) => `${JSON.stringify(key)}:${canonical(value)}`);
  return `{${parts.sort().join(',')}}`;
}

/** The JSON type of a node. */
export function typeOf(node: Node): JsonType {
  return node.type === 'property' ? 'object' : node.type;
}

/** Every node of a tree, each before its children. */
export function nodesOf(node: Node | undefined): readonly Node[] {
  return node === undefined ? [] : nodesIn(node);
}

const nodesIn = keep((node: Node): readonly Node[] => {
  const all: Node[] = [];
  const gather = (one: Node) => {
    all.push(one);
    one.children?.forEach(gather);
  };
  gather(node);
  return all;
});

/** Whether one node stands inside another of the same file. */
export function isInside(inner: Node, outer: Node): boolean {
  return inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}
