import { describe, expect, it } from 'vitest';
import { moneySplit } from '../../../../src/energy/pages/details/money-split.ts';
import { fieldsOf, sumOf } from '../../../../src/energy/pages/details/workings.ts';
import { gasPlans, projection } from '../../../tariff.ts';

/** Day 30p, night 10p, a quarter of 4,000 kWh at night: £900 + £100 + £365. */
const twoRates = projection({
  annualUsage: 4000,
  unitRate: null,
  unitRateDay: 30,
  unitRateNight: 10,
  personalProjection: 1365,
});

describe('what the money buys (V4) [Q2.41]', () => {
  it('is a year at the present rates beside one at the new rates', () => {
    const split = moneySplit(gasPlans);
    expect(split?.now.parts).toEqual([
      { name: 'standing', pounds: 182.5, kwh: undefined, rate: 50 },
      { name: 'units', pounds: 182.5, kwh: 1000, rate: 18.25 },
    ]);
    expect(split?.now.pounds).toBe(365);
    expect(split?.next.pounds).toBe(547.5);
  });

  it('tells day and night apart by the share that makes the sum come out', () => {
    const cheaper = { ...twoRates, unitRateDay: 28, personalProjection: 1305 };
    const split = moneySplit({ Existing: twoRates, Chosen: cheaper });
    expect(split?.now.parts.map(({ name, kwh }) => [name, kwh])).toEqual([
      ['standing', undefined],
      ['day', 3000],
      ['night', 1000],
    ]);
    expect(split?.next.pounds).toBeCloseTo(1305);
  });

  it('is not drawn without the plans, or when nothing tells the share of the night', () => {
    expect(moneySplit({ Existing: gasPlans.Existing })).toBeUndefined();
    const oneRate = { ...twoRates, unitRateNight: 30 };
    expect(moneySplit({ Existing: oneRate, Chosen: oneRate })).toBeUndefined();
  });
});

describe('how it was worked out [Q2.41]', () => {
  it('is the rates times the year for a plan with one set of rates', () => {
    expect(sumOf('Chosen', gasPlans)).toEqual([
      '365 days at 50.00p = £182.50',
      '1,000 kWh at 36.50p = £365.00',
      'Together £547.50',
    ]);
  });

  it('is the days left and the days on the default tariff for the present path', () => {
    expect(sumOf('Existing', gasPlans)).toEqual([
      '100 days on Old Fix = £100.00',
      '265 days on the default tariff of Old Power = £530.00',
      'Together £630.00',
    ]);
  });

  it('takes discounts off, and says the days alone when the default tariff is not known', () => {
    const Chosen = projection({ discounts: 5, personalProjection: 560 });
    expect(sumOf('Chosen', { Chosen }).at(-2)).toBe('Less discounts of £5.00');
    expect(sumOf('Existing', { Existing: gasPlans.Existing })[0]).toBe(
      '100 days on this tariff, then 265 days on the default tariff',
    );
    expect(sumOf('New', {})).toEqual([]);
  });

  it('shows every field of a plan, with dates DD-MM-YYYY [Q9.12]', () => {
    const fixed = { tariffEndDate: '2027-11-20', fixedMonths: 12 };
    expect(new Map(fieldsOf({ ...twoRates, ...fixed })).get('Tariff ends on')).toBe('about 26-11-2027');
    expect(Object.fromEntries(fieldsOf({ ...twoRates, tariffEndDate: '2027-02-28' }))).toEqual({
      Supplier: 'Old Power',
      Tariff: 'Old Fix',
      'Tariff ends on': '28-02-2027',
      'Worked out on': '21-11-2026',
      'Energy used in a year': '4,000 kWh',
      'Days left on the tariff': '365 days',
      'Days on the default tariff': '0 days',
      'Standing charge': '100.00p a day',
      'Unit rate': 'Does not apply',
      'Unit rate, day': '30.00p a kWh',
      'Unit rate, night': '10.00p a kWh',
      Discounts: '£0.00',
      'Exit fees, if you leave it today': '£0.00',
      'Previous 12 months, with VAT': '£500.00',
      'Next 12 months, with VAT': '£565.00',
      'Personal projection': '£1,365.00',
    });
  });
});
