import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addingUp, inPounds, monthlyCost, sayingSavings } from '../../../src/energy/pages/money.ts';

describe('money', () => {
  it.each([
    [1200, 100],
    [1200.01, 101],
    [1201, 101],
    [0, 0],
  ])('turns %d a year into %d a month, rounded up [Q2.31]', (yearly, monthly) => {
    expect(monthlyCost(yearly)).toBe(monthly);
  });

  it.each([
    [[854.6, 891.7], 1, [854, 892]],
    [[854.5, 891.9], 1, [854, 892]],
    [[0.4, 0.4, 0.4], 1, [1, 0, 0]],
    [[0.1, 0.2], 0.01, [0.1, 0.2]],
    [[219.7665, 661.5, 0.0045], 0.01, [219.77, 661.5, 0]],
    [[], 1, []],
  ])('rounds the parts %j to steps of %d that add up', (parts, step, shown) => {
    expect(addingUp(parts, step)).toEqual(shown.map((part) => expect.closeTo(part, 9)));
  });

  it('never shows parts that miss their sum, nor one a step away from itself', () => {
    const pence = fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(pence, (all) => {
        const parts = all.map((one) => one / 100);
        const shown = addingUp(parts);
        const sum = all.reduce((total, one) => total + one, 0) / 100;
        expect(shown.reduce((total, one) => total + one, 0)).toBe(Math.round(sum));
        for (const [n, part] of parts.entries()) expect(Math.abs((shown[n] ?? 0) - part)).toBeLessThan(1);
      }),
    );
  });

  it('is written in pounds [Q9.12]', () => {
    expect(inPounds(1240.4)).toBe('£1,240');
  });

  it.each([
    [218, 'saves £218 a year'],
    [0.5, 'saves £1 a year'],
    [0.49, 'about the same as now'],
    [-0.5, 'about the same as now'],
    [-72.2, 'costs £72 more a year'],
  ])('says what %d pounds of saving are', (savings, words) => {
    expect(sayingSavings(savings)).toBe(words);
  });
});
