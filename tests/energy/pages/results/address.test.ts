import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import card from '../../../../schemas/cards/results-filter.card.json' with { type: 'json' };
import {
  type Fields,
  readAnswers,
  readShown,
  writeAddress,
} from '../../../../src/energy/pages/results/address.ts';
import { orders } from '../../../../src/energy/pages/results/order.ts';
import { someFilters } from './deals.ts';

const fields = card.schema.properties as unknown as Fields;
const defaults = {
  suppliers: [],
  isFixed: 'any',
  isGreen: 'any',
  switchable: true,
  payMethod: 'MonthlyDirectDebit',
};
const plain = { order: 'ranked', compare: [], isComparing: false } as const;
const someShown = fc.record({
  order: fc.constantFrom(...orders),
  compare: fc.uniqueArray(
    fc.integer({ min: 1, max: 99_999 }).map((id) => `${id}-CashOrCheque`),
    { maxLength: 3 },
  ),
  isComparing: fc.boolean(),
});

describe('the address of the results', () => {
  it('brings back every choice that it was written from', () => {
    fc.assert(
      fc.property(someFilters, someShown, (filters, shown) => {
        const answers = { ...filters, suppliers: [...filters.suppliers].sort((a, b) => a - b) };
        const search = writeAddress('', fields, answers, defaults, shown);
        expect({ ...defaults, ...readAnswers(search, fields) }).toEqual(answers);
        expect(readShown(search)).toEqual(shown);
        expect(writeAddress(search, fields, answers, defaults, shown)).toBe(search);
      }),
    );
  });

  it('is empty where nothing was chosen, and short where little was', () => {
    expect(writeAddress('', fields, defaults, defaults, plain)).toBe('');
    expect(writeAddress('?isFixed=fixed', fields, defaults, defaults, plain)).toBe('');
    const answers = { ...defaults, suppliers: [2, 7], isGreen: 'yes' };
    expect(writeAddress('', fields, answers, defaults, { ...plain, order: 'greenest' })).toBe(
      '?isGreen=yes&suppliers=2,7&sort=greenest',
    );
  });

  it.each([
    ['monthly', 'ranked'],
    ['saving', 'ranked'],
    ['supplier', 'supplier'],
    ['longest-fix', 'longest-fix'],
    ['__proto__', 'ranked'],
  ])('reads the order %s, old names too, as %s', (name, order) => {
    expect(readShown(`?sort=${name}`).order).toBe(order);
  });

  it('keeps what it does not know', () => {
    expect(writeAddress('?from=mail', fields, { ...defaults, isGreen: 'no' }, defaults, plain)).toBe(
      '?from=mail&isGreen=no',
    );
  });

  it.each([
    '?isFixed=sometimes&isGreen=&switchable=1&payMethod=monthlyDirectDebit',
    '?suppliers=a,-1,2.5,__proto__',
    '?__proto__=1&constructor=2',
    '?%E0%A4%A',
  ])('passes over what is not admitted: %s', (search) => {
    expect(readAnswers(search, fields)).toEqual({});
  });

  it.each(['?sort=commission&view=all&compare=1,x-y-z,-2', '?compare=<b>'])(
    'passes over an unknown order, view and deal: %s',
    (search) => expect(readShown(search)).toEqual(plain),
  );

  it('reads whole ids once each, and no more than three deals', () => {
    expect(readAnswers('?suppliers=7,2,7,x', fields)).toEqual({ suppliers: [2, 7] });
    expect(readShown('?compare=1-A,1-A,2-B,3-C,4-D').compare).toEqual(['1-A', '2-B', '3-C']);
  });

  it('is read from any text without a fault', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answers = readAnswers(text, fields);
        expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(answers)));
        expect(readShown(text).compare.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
