import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealsOf, featuresOf, itemsOf as listOf } from '../../../../src/energy/api/deal.ts';
import { inGenericWords } from '../../../../src/energy/pages/product-name.ts';
import { compareDeals, featuresApart } from '../../../../src/energy/pages/results/comparison.ts';
import { cheapestOf, isCheapestFirst } from '../../../../src/energy/pages/results/deals.ts';
import { aDeal, aRow, itemsOf } from './deals.ts';

describe('deals of a list', () => {
  it('leave out a broken row and keep the others in their order [Q7.20]', () => {
    const rows = [aRow({ tariffId: 3 }), null, 4, { tariffId: 9 }, { ...aRow(), totalCost: 'x' }, aRow()];
    expect(dealsOf(itemsOf(rows)).map(({ tariffId }) => tariffId)).toEqual([3, 1]);
  });

  it('are read once: a list that was made of them gives the very same back', () => {
    const [deal] = dealsOf(itemsOf([aRow()]));
    const deals = deal ? [deal] : [];
    expect(dealsOf(listOf(deals))).toBe(deals);
    expect(dealsOf(itemsOf([{ ...deal, tariffName: '' }]))).toEqual([]);
  });

  it('come out of any rows at all, and never throw', () => {
    const row = fc.oneof(
      fc.jsonValue(),
      fc
        .record(
          { tariffId: fc.anything(), totalCost: fc.anything(), tariffDetails: fc.anything() },
          { requiredKeys: [] },
        )
        .map((odd) => ({ ...aRow(), ...odd })),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        for (const deal of dealsOf(itemsOf(rows))) {
          expect(Number.isFinite(deal.totalCost)).toBe(true);
          expect(featuresOf(deal).every((text) => typeof text === 'string')).toBe(true);
        }
      }),
    );
  });

  it('show each feature as one line without odd characters, the first 50, and none that is blank [Q8.04]', () => {
    const [deal] = dealsOf(
      itemsOf([aRow({ tariffDetails: ['Fixed\u202e for\na year', ' \u0007', 'x'.repeat(400)] })]),
    );
    expect(deal && featuresOf(deal)).toEqual(['Fixed for a year', `${'x'.repeat(299)}…`]);
    const many = aDeal({ tariffDetails: Array.from({ length: 60 }, (_, place) => `Feature ${place}`) });
    expect(featuresOf(many)).toHaveLength(50);
  });

  it('have a cheapest, the first of equals', () => {
    const deals = [5, 3, 3].map((totalCost, tariffId) => aDeal({ tariffId, totalCost }));
    expect(cheapestOf(deals)?.tariffId).toBe(1);
    expect(cheapestOf([])).toBeUndefined();
    expect(isCheapestFirst(deals)).toBe(false);
    expect(isCheapestFirst(deals.slice(1))).toBe(true);
  });

  it('may be 100,000 [Q8.04]', () => {
    const rows = Array.from({ length: 100_000 }, (_, tariffId) => aRow({ tariffId }));
    expect(dealsOf(itemsOf(rows))).toHaveLength(100_000);
  });
});

describe('a comparison', () => {
  const cheap = aDeal({ totalCost: 1200, tariffDetails: ['Same', 'Mine'] });
  const dear = aDeal({ tariffId: 2, totalCost: 1300, isGreen: false, savings: -5, tariffDetails: ['Same'] });
  const lineOf = (name: string, fees = 0) =>
    compareDeals([cheap, dear], '2026-11-23', fees).find((line) => line.name === name);

  it('says what each deal says, where they differ, and which costs least [Q2.31]', () => {
    expect(lineOf('A month')).toEqual({
      name: 'A month',
      now: '£119',
      values: ['£100', '£109'],
      differs: true,
      best: [true, false],
    });
    expect(lineOf('Green')).toMatchObject({ values: ['Yes', 'No'], differs: true });
    expect(lineOf('Rate type')).toEqual({
      name: 'Rate type',
      values: ['Fixed price', 'Fixed price'],
      differs: false,
    });
  });

  it('says of savings that an exit fee of the present tariff is not counted in them', () => {
    expect(lineOf('Compared with staying')).toBeDefined();
    expect(lineOf('Compared with staying, before your £50 exit fee', 50)).toMatchObject({
      values: ['saves £218 a year', 'costs £5 more a year'],
    });
  });

  it('says the exit fee in pounds, of what is paid for now too', () => {
    const fee = (hasCancellationFee: boolean, exitFees: number | null) =>
      aDeal({ hasCancellationFee, ...(exitFees === null ? {} : { exitFees }) });
    const of = (fees: number) =>
      compareDeals([fee(true, 130), fee(false, 0), fee(true, null)], '2026-11-23', fees).find(
        ({ name }) => name === 'Exit fee',
      );
    expect(of(0)).toMatchObject({ values: ['£130', 'None', 'Yes'] });
    expect(of(0)).not.toHaveProperty('now');
    expect(of(100)).toHaveProperty('now', '£100');
  });

  it('calls none the lowest where all cost the same', () => {
    expect(compareDeals([cheap, cheap], '2026-11-23', 0).some(({ best }) => best)).toBe(false);
  });

  it('tells by its deal what only one of them offers, and once what all do', () => {
    expect(featuresApart([cheap, dear], {})).toEqual({ own: [['Mine'], []], shared: ['Same'] });
    expect(featuresApart([cheap], {})).toEqual({ own: [['Same', 'Mine']], shared: [] });
  });
});

describe('the operator’s own name', () => {
  const brand = { supplierName: 'Switchyard', productName: 'our service' };

  it.each([
    ['Ask Switchyard, or write to Switchyard.', 'Ask our service, or write to our service.'],
    ['Switchyards differ', 'Switchyards differ'],
    ['Nothing here', 'Nothing here'],
  ])('becomes the generic product name in “%s” [Q9.11]', (text, shown) => {
    expect(inGenericWords(text, brand)).toBe(shown);
  });

  it('is left alone where the brand has none', () => {
    expect(inGenericWords('Switchyard', {})).toBe('Switchyard');
    expect(inGenericWords('Switchyard', { supplierName: '', productName: 'x' })).toBe('Switchyard');
  });
});
