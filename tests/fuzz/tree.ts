import { type Node, parseTree } from 'jsonc-parser';
import { type FileKind, kindOf } from '../../src/definitions/kinds.ts';
import type { DefinitionFile } from '../../src/definitions/types.ts';
import { trade } from '../../src/trade.ts';

/** A definition file with its JSON tree, by a parser's own account of it: the checker has no say in what a fault is. */
export interface Tree extends DefinitionFile {
  readonly kind: FileKind;
  readonly nodes: readonly Node[];
}

/** One key with its value. `path` is that of the object it stands in. */
export interface Line {
  readonly key: Node;
  readonly value: Node;
  readonly name: string;
  readonly object: Node;
}

/** Reads a file; it must be whole. */
export function treeOf({ file, text }: DefinitionFile): Tree {
  const root = parseTree(text);
  const kind = kindOf(file, trade)?.kind;
  if (root === undefined || kind === undefined) throw new Error(`${file} cannot be read.`);
  return { file, text, kind, nodes: [...walk(root)] };
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Every key of a file with its value; of some names alone, where they are given. */
export function linesOf({ nodes }: Tree, ...names: readonly string[]): Line[] {
  return nodes.flatMap((node) => {
    const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
    if (key === undefined || value === undefined || node.parent === undefined) return [];
    const name = String(key.value);
    if (name === '$schema' || (names.length > 0 && !names.includes(name))) return [];
    return [{ key, value, name, object: node.parent }];
  });
}

/** The names of the keys that lead to a node, from the root. */
export function pathOf(node: Node): readonly string[] {
  const { parent } = node;
  if (parent === undefined) return [];
  if (parent.type === 'property' && parent.parent !== undefined)
    return [...pathOf(parent.parent), String(parent.children?.[0]?.value)];
  return pathOf(parent);
}

/** A text with something else in the place of a part of it. */
export function replaced(
  text: string,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
  by: string,
): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}
