import type { Node } from 'jsonc-parser';
import type { Fault } from './fault.ts';
import type { Random } from './random.ts';
import { linesOf, pathOf, replaced, type Tree } from './tree.ts';

const evil = ['(a+)+$', '^(\\\\w|\\\\d)+$', '\\\\s+$', '^(?=x).*$', '^[a-z', '(.)\\\\1'];
const shown = ['text', 'title', 'hint', 'label', 'heading', 'legend', 'tooltip'];
const hostile = ['\u202e', '\u200b', '\u2066', '\\u0000', '\\ud800', '\ufeff', '\u0007'];

/** Faults in a value: a pattern, an answer, a circle, a name in the wrong place. */
export const valueFaults: Readonly<Record<string, Fault>> = {
  'pattern that hangs': (tree, random) => {
    const field = random.pick(
      fields(tree).filter(({ value }) => has(value, 'type', 'string') && !has(value, 'pattern')),
    );
    const first = field?.value.children?.[0];
    if (first === undefined) return undefined;
    const text = `"pattern": "${random.pick(evil)}", `;
    return { text: replaced(tree.text, { offset: first.offset, length: 0 }, text), at: [first.offset + 11] };
  },
  'limit of another type': (tree, random) => {
    const field = random.pick(
      fields(tree).filter(({ value }) => has(value, 'type', 'string') && !has(value, 'minimum')),
    );
    const first = field?.value.children?.[0];
    if (first === undefined) return undefined;
    const text = replaced(tree.text, { offset: first.offset, length: 0 }, '"minimum": 18, ');
    return { text, at: [first.offset + 11] };
  },
  'schema that depends': (tree, random) => {
    const first = random.pick(fields(tree))?.value.children?.[0];
    if (first === undefined) return undefined;
    const key = random.pick(['oneOf', 'if', '$ref', 'required', 'not']) ?? '';
    return {
      text: replaced(tree.text, { offset: first.offset, length: 0 }, `"${key}": [], `),
      at: [first.offset],
    };
  },
  'value that an answer never has': (tree, random) => {
    const values = linesOf(tree).flatMap(({ value, object }) => {
      const [section] = pathOf(object);
      const options = pathOf(object)[2] === 'options';
      return options || section === 'presets' ? [value] : [];
    });
    const node = random.pick(values.filter(({ type, parent }) => type === 'string' && isValue(parent)));
    return node && { text: replaced(tree.text, node, '"plutonium"'), at: [node.offset] };
  },
  'condition in a circle': (tree, random) => {
    if (tree.kind !== 'conditions') return undefined;
    const line = random.pick(linesOf(tree, 'when').filter(({ object }) => pathOf(object).length === 2));
    const name = line && pathOf(line.object)[1];
    if (line === undefined) return undefined;
    return { text: replaced(tree.text, line.value, JSON.stringify(name)), at: [line.value.offset] };
  },
  'fact in a circle': (tree, random) => {
    if (tree.kind !== 'facts') return undefined;
    const line = random.pick(linesOf(tree, 'from'));
    const name = line && pathOf(line.object)[1];
    if (line === undefined) return undefined;
    return { text: replaced(tree.text, line.value, `"fact.${name}"`), at: [line.value.offset] };
  },
  'variant in a circle': (tree) => {
    if (tree.kind !== 'variant') return undefined;
    const [card] = linesOf(tree, 'card');
    if (card === undefined || linesOf(tree, 'extends').length > 0) return undefined;
    const name = tree.file.replace(/^.*\/|\.json$/g, '');
    const { offset } = card.key;
    const text = replaced(tree.text, { offset, length: 0 }, `"extends": "${name}", `);
    return { text, at: [offset + 11] };
  },
  'item placed twice': (tree, random) => {
    const node = random.pick(linesOf(tree, 'order', 'items').flatMap(({ value }) => value.children ?? []));
    if (node === undefined || tree.kind !== 'card') return undefined;
    const end = node.offset + node.length;
    const copy = `, ${JSON.stringify(node.value)}`;
    return { text: replaced(tree.text, { offset: end, length: 0 }, copy), at: [end + 2] };
  },
  'supplier twice': (tree, random) => {
    if (tree.kind !== 'variant') return undefined;
    const [list] = linesOf(tree, 'suppliers').map(({ value }) => value);
    const own = list?.children?.[0]?.value;
    const other = random.pick([2, 4, 7, 8, 12, 22, 42, 43, 49, 111, 116].filter((id) => id !== own));
    if (list === undefined) return undefined;
    // The file that comes first keeps the supplier: the fault may be told there or here.
    return { text: replaced(tree.text, list, `[${other}]`) };
  },
  'consent given before': (tree) => {
    const name = 'supplierMaySendUpdatesThatMayBeOfInterestViaEmail';
    const [presets] = linesOf(tree, 'presets').map(({ value }) => value);
    const first = presets?.children?.[0];
    if (first === undefined || !/"card": "terms"/.test(tree.text)) return undefined;
    const { offset } = first;
    const text = replaced(tree.text, { offset, length: 0 }, `"${name}": true, `);
    return { text, at: [offset + name.length + 4, offset] };
  },
};

