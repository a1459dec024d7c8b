import { describe, expect, it } from 'vitest';
import { today, ukNow } from '../../src/runtime/today.ts';

describe('the clock', () => {
  it.each([
    ['2026-07-01T22:59:00Z', '2026-07-01', 23],
    ['2026-07-01T23:30:00Z', '2026-07-02', 0],
    ['2026-12-31T23:59:00Z', '2026-12-31', 23],
  ])('reads %s as %s in the United Kingdom', (moment, day, hour) => {
    expect(today(new Date(moment))).toBe(day);
    expect(ukNow(new Date(moment))).toEqual({ day, hour });
  });
});
