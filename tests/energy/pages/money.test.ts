import { describe, expect, it } from 'vitest';
import { inPounds, monthlyCost, sayingSavings } from '../../../src/energy/pages/money.ts';

describe('money', () => {
  it.each([
    [1200, 100],
    [1200.01, 101],
    [1201, 101],
    [0, 0],
  ])('turns %d a year into %d a month, rounded up [Q2.31]', (yearly, monthly) => {
    expect(monthlyCost(yearly)).toBe(monthly);
  });

  it('is written in pounds [Q9.12]', () => {
    expect(inPounds(1240.4)).toBe('£1,240');
  });

  it.each([
    [218, 'saves £218 a year'],
    [0.5, 'saves £1 a year'],
    [0.49, 'about the same as you pay now'],
    [-0.5, 'about the same as you pay now'],
    [-72.2, 'costs £72 more a year'],
  ])('says what %d pounds of saving are', (savings, words) => {
    expect(sayingSavings(savings)).toBe(words);
  });
});
