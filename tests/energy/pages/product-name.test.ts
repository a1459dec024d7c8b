import { describe, expect, it } from 'vitest';
import { inGenericWords } from '../../../src/energy/pages/product-name.ts';

const brand = { supplierName: 'Beam (UK)', productName: 'our service' };

describe('the operator’s name in texts of the server [Q9.11]', () => {
  it.each([
    ['Switch with Beam (UK) today', 'Switch with our service today'],
    ['with Beam (UK), Beam (UK)', 'with our service, our service'],
    ['SunBeam (UK) is another firm', 'SunBeam (UK) is another firm'],
    ['Beam alone is a light', 'Beam alone is a light'],
    ['Beam (UK) says: Beam (UK) knows', 'Our service says: our service knows'],
    ['Ask. “Beam (UK) answers”', 'Ask. “Our service answers”'],
    ['Beam (UK)s', 'Beam (UK)s'],
    ['', ''],
  ])('turns %j into %j', (text, shown) => {
    expect(inGenericWords(text, brand)).toBe(shown);
  });

  it.each([{}, { supplierName: '', productName: 'ours' }, { supplierName: 'Beam' }])(
    'is left alone with %j',
    (words) => {
      expect(inGenericWords('Beam says', words)).toBe('Beam says');
    },
  );
});
