import { expect, it } from 'vitest';
import { withPiece } from '../../../src/authoring/studio/form/write-piece.ts';
import { withSentence } from '../../../src/authoring/studio/words/sentences.ts';
import type { Json } from '../../../src/engine/types.ts';

/** A file's text after a form made it say something else. */
const changed = (text: string, after: Json) => withPiece(text, [], {}, JSON.parse(text), after);

const when = { not: { somethingWithAVeryLongName: true } };
const long = 'anotherThingWithAVeryLongNameIndeed';

it('writes what is new in the line of its object as long as that has room, then a line each, as the formatter does', () => {
  const short = '{\n  "a": 1,\n  "show": { "b": true }\n}\n';
  expect(changed(short, { a: 1, show: { b: true, c: { not: { d: true } } } })).toBe(
    '{\n  "a": 1,\n  "show": { "b": true, "c": { "not": { "d": true } } }\n}\n',
  );
  const full = `{\n  "show": { "${long}": { "not": "b" } },\n  "odd":[1]\n}\n`;
  expect(changed(full, { show: { [long]: { not: 'b' }, [`${long}Too`]: when }, odd: [1] })).toBe(
    `{
  "show": {
    "${long}": { "not": "b" },
    "${long}Too": { "not": { "somethingWithAVeryLongName": true } }
  },
  "odd":[1]
}
`,
  );
});

it('keeps a list of plain values in one line where it fits, and no longer than that', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `item-number-${index}`);
  const text = JSON.stringify({ hide: items(7) }, null, 2);
  expect(changed(text, { hide: items(5) })).toContain('"hide": ["item-number-0", "item-number-1",');
  const line = `{\n  "hide": ["${items(5).join('", "')}"]\n}`;
  expect(changed(line, { hide: items(8) }).split('\n')).toHaveLength(12);
});

it('gives a sentence that became too long for the line of its object one of its own', () => {
  const text = `{\n  "options": [\n    { "value": "a", "label": "Short" }\n  ]\n}`;
  const words = 'A sentence that says more and more. '.repeat(3);
  expect(withSentence(text, ['options', 0, 'label'], words)).toBe(
    `{\n  "options": [\n    {\n      "value": "a",\n      "label": "${words}"\n    }\n  ]\n}`,
  );
});

const odd = '{"value": "a",  "label": "A" }';
const broken = '{\n      "value": "b",\n      "label": "B"\n    }';
const listOf = (...options: readonly string[]) => `{\n  "options": [\n    ${options.join(',\n    ')}\n  ]\n}`;

it('leaves the items of a list as they were written when one is taken out, added or moved', () => {
  const other = '{ "value": "c", "label": "C" }';
  const [a, b, c] = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  const text = listOf(odd, broken, other);
  const after = (...options: readonly unknown[]) => changed(text, JSON.parse(JSON.stringify({ options })));
  expect(after(a, c)).toBe(listOf(odd, other));
  expect(after(b, a, c)).toBe(listOf(broken, odd, other));
  expect(after(a, { ...b, value: 'd' }, c)).toBe(listOf(odd, broken.replace('"b"', '"d"'), other));
  expect(changed(listOf(odd, other), JSON.parse(JSON.stringify({ options: [a, c, b] })))).toBe(
    listOf(odd, other, '{ "value": "b", "label": "B" }'),
  );
});