/** Faults in what people read. */
export const copyFaults: Readonly<Record<string, Fault>> = {
  'link without https': (tree, random) => {
    const node = wording(tree, random);
    if (node === undefined) return undefined;
    const address = random.pick([
      'http://switchyard.example',
      'javascript:alert`1`',
      'www.switchyard.example',
    ]);
    const written = ` [Our prices](${address})`;
    const end = node.offset + node.length - 1;
    return {
      text: replaced(tree.text, { offset: end, length: 0 }, written),
      at: [end + written.indexOf('(') + 1],
    };
  },
  'address without https': ({ text }, random) => {
    const match = random.pick([...text.matchAll(/(?<=Url": ")https:/g)]);
    return (
      match && { text: replaced(text, { offset: match.index, length: 6 }, 'http:'), at: [match.index - 1] }
    );
  },
  'text left empty': (tree, random) => {
    const node = wording(tree, random);
    return node && { text: replaced(tree.text, node, '""'), at: [node.offset] };
  },
  'blank too many': (tree, random) => {
    const node = wording(tree, random);
    const blank = node && tree.text.slice(node.offset, node.offset + node.length).search(/(?<=\w) (?=\w)/);
    if (node === undefined || blank === undefined || blank < 0) return undefined;
    const offset = node.offset + blank;
    return { text: replaced(tree.text, { offset, length: 1 }, '  '), at: [offset] };
  },
  'link that says "here"': (tree, random) => {
    const node = wording(tree, random);
    if (node === undefined) return undefined;
    const end = node.offset + node.length - 1;
    const text = replaced(tree.text, { offset: end, length: 0 }, ' Read it [here]({terms}).');
    return { text, at: [end + 10] };
  },
  'sentence without end': (tree, random) => {
    const node = wording(tree, random);
    if (node === undefined) return undefined;
    const long = `Then${' we may or may not write to you again'.repeat(4)}`;
    return { text: replaced(tree.text, node, JSON.stringify(long)), at: [node.offset, node.offset + 1] };
  },
  'brace not closed': (tree, random) => {
    const node = wording(tree, random);
    if (node === undefined) return undefined;
    const end = node.offset + node.length - 1;
    return { text: replaced(tree.text, { offset: end, length: 0 }, ' {phone'), at: [end + 1] };
  },
  'character that nobody sees': (tree, random) => {
    const node = random.pick(tree.nodes.filter(({ type }) => type === 'string'));
    if (node === undefined) return undefined;
    const offset = node.offset + 1 + random.int(Math.max(1, node.length - 2));
    const before = tree.text[offset - 1];
    if (before === '\\') return undefined;
    const by = random.pick(hostile) ?? '';
    return { text: replaced(tree.text, { offset, length: 0 }, by), at: [offset, node.offset] };
  },
};

/** Changes that may well be meant: what is not refused must still be drawn. */
export const changes: Readonly<Record<string, Fault>> = {
  'items in another order': (tree, random) => {
    const list = random.pick(linesOf(tree, 'order', 'items', 'options', 'steps').map(({ value }) => value));
    const items = (list?.children ?? []).map(({ offset, length }) =>
      tree.text.slice(offset, offset + length),
    );
    return list && { text: replaced(tree.text, list, `[${items.reverse().join(', ')}]`) };
  },
  'item left out': (tree, random) => {
    const list = random.pick(
      linesOf(tree, 'order', 'items', 'options', 'steps', 'first').map(({ value }) => value),
    );
    const items = (list?.children ?? []).map(({ offset, length }) =>
      tree.text.slice(offset, offset + length),
    );
    items.splice(random.int(items.length), 1);
    return list && { text: replaced(tree.text, list, `[${items.join(', ')}]`) };
  },
  'condition turned round': (tree, random) => {
    const node = random.pick(linesOf(tree, 'when').map(({ value }) => value));
    return (
      node && {
        text: replaced(
          tree.text,
          node,
          `{ "not": ${tree.text.slice(node.offset, node.offset + node.length)} }`,
        ),
      }
    );
  },
  'condition that always holds': (tree, random) => {
    const node = random.pick(linesOf(tree, 'when').map(({ value }) => value));
    return node && { text: replaced(tree.text, node, random.int(2) === 0 ? 'true' : 'false') };
  },
  'text of another length': (tree, random) => {
    const node = wording(tree, random);
    const text = random.pick([
      '£',
      '🏡 حرارة 暖房.',
      'Yes. '.repeat(4000).trim(),
      '<img src=x onerror=alert(1)>',
      '\\\\',
    ]);
    return node && { text: replaced(tree.text, node, `"${text}"`) };
  },
};

function wording(tree: Tree, random: Random): Node | undefined {
  const texts = linesOf(tree, ...shown).filter(
    ({ value, object }) => value.type === 'string' && isShown(tree, pathOf(object)),
  );
  return random.pick(texts)?.value;
}

/** Where a key such as `text` or `title` holds words for people. */
function isShown({ kind }: Tree, path: readonly string[]): boolean {
  return kind === 'card' || kind === 'notices' || (kind === 'variant' && path[0] === 'notices');
}

function fields(tree: Tree) {
  if (tree.kind !== 'card') return [];
  return linesOf(tree).filter(({ object }) => pathOf(object).join(' ') === 'schema properties');
}

function has(object: Node, name: string, value?: string): boolean {
  return (object.children ?? []).some(
    ({ children: [key, held] = [] }) => key?.value === name && (value === undefined || held?.value === value),
  );
}

function isValue(property: Node | undefined): boolean {
  const name = property?.children?.[0]?.value;
  return name === 'value' || property?.parent?.parent?.children?.[0]?.value === 'presets';
}
