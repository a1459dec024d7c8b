import { describe, expect, it } from 'vitest';
import { daysUntil, lastDayOf } from '../../src/energy/service/market/days.ts';
import { toKwh, toPence, toRate } from '../../src/energy/service/market/rounding.ts';

describe('days', () => {
  it.each([
    ['2026-08-10', '2026-08-10', 1],
    ['2026-08-09', '2026-08-10', 0],
    ['2020-01-01', '2026-08-10', 0],
    ['2027-08-09', '2026-08-10', 365],
    ['2027-08-10', '2026-08-10', 365],
    [null, '2026-08-10', 365],
    // The clocks go back on 25 October 2026, and forward on 28 March 2027.
    ['2026-10-26', '2026-10-24', 3],
    ['2027-03-29', '2027-03-27', 3],
    ['2028-03-01', '2028-02-28', 3],
    ['2027-03-01', '2027-02-28', 2],
  ])('up to and with %s are, from %s, %i', (last, today, days) => {
    expect(daysUntil(last, today)).toBe(days);
  });

  it.each([
    [12, '2026-08-10', '2027-08-09'],
    [12, '2027-03-01', '2028-02-29'],
    [12, '2026-03-01', '2027-02-28'],
    [12, '2028-02-29', '2029-02-28'],
    [12, '2027-02-28', '2028-02-27'],
    [6, '2026-08-31', '2027-02-28'],
    [6, '2027-08-29', '2028-02-28'],
    [6, '2027-08-30', '2028-02-29'],
    [1, '2026-12-01', '2026-12-31'],
    [18, '2026-12-31', '2028-06-30'],
    [36, '2026-01-01', '2028-12-31'],
  ])('%i months from %s end on %s', (months, first, last) => {
    expect(lastDayOf(months, first)).toBe(last);
  });
});

describe('rounding', () => {
  it('takes half a penny up, also where floating point falls short of it', () => {
    // 1.005 * 100 is 100.49999999999999.
    expect(toPence(1.005)).toBe(1.01);
    expect(toPence(1.00499)).toBe(1);
    expect(toPence(0.1 + 0.2)).toBe(0.3);
    expect(toPence(1848.8522)).toBe(1848.85);
    expect(toPence(-12.34)).toBe(-12.34);
  });

  it('takes rates and usage to a thousandth', () => {
    expect(toRate(24.6662)).toBe(24.666);
    expect(toRate(8.9455)).toBe(8.946);
    expect(toKwh(11_499.99999)).toBe(11_500);
  });
});
