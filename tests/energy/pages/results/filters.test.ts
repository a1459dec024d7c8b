import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealsOf } from '../../../../src/energy/api/deal.ts';
import { type Filters, readFilters, sift } from '../../../../src/energy/pages/results/filters.ts';
import { aDeal, aRow, itemsOf, someDeals, someFilters } from './deals.ts';

const all: Filters = {
  suppliers: [],
  isFixed: 'any',
  isGreen: 'any',
  switchable: true,
  payMethod: 'MonthlyDirectDebit',
};
const idsShown = (...[deals, filters]: Parameters<typeof sift>) =>
  sift(deals, filters).shown.map(({ id }) => id);

describe('filtering', () => {
  it('hides deals that cannot be switched to unless switchable is false, and counts them [Q2.34]', () => {
    const deals = [aDeal(), aDeal({ tariffId: 2, switchOption: 'None' })];
    expect(sift(deals, all)).toMatchObject({ shown: [{ tariffId: 1 }], reviewOnly: 1, filtered: 0 });
    expect(sift(deals, { ...all, switchable: false })).toMatchObject({ shown: deals, reviewOnly: 0 });
  });

  it.each(['Online', 'switch', '', null, 7])(
    'shows a deal of the switch option %j: only None is hidden [Q2.34]',
    (switchOption) => {
      const deals = dealsOf(itemsOf([{ ...aRow(), switchOption }]));
      expect(sift(deals, all)).toMatchObject({ shown: [{ tariffId: 1 }], reviewOnly: 0 });
    },
  );

  it.each([
    [{ isFixed: 'fixed' } as const, [1, 3]],
    [{ isFixed: 'variable' } as const, [2]],
    [{ isGreen: 'yes' } as const, [1, 2]],
    [{ isGreen: 'no' } as const, [3]],
    [{ suppliers: [7] }, [2, 3]],
    [{ suppliers: [2, 7] }, [1, 2, 3]],
    [{ suppliers: [7], isGreen: 'no' } as const, [3]],
    [{ payMethod: 'CashOrCheque' } as const, [4]],
  ])('by %j leaves the tariffs %j [Q2.34]', (change, tariffs) => {
    const deals = [
      aDeal(),
      aDeal({ tariffId: 2, isFixed: false, supplierId: 7 }),
      aDeal({ tariffId: 3, isGreen: false, supplierId: 7 }),
      aDeal({ tariffId: 4, payMethod: 'CashOrCheque' }),
    ];
    expect(sift(deals, { ...all, ...change }).shown.map(({ tariffId }) => tariffId)).toEqual(tariffs);
  });

  it('passes over suppliers that the list does not hold', () => {
    const deals = [aDeal(), aDeal({ tariffId: 2, supplierId: 7 })];
    expect(idsShown(deals, { ...all, suppliers: [999] })).toHaveLength(2);
    expect(idsShown(deals, { ...all, suppliers: [7, 999] })).toEqual(['2-MonthlyDirectDebit']);
  });

  it('shows every deal that each filter admits by itself, in their order, and no other', () => {
    fc.assert(
      fc.property(someDeals, someFilters, (deals, filters) => {
        const { suppliers, isFixed, isGreen, switchable, payMethod } = filters;
        const base = { ...all, switchable: false, payMethod };
        const apart = [
          { ...base, suppliers },
          { ...base, isFixed },
          { ...base, isGreen },
          { ...base, switchable },
        ].map((one) => new Set(idsShown(deals, one)));
        const expected = deals.filter(({ id }) => apart.every((shown) => shown.has(id))).map(({ id }) => id);
        expect(idsShown(deals, filters)).toEqual(expected);
      }),
    );
  });

  it('accounts for every deal of the pay method: what is hidden comes back by what it is said to be hidden by', () => {
    fc.assert(
      fc.property(someDeals, someFilters, (deals, filters) => {
        const { shown, reviewOnly, filtered } = sift(deals, filters);
        const withReview = sift(deals, { ...filters, switchable: false });
        expect(withReview.shown.length).toBe(shown.length + reviewOnly);
        const without = sift(deals, { ...filters, suppliers: [], isFixed: 'any', isGreen: 'any' });
        expect(without.shown.length).toBe(shown.length + filtered);
      }),
    );
  });
});

describe('reading filters', () => {
  it('begins with any, any, switchable, Monthly Direct Debit [Q2.34]', () => {
    expect(readFilters({})).toEqual(all);
  });

  it('takes anything for answers and always gives filters', () => {
    const anything = fc.dictionary(
      fc.constantFrom('suppliers', 'isFixed', 'isGreen', 'switchable', 'payMethod'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anything, someDeals, (answers, deals) => {
        const filters = readFilters(answers as never);
        expect(readFilters({ ...filters })).toEqual(filters);
        expect(sift(deals, filters).shown.length).toBeLessThanOrEqual(deals.length);
      }),
    );
  });
});
