import type { Fault } from './fault.ts';
import { linesOf, replaced } from './tree.ts';

const commas = /(?<=["\d\]}el]),(?=\s)/g;

/** Faults after which a file is no JSON. */
export const jsonFaults: Readonly<Record<string, Fault>> = {
  'comma left out': ({ text }, random) => {
    const comma = random.pick([...outsideTexts(text, commas)]);
    return comma === undefined
      ? undefined
      : { text: replaced(text, { offset: comma, length: 1 }, ''), at: [comma] };
  },
  'comma too many': ({ nodes, text }, random) => {
    const node = random.pick(
      nodes.filter(({ type, children = [] }) => isHolder(type) && children.length > 0),
    );
    const last = node?.children?.at(-1);
    if (last === undefined) return undefined;
    const end = last.offset + last.length;
    return { text: replaced(text, { offset: end, length: 0 }, ','), at: [end] };
  },
  'colon left out': (tree, random) => {
    const line = random.pick(linesOf(tree));
    if (line === undefined) return undefined;
    const end = line.key.offset + line.key.length;
    return { text: replaced(tree.text, { offset: end, length: 1 }, ''), at: [line.value.offset - 1] };
  },
  'bracket not closed': ({ nodes, text }, random) => {
    const node = random.pick(
      nodes.filter(({ type, children = [] }) => isHolder(type) && children.length > 0),
    );
    if (node === undefined) return undefined;
    const end = node.offset + node.length - 1;
    // Which of several that open on one line is not closed, nobody can tell.
    const onLine = nodes.filter((one) => isHolder(one.type) && sameLine(text, one.offset, node.offset));
    // That of the whole file is missing at its end.
    const at =
      node.parent === undefined ? [text.slice(0, end).trimEnd().length] : onLine.map(({ offset }) => offset);
    return { text: replaced(text, { offset: end, length: 1 }, ''), at };
  },
  'single quotes': ({ nodes, text }, random) => {
    const node = random.pick(nodes.filter(({ type, value }) => type === 'string' && !/['"\\\n]/.test(value)));
    return node && { text: replaced(text, node, `'${node.value}'`), at: [node.offset] };
  },
  'key without quotes': (tree, random) => {
    const line = random.pick(linesOf(tree).filter(({ name }) => /^[a-z]+$/i.test(name)));
    return line && { text: replaced(tree.text, line.key, line.name), at: [line.key.offset] };
  },
  comment: (tree, random) => {
    const line = random.pick(linesOf(tree));
    const offset = line?.key.offset ?? 0;
    const comment = '// as agreed\n';
    return line && { text: replaced(tree.text, { offset, length: 0 }, comment), at: [offset] };
  },
  'quote not closed': ({ nodes, text }, random) => {
    const node = random.pick(nodes.filter(({ type }) => type === 'string'));
    if (node === undefined) return undefined;
    const end = node.offset + node.length - 1;
    return { text: replaced(text, { offset: end, length: 1 }, ''), at: [node.offset] };
  },
  'quote inside a text': ({ nodes, text }, random) => {
    const node = random.pick(nodes.filter(({ type, value }) => type === 'string' && /\w \w/.test(value)));
    if (node === undefined) return undefined;
    const blank = text.indexOf(' ', node.offset + 2);
    return { text: replaced(text, { offset: blank, length: 0 }, '"'), at: [blank + 1, blank + 2] };
  },
  'word of another language': ({ nodes, text }, random) => {
    const node = random.pick(nodes.filter(({ type }) => type === 'boolean'));
    return node && { text: replaced(text, node, node.value ? 'True' : 'False'), at: [node.offset] };
  },
  'cut off': ({ text }, random) => ({ text: text.slice(0, random.int(text.length - 2)) }),
  'any character': ({ text }, random) => {
    const offset = random.int(text.length);
    const by = random.pick(['', 'x', '"', '{', ']', ',', '\\', '\n', '\u0000', '£', '0']) ?? '';
    return { text: replaced(text, { offset, length: random.int(2) }, by) };
  },
};

function isHolder(type: string): boolean {
  return type === 'object' || type === 'array';
}

/** Where a pattern fits outside of texts. */
function* outsideTexts(text: string, pattern: RegExp): Generator<number> {
  const blank = text.replace(/"(?:[^"\\]|\\.)*"/g, (found) => `"${' '.repeat(found.length - 2)}"`);
  for (const { index } of blank.matchAll(pattern)) yield index;
}

function sameLine(text: string, one: number, other: number): boolean {
  return !text.slice(Math.min(one, other), Math.max(one, other)).includes('\n');
}
