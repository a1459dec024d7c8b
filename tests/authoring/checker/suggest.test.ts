import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from '../../../src/authoring/checker/suggest.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['fuel', 'fuel', 0],
    ['feul', 'fuel', 1],
    ['tarifs', 'tariffs', 1],
    ['gas', 'oil', 3],
  ])('from "%s" to "%s" is %i', (from, to, distance) => expect(editDistance(from, to)).toBe(distance));

  it('is the same in both directions, and 0 for equal texts alone', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it('is at most 1 after one letter has been taken out', () => {
    fc.assert(
      fc.property(word, fc.nat(5), (text, index) => {
        expect(editDistance(text, text.slice(0, index) + text.slice(index + 1))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('nearest', () => {
  it('is the name with the fewest changes', () => {
    expect(nearest('load-meter', ['load-matters', 'load-meters', 'reload'])).toBe('load-meters');
  });

  it('takes no notice of capital letters', () =>
    expect(nearest('SupplierID', ['supplierId'])).toBe('supplierId'));

  it('is nothing where every name is another word', () =>
    expect(nearest('oil', ['gas', 'fuel'])).toBeUndefined());
});
