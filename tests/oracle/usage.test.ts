import { describe, expect, it } from 'vitest';
import { complete, economy7Home, plainHome, today } from './examples.ts';
import { type Answers, problems } from './quote-oracle.ts';

const wrong = (changes: Answers) => problems(complete(changes), plainHome, today).usage;

describe('usage', () => {
  it('a tab must be chosen, and on the averages a level [Q2.22, Q4.35]', () => {
    expect(wrong({ usageSource: null })).toEqual(['usageSource']);
    expect(wrong({ usageSource: 'average' })).toEqual(['averageLevel']);
    expect(wrong({ usageSource: 'average', averageLevel: 'low' })).toEqual([]);
  });

  it('kWh is required for "I use", cost for "I spend", of each fuel of the quote [Q5.08]', () => {
    const none = { 'gasUsage.usage': null, 'electricityUsage.usage': null };
    const spend = { ...none, 'gasUsage.usageType': 0, 'electricityUsage.usageType': 0 };
    expect(wrong(none)).toEqual(['gasUsage.usage', 'electricityUsage.usage']);
    expect(wrong({ ...none, compareFuel: 'gas' })).toEqual(['gasUsage.usage']);
    expect(wrong({ ...none, compareFuel: 'electricity' })).toEqual(['electricityUsage.usage']);
    expect(wrong(spend)).toEqual(['gasUsage.cost', 'electricityUsage.cost']);
    expect(wrong({ ...spend, compareFuel: 'gas' })).toEqual(['gasUsage.cost']);
    expect(wrong({ ...none, usageSource: 'estimate' })).toHaveLength(2);
  });

  it('must be a number [Q5.08]', () => {
    expect(wrong({ 'gasUsage.usage': 'many' })).toEqual(['gasUsage.usage']);
    expect(wrong({ 'gasUsage.usage': Number.NaN })).toEqual(['gasUsage.usage']);
    expect(wrong({ 'gasUsage.usage': '12000' })).toEqual([]);
  });

  it.each([
    ['gas', 0, 1, 120, 9000],
    ['gas', 0, 2, 10, 750],
    ['gas', 0, 3, 30, 2250],
    ['electricity', 0, 1, 120, 9000],
    ['electricity', 0, 2, 10, 750],
    ['electricity', 0, 3, 30, 2250],
    ['electricity', 1, 1, 1, 75000],
    ['electricity', 1, 2, 1, 6250],
    ['electricity', 1, 3, 1, 18750],
    ['gas', 1, 1, 1, 200000],
    ['gas', 1, 2, 1, 16600],
    ['gas', 1, 3, 1, 50000],
  ])('%s of type %i and unit %i goes from %i to %i [Q5.08]', (fuel, type, unit, least, most) => {
    const name = `${fuel}Usage.${type === 1 ? 'usage' : 'cost'}`;
    const found = (amount: number) =>
      wrong({
        compareFuel: fuel,
        [`${fuel}Usage.usageType`]: type,
        [`${fuel}Usage.usageUnit`]: unit,
        [name]: amount,
      });
    expect([least - 1, least, most, most + 1].map(found)).toEqual([[name], [], [], [name]]);
  });
});

describe('the last cards', () => {
  it('the night share goes from 1 to 100 [Q5.09]', () => {
    const found = (economy7Percentage: number | null) =>
      problems(complete({ economy7Percentage }), economy7Home, today)['economy-7-share'];
    const share = ['economy7Percentage'];
    expect([0, 1, 100, 101, null].map(found)).toEqual([share, [], [], share, share]);
  });

  it('the new payment method is required, and not asked for with prepayment [Q5.09, Q4.22]', () => {
    const found = (currentPayMethod: string) =>
      problems(complete({ currentPayMethod, newTariffPaymentMethod: null }), plainHome, today)[
        'new-payment-method'
      ];
    expect(found('cashOrCheque')).toEqual(['newTariffPaymentMethod']);
    expect(found('prePaymentMeter')).toBeUndefined();
  });
});
