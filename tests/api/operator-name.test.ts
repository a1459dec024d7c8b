import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutOperator } from '../../src/api/operator-name.ts';

const brand = { supplierName: 'Beam (UK) Ltd.', productName: 'our service' };

describe('the operator’s name in texts of the server [Q9.11]', () => {
  it.each([
    ['Switch with Beam (UK) Ltd. today', 'Switch with our service today'],
    ['Beam (UK) Ltd. compares for you', 'Our service compares for you'],
    ['Saved. BEAM (uk) ltd. will write', 'Saved. Our service will write'],
    ['Beam (UK) Ltd.’s promise, Beam (UK) Ltd.', 'Our service’s promise, our service'],
    ['SunBeam (UK) Ltd. is another firm', 'SunBeam (UK) Ltd. is another firm'],
    ['Beam alone is a light', 'Beam alone is a light'],
    ['', ''],
  ])('turns %j into %j', (text, shown) => {
    expect(withoutOperator(text, brand)).toBe(shown);
  });

  it('never reads a name as a pattern, nor the product name as one', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (supplierName) => {
        fc.pre(supplierName.trim() !== '' && !/[\p{L}\p{N}$]/u.test(supplierName));
        const shown = withoutOperator(`with ${supplierName.trim()}`, {
          supplierName,
          productName: '$& ours',
        });
        expect(shown).toBe('with $& ours');
      }),
    );
  });

  it.each([
    {},
    { supplierName: '', productName: 'ours' },
    { supplierName: 'Beam', productName: '' },
    { supplierName: 7 },
  ])('leaves the text alone with %j', (words) => {
    expect(withoutOperator('Beam says', words)).toBe('Beam says');
  });
});
