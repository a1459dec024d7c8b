import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../../engine/types.ts';
import { firstDeeperThan } from './brackets.ts';
import { keep } from './keep.ts';
import { limits } from './limits.ts';
import type { JsonType } from './shapes/shape.ts';

export type { Node };

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
  for (const key of keys) found = valueUnder(found, key);
  return found;
}

/** The rules ask for more of these than of anything else: nothing is made on the way. */
function valueUnder(node: Node | undefined, key: string): Node | undefined {
  if (node?.type !== 'object' || node.children === undefined) return undefined;
  for (const { children } of node.children)
    if (children?.[0]?.value === key && children[1] !== undefined) return children[1];
  return undefined;
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
