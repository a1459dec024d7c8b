import type { Node } from 'jsonc-parser';
import type { Fault } from './fault.ts';
import { linesOf, pathOf, replaced } from './tree.ts';

const required: Readonly<Record<string, readonly (readonly [path: RegExp, key: string])[]>> = {
  card: [
    [/^$/, 'card'],
    [/^$/, 'title'],
    [/^$/, 'order'],
    [/^$/, 'schema'],
    [/^ui \S+$/, 'widget'],
    [/^groups \S+$/, 'items'],
    [/^schema$/, 'type'],
    [/^schema$/, 'properties'],
    [/^ui \S+ options$/, 'label'],
  ],
  journey: [
    [/^$/, 'steps'],
    [/^$/, 'submit'],
    [/^$/, 'reveal'],
    [/^steps$/, 'card'],
    [/^submit$/, 'label'],
  ],
  variant: [
    [/^$/, 'name'],
    [/^$/, 'card'],
    [/^$/, 'suppliers'],
  ],
  conditions: [
    [/^conditions \S+$/, 'says'],
    [/^conditions \S+$/, 'when'],
  ],
};

/** Faults in what stands where: its type, its keys, its depth, its size. */
export const shapeFaults: Readonly<Record<string, Fault>> = {
  'another type': (tree, random) => {
    const line = random.pick(linesOf(tree).filter(({ object }) => pathOf(object).length < 2));
    if (line === undefined) return undefined;
    const others = ['7', '"seven"', 'true', '[7]', '{ "seven": 7 }', 'null'];
    const by = random.pick(others) ?? '';
    return {
      text: replaced(tree.text, line.value, by),
      at: [line.value.offset, line.key.offset, ...inside(line.value.offset, by)],
    };
  },
  'number as a text': (tree, random) => {
    const node = random.pick(tree.nodes.filter(({ type }) => type === 'number' || type === 'boolean'));
    return node && { text: replaced(tree.text, node, `"${node.value}"`), at: [node.offset] };
  },
  'key left out': (tree, random) => {
    const needs = required[tree.kind] ?? [];
    const lines = linesOf(tree).filter(({ name, object }) =>
      needs.some(([path, key]) => key === name && path.test(pathOf(object).join(' '))),
    );
    const line = random.pick(lines);
    if (line === undefined) return undefined;
    const { object } = line;
    const siblings = object.children ?? [];
    const index = siblings.findIndex((one) => one.children?.[0] === line.key);
    const [property, before, next] = [siblings[index], siblings[index - 1], siblings[index + 1]];
    if (property === undefined) return undefined;
    const end = property.offset + property.length;
    const offset = before === undefined ? property.offset : before.offset + before.length;
    const length = (before === undefined ? (next?.offset ?? end) : end) - offset;
    return { text: replaced(tree.text, { offset, length }, ''), at: [object.offset] };
  },
  'key twice': (tree, random) => {
    const line = random.pick(linesOf(tree));
    if (line === undefined) return undefined;
    const end = line.value.offset + line.value.length;
    const copy = tree.text.slice(line.key.offset, end);
    return { text: replaced(tree.text, { offset: end, length: 0 }, `, ${copy}`), at: [end + 2] };
  },
  'unknown key': (tree, random) => {
    const objects = tree.nodes.filter(({ type, children = [] }) => type === 'object' && children.length > 0);
    const object = random.pick(
      objects.filter((one) => pathOf(one).length === 0 || one.parent?.type === 'array'),
    );
    const first = object?.children?.[0];
    if (first === undefined) return undefined;
    return {
      text: replaced(tree.text, { offset: first.offset, length: 0 }, '"colour": "red", '),
      at: [first.offset],
    };
  },
  'keys swapped': (tree, random) => {
    if (tree.kind !== 'card') return undefined;
    const lines = (tree.nodes[0]?.children ?? []).slice(1);
    const first = random.int(lines.length - 1);
    const second = first + 1 + random.int(lines.length - first - 1);
    const [one, other, next] = [lines[first], lines[second], lines[first + 1]];
    if (one === undefined || other === undefined || next === undefined) return undefined;
    const [oneText, otherText] = [one, other].map(({ offset, length }) =>
      tree.text.slice(offset, offset + length),
    );
    const later = replaced(tree.text, other, oneText ?? '');
    const shift = other.length - one.length;
    return { text: replaced(later, one, otherText ?? ''), at: [next.offset + shift] };
  },
  'far too deep': (tree, random) => {
    const line = random.pick(linesOf(tree));
    if (line === undefined) return undefined;
    const depth = 40 + random.int(2000);
    const text = replaced(tree.text, line.value, `${'['.repeat(depth)}${']'.repeat(depth)}`);
    return { text, at: [line.value.offset + 32 - levels(line.value)] };
  },
  'far too large': (tree, random) => {
    const line = random.pick(linesOf(tree));
    return line && { text: replaced(tree.text, line.value, `"${'£ '.repeat(150_000)}"`), at: [0] };
  },
  'name of JavaScript': (tree, random) => {
    const name = random.pick(['__proto__', 'constructor', 'hasOwnProperty', 'prototype', 'toString']);
    const node = random.pick(
      tree.nodes.filter(({ type, parent }) => type === 'string' && parent !== undefined),
    );
    return node && { text: replaced(tree.text, node, JSON.stringify(name)), at: [node.offset] };
  },
};

/** How many objects and lists a value stands inside. */
function levels({ parent }: Node): number {
  if (parent === undefined) return 0;
  return levels(parent) + (parent.type === 'property' ? 0 : 1);
}

/** Where the words inside a value that was put in stand: a mistake may be told there. */
function inside(offset: number, value: string): number[] {
  return [offset + 1, offset + 2, offset + value.indexOf('7')];
}
