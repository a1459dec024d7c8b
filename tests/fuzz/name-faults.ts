import { type Fault, mistyped } from './fault.ts';
import { linesOf, pathOf, replaced, type Tree } from './tree.ts';

/** Keys whose value names something. */
const naming = [
  'card',
  'use',
  'run',
  'lookup',
  'widget',
  'check',
  'picture',
  'extends',
  'group',
  'action',
  'journey',
];
/** Sections whose keys name something that is declared elsewhere. */
const sections = ['ui', 'show', 'require', 'presets', 'onChange'];
const closed = ['tone', 'reveal', 'layout', 'appearance', 'mode', 'width'];

function isCondition(tree: Tree, path: readonly string[]): boolean {
  return tree.kind === 'card' && ['show', 'require'].includes(path[0] ?? '') && path.length === 2;
}

/** Faults in a name: of a key, a part, a path, a word of the vocabulary, a placeholder. */
export const nameFaults: Readonly<Record<string, Fault>> = {
  'key mistyped': (tree, random) => {
    const known = linesOf(tree).filter(({ object }) => isShaped(tree, pathOf(object)));
    const line = random.pick(known);
    if (line === undefined) return undefined;
    const text = replaced(tree.text, line.key, JSON.stringify(mistyped(line.name, random)));
    return { text, at: [line.key.offset] };
  },
  'name mistyped': (tree, random) => {
    const texts = linesOf(tree, ...naming).filter(
      ({ value, object }) =>
        value.type === 'string' && (object.parent !== undefined || tree.kind === 'variant'),
    );
    const line = random.pick(texts);
    if (line === undefined) return undefined;
    const text = replaced(tree.text, line.value, JSON.stringify(mistyped(String(line.value.value), random)));
    return { text, at: [line.value.offset] };
  },
  'item mistyped': (tree, random) => {
    const lists = linesOf(tree, 'order', 'items', 'hide', 'clear').flatMap(
      ({ value }) => value.children ?? [],
    );
    const node = random.pick(lists.filter(({ type }) => type === 'string'));
    if (node === undefined) return undefined;
    const written = mistyped(String(node.value), random);
    return { text: replaced(tree.text, node, JSON.stringify(written)), at: [node.offset] };
  },
  'name of a section mistyped': (tree, random) => {
    const lines = linesOf(tree).filter(({ object }) => {
      const path = pathOf(object);
      return path.length === 1 && sections.includes(path[0] ?? '') && ['card', 'variant'].includes(tree.kind);
    });
    const line = random.pick(lines);
    if (line === undefined) return undefined;
    const text = replaced(tree.text, line.key, JSON.stringify(mistyped(line.name, random)));
    return { text, at: [line.key.offset] };
  },
  'path mistyped': (tree, random) => {
    const copied = linesOf(tree, 'from').map(({ value }) => value);
    const compared = linesOf(tree).flatMap(({ key, name, object }) =>
      /^(meter|plan|fact|lookup)\./.test(name) || isCondition(tree, pathOf(object)) ? [key] : [],
    );
    const node = random.pick(
      [...copied, ...compared].filter(({ value }) => !['all', 'any', 'not'].includes(value)),
    );
    if (node === undefined) return undefined;
    const written = mistyped(String(node.value), random);
    return { text: replaced(tree.text, node, JSON.stringify(written)), at: [node.offset] };
  },
  'condition mistyped': (tree, random) => {
    const named = linesOf(tree, 'when', 'not').map(({ value }) => value);
    const shown = linesOf(tree).flatMap(({ value, object }) =>
      isCondition(tree, [...pathOf(object), '']) ? [value] : [],
    );
    const node = random.pick([...named, ...shown].filter(({ type }) => type === 'string'));
    if (node === undefined) return undefined;
    const written = mistyped(String(node.value), random);
    return { text: replaced(tree.text, node, JSON.stringify(written)), at: [node.offset] };
  },
  'placeholder mistyped': (tree, random) => {
    const places = [...tree.text.matchAll(/\{([A-Za-z][\w.]*)\}/g)];
    const match = random.pick(places);
    if (match === undefined) return undefined;
    const [, name = ''] = match;
    const offset = match.index + 1;
    const text = replaced(tree.text, { offset, length: name.length }, mistyped(name, random));
    const node = tree.nodes.findLast((one) => one.type === 'string' && one.offset < offset);
    return { text, at: [offset, offset - 1, node?.offset ?? offset] };
  },
  'word of a closed list mistyped': (tree, random) => {
    const line = random.pick(linesOf(tree, ...closed).filter(({ value }) => value.type === 'string'));
    if (line === undefined) return undefined;
    const text = replaced(tree.text, line.value, JSON.stringify(mistyped(String(line.value.value), random)));
    return { text, at: [line.value.offset] };
  },
};

/** Whether the keys of the object at a path are the format's own, and none that an author chooses. */
function isShaped({ kind }: Tree, path: readonly string[]): boolean {
  const [section, , part] = path;
  if (path.length === 0) return true;
  if (kind === 'card') {
    if (section === 'schema') return path.length === 1 || (path.length === 3 && part !== undefined);
    return path.length === 2 && ['groups', 'ui', 'notices'].includes(section ?? '');
  }
  if (kind === 'journey') return path.length === 1 && ['submit', 'steps'].includes(section ?? '');
  return (kind === 'conditions' || kind === 'notices') && path.length === 2;
}
