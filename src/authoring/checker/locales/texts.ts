import { getNodePath } from 'jsonc-parser';
import { at, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { namePattern } from '../rules/unknown-message.ts';
import type { ReadSource } from '../source.ts';

/** A text that people read, by its name in its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  readonly node: Node;
  /** Where it stands: keys, and places in lists. */
  readonly path: readonly (string | number)[];
}

/** The keys by which an item of a list is known, the first that it has; else it goes by its place. */
const itemKeys = ['value', 'field'];

/**
 * The texts of a file by name: the keys that lead to each with a dot between them, an item of a list by what it is about
 * (an option by its value, a rule by its field). Of those with one name the second is `NAME-2`.
 */
export const namedTexts = keep((source: ReadSource): ReadonlyMap<string, NamedText> => {
  const found = new Map<string, NamedText>();
  for (const { means, name: text, node } of source.mentions) {
    const isText = means === 'text' || (means === 'message' && !namePattern.test(text));
    if (!isText || !isSaying(text)) continue;
    const path = getNodePath(node);
    const name = nameOf(source, path);
    let own = name;
    for (let count = 2; found.has(own); count += 1) own = `${name}-${count}`;
    found.set(own, { name: own, text, node, path });
  }
  return found;
});

/** Whether a text says something itself: no sign of money, and no value alone. */
const isSaying = (text: string) => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));

/** A path as a name: without the section that a file consists of, and without `properties`, which every schema has. */
function nameOf({ root, kind }: ReadSource, path: readonly (string | number)[]): string {
  const words: string[] = [];
  let node: Node | undefined = root;
  for (const [index, key] of path.entries()) {
    const isSection = index === 0 && key === kind;
    const isFrame = key === 'properties' && path[index - 1] === 'schema';
    node = typeof key === 'number' ? node?.children?.[key] : at(node, key);
    if (!isSection && !isFrame) words.push(typeof key === 'number' ? itemName(node, key) : key);
  }
  return words.join('.');
}

function itemName(item: Node | undefined, place: number): string {
  const named = itemKeys.map((key) => at(item, key)).find((node) => node !== undefined);
  return named === undefined ? `${place + 1}` : (textOf(named) ?? String(named.value));
}
