import { equal } from '../../engine/equal.ts';
import { entries, items, jsonOf, type Node } from './json.ts';
import type { Fix } from './problem.ts';
import type { Flaw } from './rule.ts';

/** Writes another name or text in the place of what stands there; undefined where its object has that key already. */
export function replacement(where: Flaw['where'], text: string): Fix | undefined {
  const isNode = 'type' in where;
  if (isNode && isKey(where) && entries(where.parent?.parent).some(({ key }) => key === text))
    return undefined;
  const { offset, length } = where;
  const content = isNode ? JSON.stringify(text) : text;
  return { title: `Write ${JSON.stringify(text)} instead`, edits: [{ offset, length, content }] };
}

/** Writes other JSON in the place of a value. The only item of a list loses its brackets alone: its own lines stay. */
export function rewritten(node: Node, value: unknown): Fix {
  const { offset, length } = node;
  const content = JSON.stringify(value);
  const [only, second] = items(node);
  const isUnwrapped = only !== undefined && second === undefined && equal(jsonOf(only), value);
  const edits = isUnwrapped
    ? [
        { offset, length: only.offset - offset, content: '' },
        { offset: endOf(only), length: offset + length - endOf(only), content: '' },
      ]
    : [{ offset, length, content }];
  return { title: `Write ${content} instead`, edits };
}

const endOf = ({ offset, length }: Node) => offset + length;

/** Takes a line out: a key with its value, or an item; alone in a section of the file, with the section. */
export function removal(node: Node): Fix {
  const line = lineOf(node);
  const holder = line.parent;
  const section = holder && lineOf(holder);
  const isAlone = holder?.children?.length === 1 && section?.parent?.parent === undefined;
  return { title: 'Take it out', edits: [cut(isAlone && section !== undefined ? section : line)] };
}

/** Puts a key before all others of an object, or after its `$schema`. */
export function insertion(text: string, object: Node, key: string, value: unknown): Fix | undefined {
  const content = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const [first, second] = entries(object);
  const next = first?.key === '$schema' ? second : first;
  if (next === undefined) return undefined;
  const { offset } = next.keyNode;
  const space = /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
  return { title: `Add ${content}`, edits: [{ offset, length: 0, content: `${content},${space || ' '}` }] };
}

function isKey(node: Node): boolean {
  return node.parent?.type === 'property' && node.parent.children?.[0] === node;
}

/** The property that a key or value stands in; an item itself. */
function lineOf(node: Node): Node {
  return node.parent?.type === 'property' ? node.parent : node;
}

/** From the end of the line before, or to the beginning of the next: the comma goes too. */
function cut(line: Node) {
  const lines = line.parent?.children ?? [];
  const index = lines.indexOf(line);
  const [before, next] = [lines[index - 1], lines[index + 1]];
  const end = line.offset + line.length;
  if (before !== undefined) {
    const offset = before.offset + before.length;
    return { offset, length: end - offset, content: '' };
  }
  return { offset: line.offset, length: (next?.offset ?? end) - line.offset, content: '' };
}
