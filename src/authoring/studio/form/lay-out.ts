import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { treeOf } from '../../checker/json.ts';
import { type Beside, printInLine } from '../../checker/print.ts';
import { type Path, valueAt } from './value-at.ts';

/**
 * The text after a change at a path, as the formatter lays it out: what was written in one line before is so again where it
 * fits, a list of plain values too. Every other line stays.
 */
export function laidOut(before: string, after: string, path: Path): string {
  const was = treeOf(before);
  const place = [...path.keys(), path.length]
    .map((depth) => path.slice(0, depth))
    .find((part) => {
      const node = was && findNodeAtLocation(was, [...part]);
      return node !== undefined && isInOneLine(before, node, part.length === path.length - 1);
    });
  const root = treeOf(after);
  const node = place && root && findNodeAtLocation(root, [...place]);
  if (place === undefined || node === undefined) return after;
  const printed = printInLine(valueAt(after, place), besideOf(after, node));
  return after.slice(0, node.offset) + printed + after.slice(node.offset + node.length);
}

/** Whether all of an object or list that holds something stands in one line, or would if there were room. */
function isInOneLine(
  text: string,
  { type, offset, length, children = [] }: Node,
  holdsChange: boolean,
): boolean {
  if ((type !== 'object' && type !== 'array') || children.length === 0) return false;
  const isPlain = type === 'array' && children.every((item) => item.children === undefined);
  return (isPlain && holdsChange) || !text.slice(offset, offset + length).includes('\n');
}

/** What else stands in the line where a value begins, with the comma behind it. */
export function besideOf(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>): Beside {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return { indent, beside: line.length - indent.length + (text[offset + length] === ',' ? 1 : 0) };
}
