import { expect, it } from 'vitest';
import { printJson } from '../../../src/authoring/checker/print.ts';

/** A list that takes so many characters. */
const listOf = (length: number) => ['x'.repeat(length - 4)];
const key = '  "a": ';

it('keeps a list on its line while that has 120 characters, with the comma where one follows, as the formatter does', () => {
  const fits = 120 - key.length;
  expect(printJson({ a: listOf(fits) }).split('\n')).toHaveLength(4);
  expect(printJson({ a: listOf(fits + 1) }).split('\n')).toHaveLength(6);
  expect(printJson({ a: listOf(fits - 1), b: 1 }).split('\n')).toHaveLength(5);
  expect(printJson({ a: listOf(fits), b: 1 }).split('\n')).toHaveLength(7);
});
