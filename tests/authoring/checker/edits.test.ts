import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { rewritten } from '../../../src/authoring/checker/edits.ts';
import { jsonOf, treeOf } from '../../../src/authoring/checker/json.ts';

it.each([
  ['[{\n  "a": 1,\n  "b": [2]\n}]', '{\n  "a": 1,\n  "b": [2]\n}'],
  ['[ "gas" ]', '"gas"'],
])(
  'takes the brackets from around the only item of %j and leaves its lines as they stand',
  (text, mended) => {
    const list = treeOf(text);
    const [only] = list?.children ?? [];
    if (list === undefined || only === undefined) throw new Error('This is a list of one.');
    expect(applyEdits(text, [...rewritten(list, jsonOf(only)).edits])).toBe(mended);
  },
);

it('writes another value in the place of what stands there', () => {
  const text = treeOf('"49"');
  if (text === undefined) throw new Error('This is JSON.');
  expect(applyEdits('"49"', [...rewritten(text, [49]).edits])).toBe('[49]');
});
