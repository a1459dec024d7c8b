import { expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

const own = 'supplier-variants/43-so-energy.json';
const figure = '"workingDays": 5';

/** What the checker tells of the file of a supplier with these edits, each an exact text and what stands there then. */
function told(edits: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
  const files = productFiles.map((file) => {
    if (file.file !== own) return file;
    const text = Object.entries(edits).reduce((before, [from, to]) => {
      expect(before.split(from), from).toHaveLength(2);
      return before.replace(from, to);
    }, file.text);
    return { ...file, text };
  });
  const added = Object.entries(more).map(([file, text]) => ({ file, text }));
  return checkDefinitions([...files, ...added], trade).map(
    ({ file, line, id, message }) => `${file}:${line} ${id} ${message}`,
  );
}

it.each([
  [
    'another figure',
    { [figure]: '"workingDays": 7' },
    'The figures of this file say "about 7 working days".',
  ],
  [
    'no figure of its own',
    { [`"figures": { ${figure} },`]: '' },
    'A switch takes 5 to 10 working days, or about as many as its supplier says.',
  ],
  [
    'the words of all',
    { 'about 5 working days': '5 to 10 working days' },
    'The figures of this file say "about 5 working days".',
  ],
])('tells a supplier whose words and figure contradict each other: %s [S2.40 S2.61]', (_, edits, says) => {
  expect(told({})).toEqual([]);
  expect(told(edits)).toEqual([expect.stringMatching(new RegExp(`^${own}:\\d+ wrong-words `))]);
  expect(told(edits)[0]).toContain(says);
});

it('takes words and figure that changed alike, and a figure of which nothing is said', () => {
  const six = { [figure]: '"workingDays": 6', 'about 5 working days': 'about 6 working days' };
  expect(told(six).filter((one) => one.includes('wrong-words'))).toEqual([]);
  const silent = { 'The switch takes about 5 working days. ': '' };
  expect(told(silent).filter((one) => one.includes('wrong-words'))).toEqual([]);
});

it('holds the words of a file to the figure of the one that it extends', () => {
  const child = JSON.stringify({
    $schema: '../schemas/meta/variant.schema.json',
    suppliers: [117],
    name: 'Foo Energy',
    card: 'terms',
    extends: '43-so-energy',
    text: { 'cooling-off': 'Your switch takes about 6 working days.' },
  });
  expect(told({}, { 'supplier-variants/117-foo-energy.json': child })).toContainEqual(
    expect.stringMatching(/117-foo-energy.json:1 wrong-words .*"about 5 working days"/),
  );
});

it.each(['0', '61', '2.5', '-1'])('takes %s for no number of working days', (days) => {
  expect(told({ [figure]: `"workingDays": ${days}` })).toContainEqual(
    expect.stringContaining(
      `value-outside-limits "workingDays" is a whole number from 1 to 60, and this is ${days}`,
    ),
  );
});
