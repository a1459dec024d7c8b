import { expect, it } from 'vitest';
import { counted, inYearsAndMonths } from '../../src/words/counted.ts';

it.each([
  [0, '0 deals'],
  [1, '1 deal'],
  [2, '2 deals'],
  [1008, '1,008 deals'],
])('%d of a thing are written as people count them', (number, words) => {
  expect(counted(number, 'deal')).toBe(words);
});

it.each([
  [36, '3 years'],
  [13, '1 year and 1 month'],
  [2, '2 months'],
  [0, 'no time'],
])('says %d months as %j', (months, says) => {
  expect(inYearsAndMonths(months)).toBe(says);
});
