import { describe, expect, it } from 'vitest';
import type { FuelPlans } from '../../../../src/energy/pages/details/details.ts';
import { yearAhead } from '../../../../src/energy/pages/details/year-ahead.ts';
import { gasPlans, projection } from '../../../tariff.ts';

const ofGas = (gas: FuelPlans) => yearAhead({ electricity: {}, gas }, ['gas']);

describe('the next 12 months (V1) [Q2.41]', () => {
  it('cost the days left at their own rate, then the default tariff, and end at the projections', () => {
    const year = ofGas(gasPlans);
    expect(year?.stay[100]).toBeCloseTo(100);
    expect(year?.stay[101]).toBeCloseTo(102);
    expect(year?.stay.at(-1)).toBeCloseTo(630);
    expect(year?.change[200]).toBeCloseTo(300);
    expect(year?.change.at(-1)).toBeCloseTo(547.5);
  });

  it('name the day of the break-even and the day on which the present fix ends', () => {
    const year = ofGas(gasPlans);
    expect(year?.breakEven).toEqual({ day: 200, date: '2027-06-08' });
    expect(year?.presentEnds).toEqual([{ fuels: ['gas'], day: 100, date: '2027-02-28' }]);
    expect(year?.newEnds).toEqual([]);
  });

  it('fall into twelve months that make up both years', () => {
    const months = ofGas(gasPlans)?.months ?? [];
    expect(months.map(({ from }) => from).slice(0, 3)).toEqual(['2026-11-21', '2026-12-21', '2027-01-21']);
    expect(months[0]?.stay).toBeCloseTo(30);
    expect(months[0]?.change).toBeCloseTo(45);
    expect(months[0]?.ahead).toBeCloseTo(-15);
    const sum = (of: 'stay' | 'change') => months.reduce((total, month) => total + month[of], 0);
    expect(sum('stay')).toBeCloseTo(630);
    expect(sum('change')).toBeCloseTo(547.5);
    expect(months.at(-1)).toMatchObject({ until: 365 });
  });

  it('keep to the ends of short months, and to 365 days in a leap year', () => {
    const day = { dateOfCalculation: '2027-08-31' };
    const of = { Existing: projection(day), New: projection(day) };
    const months = ofGas(of)?.months ?? [];
    expect(months.map(({ from }) => from)).toEqual(
      '2027-08-31 2027-09-30 2027-10-31 2027-11-30 2027-12-31 2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 2028-07-31'.split(
        ' ',
      ),
    );
    expect(months.at(-1)?.until).toBe(365);
  });

  it('begin with the fee for leaving, which delays the break-even', () => {
    const year = ofGas({ ...gasPlans, Existing: { ...gasPlans.Existing, terminationFees: 50 } });
    expect(year?.fees).toBe(50);
    expect(year?.change[0]).toBe(50);
    expect(year?.change.at(-1)).toBeCloseTo(597.5);
    expect(year?.breakEven?.day).toBe(300);
  });

  it('have no break-even when a switch is ahead from the first day, or behind on the last', () => {
    const cheap = { ...gasPlans.New, personalProjection: 300 };
    expect(ofGas({ ...gasPlans, New: cheap, Chosen: cheap })?.breakEven).toBeUndefined();
    const dear = { ...gasPlans.New, personalProjection: 700 };
    expect(ofGas({ ...gasPlans, New: dear, Chosen: dear })?.breakEven).toBeUndefined();
  });

  it('follow a new price that ends within the year by what its path leaves', () => {
    const New = projection({
      tariffEndDate: '2027-05-19',
      daysLeftOnCurrentTariff: 180,
      daysOnDefaultTariff: 185,
      personalProjection: 600,
    });
    const year = ofGas({ Existing: projection(), New, Chosen: projection({ personalProjection: 365 }) });
    expect(year?.change[180]).toBeCloseTo(180);
    expect(year?.change.at(-1)).toBeCloseTo(600);
    expect(year?.newEnds).toEqual([{ fuels: ['gas'], day: 180, date: '2027-05-19' }]);
    const begun = ofGas({ ...gasPlans, New: { ...New, fixedMonths: 6 }, Chosen: projection() });
    expect(begun?.newEnds).toEqual([{ fuels: ['gas'], day: 180, date: '2027-05-26' }]);
  });

  it('add up both fuels, and are not drawn while a plan of one is missing', () => {
    const both = yearAhead({ electricity: { ...gasPlans }, gas: gasPlans }, ['electricity', 'gas']);
    expect(both?.stay.at(-1)).toBeCloseTo(1260);
    expect(both?.presentEnds).toEqual([{ fuels: ['electricity', 'gas'], day: 100, date: '2027-02-28' }]);
    expect(yearAhead({ electricity: {}, gas: gasPlans }, ['electricity', 'gas'])).toBeUndefined();
    const { Default: _, ...withoutDefault } = gasPlans;
    expect(ofGas(withoutDefault)).toBeUndefined();
  });
});
