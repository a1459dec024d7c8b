import type { RJSFSchema } from '@rjsf/utils';
import { applyEdits, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { equal } from '../../../engine/equal.ts';
import { own } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { removal } from '../../checker/edits.ts';
import { entries, items, jsonOf } from '../../checker/json.ts';
import { printInLine, printJsonAt } from '../../checker/print.ts';
import { besideOf, laidOut } from './lay-out.ts';
import { isObject, itemsOf } from './settled.ts';
import type { Path } from './value-at.ts';

/** One value that a form changed; undefined for one that it took out. */
interface Change {
  readonly path: Path;
  readonly value: Json | undefined;
  /** The keys of the object that it stands in, in their order. */
  readonly order: readonly string[];
}

/**
 * The text with what a form changed of one part, each value by itself, and every other character as it was. A new key
 * stands in the order of the schema. The text itself where it has no such part.
 */
export function withPiece(
  text: string,
  path: Path,
  schema: RJSFSchema,
  before: Json | undefined,
  after: Json | undefined,
): string {
  return changesIn(schema, before, after, { path, order: [] }).reduce(
    (now, change) => laidOut(now, written(now, change), change.path),
    text,
  );
}

function changesIn(
  schema: RJSFSchema,
  before: Json | undefined,
  after: Json | undefined,
  { path, order }: Omit<Change, 'value'>,
): readonly Change[] {
  if (equal(before, after)) return [];
  const { properties } = schema;
  // rjsf leaves an empty object where all of an optional part was taken out, or where nobody filled it in.
  const mayGo = order.length > 0 || before === undefined;
  if (mayGo && properties !== undefined && isEmpty(after)) return [{ path, order, value: undefined }];
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys(properties ?? {});
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const inner = own(properties, key);
      const place = { path: [...path, key], order: keys };
      return changesIn(typeof inner === 'object' ? inner : {}, own(before, key), own(after, key), place);
    });
  }
  if (Array.isArray(before) && Array.isArray(after) && isInPlace(before, after))
    return after.flatMap((item, index) =>
      changesIn(itemsOf(schema), before[index], item, { path: [...path, index], order: [] }),
    );
  return [{ path, order, value: after }];
}

/** Whether a list has as many items as before, and none at another's place. */
function isInPlace(before: readonly Json[], after: readonly Json[]): boolean {
  const isMoved = (item: Json, index: number) =>
    !equal(item, before[index]) && before.some((one) => equal(one, item));
  return before.length === after.length && !after.some(isMoved);
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || (isObject(value) && Object.values(value).every(isEmpty));
}

function written(text: string, { path, value, order }: Change): string {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (node !== undefined)
    return applyEdits(text, value === undefined ? removal(node).edits : [replaced(text, node, value)]);
  const holder = root && findNodeAtLocation(root, path.slice(0, -1));
  if (holder === undefined || value === undefined) return text;
  return applyEdits(text, [added(text, holder, `${path.at(-1)}`, value, order)]);
}

function replaced(text: string, node: Node, value: Json) {
  const { offset, length } = node;
  const content = asBefore(text, node, value) ?? printJsonAt(value, besideOf(text, node));
  return { offset, length, content };
}

/** A list of other objects than before, in lines of their own where it stood so; those that it had are as they were written. */
function asBefore(text: string, list: Node, value: Json): string | undefined {
  const isPlain = items(list).every(({ children }) => children === undefined);
  const written = items(list).map((node) => ({
    item: jsonOf(node),
    says: text.slice(node.offset, node.offset + node.length),
  }));
  const [first] = items(list);
  if (isPlain || first === undefined || !Array.isArray(value) || value.length === 0) return undefined;
  if (!text.slice(list.offset, first.offset).includes('\n')) return undefined;
  const { indent } = besideOf(text, first);
  const print = written.some(({ says }) => says.includes('\n')) ? printJsonAt : printInLine;
  const lines = value.map((item, index) => {
    const known = written.find((one) => equal(one.item, item));
    return indent + (known?.says ?? print(item, { indent, beside: index < value.length - 1 ? 1 : 0 }));
  });
  return `[\n${lines.join(',\n')}\n${besideOf(text, list).indent}]`;
}

/** A key at its place among those of an object: on a line of its own, or in the one line that the object has. */
function added(text: string, holder: Node, key: string, value: Json, order: readonly string[]) {
  const known = entries(holder);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const before = known.findLast((one) => rank(one.key) <= rank(key));
  const [first] = known;
  const isLast = before !== undefined && before === known.at(-1);
  if (first === undefined) return replaced(text, holder, { [key]: value });
  const space = text.slice(holder.offset + 1, first.keyNode.offset);
  const name = `${JSON.stringify(key)}: `;
  // With one comma at most: behind it, or before it.
  const place = { indent: space.replace(/^.*\n/s, ''), beside: name.length + (isLast ? 0 : 1) };
  const line = name + printJsonAt(value, place);
  if (before === undefined)
    return { offset: first.keyNode.offset, length: 0, content: `${line},${space || ' '}` };
  return { offset: before.value.offset + before.value.length, length: 0, content: `,${space || ' '}${line}` };
}
