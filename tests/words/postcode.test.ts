import { expect, it } from 'vitest';
import { unbrokenPostcodes } from '../../src/words/postcode.ts';

it('keeps the halves of each postcode together, and leaves all other words as they are', () => {
  const held = (text: string) => unbrokenPostcodes(text).replaceAll('\u00a0', '_');
  expect(held('Flat 1, Norwich, NR2 1NH, then 4 SW1A 2AA.')).toBe(
    'Flat 1, Norwich, NR2_1NH, then 4 SW1A_2AA.',
  );
  for (const text of ['Unit B1 2nd floor', 'A1 4DRIVE', '12 High Street', 'MPAN 01 801 100'])
    expect(held(text)).toBe(text);
});
