import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  dayNameOf,
  daysAfter,
  daysBetween,
  daysInMonth,
  isDay,
  isWorkingDay,
  monthsAfter,
  ukDayAt,
  ukEndOf,
  workingDaysAfter,
} from '../../src/days/days.ts';

const millis = 86_400_000;
const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => new Date(Date.UTC(1900, 0, 1) + days * millis).toISOString().slice(0, 10));

describe('a day', () => {
  it('exists or not, and only whole ones are days', () => {
    for (const day of ['2028-02-29', '2027-02-28', '2026-12-31', '1900-02-28']) expect(isDay(day)).toBe(true);
    for (const day of ['2027-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-08-00'])
      expect(isDay(day)).toBe(false);
    for (const text of [
      'today',
      '',
      '2026',
      '2026-08',
      '2026-W07',
      '2026-08-10T00:00:00Z',
      '20260810',
      20260810,
      null,
    ])
      expect(isDay(text)).toBe(false);
  });

  it('has a name in the week', () => {
    expect(dayNameOf('2026-11-22')).toBe('Sunday');
  });
});

describe('reckoning', () => {
  it.each([
    // The clocks go back on 25 October 2026, and forward on 28 March 2027.
    ['2026-10-24', 2, '2026-10-26'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-03-29', -2, '2027-03-27'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
  ])('%s and %i days is %s', (day, days, after) => {
    expect(daysAfter(day, days)).toBe(after);
    expect(daysBetween(day, after)).toBe(days);
  });

  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, after) => {
    expect(monthsAfter(day, months)).toBe(after);
  });

  it('agrees with the milliseconds of the calendar in UTC', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        const time = Date.parse(`${day}T00:00:00Z`) + days * millis;
        expect(daysAfter(day, days)).toBe(new Date(time).toISOString().slice(0, 10));
        expect(daysBetween(day, daysAfter(day, days))).toBe(days);
        expect(isDay(day)).toBe(true);
      }),
    );
  });

  it('knows when a day ends in the United Kingdom, where clocks change too', () => {
    for (const day of ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2026-12-31', '2026-08-24']) {
      const end = ukEndOf(day);
      expect([ukDayAt(end - 1), ukDayAt(end)]).toEqual([day, daysAfter(day, 1)]);
    }
    expect(new Date(ukEndOf('2026-08-24')).toISOString()).toBe('2026-08-24T23:00:00.000Z');
  });

  it('knows how long a month is', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2027, month))).toEqual([31, 28, 30, 31]);
    expect([1900, 2000, 2028].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29]);
  });
});

describe('working days', () => {
  it('are Monday to Friday, and no bank holiday of England and Wales', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25', '2026-12-28', '2027-01-01'];
    expect(days.map(isWorkingDay)).toEqual([true, false, false, false, false, false]);
  });

  it.each([
    ['2026-11-21', 5, '2026-11-27'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-12-23', 5, '2027-01-04'],
    ['2026-12-23', 10, '2027-01-11'],
    ['2026-12-23', 0, '2026-12-23'],
  ])('from %s, %i later is %s [S2.20]', (day, days, after) => {
    expect(workingDaysAfter(day, days)).toBe(after);
  });
});

describe('a page whose Date another program replaced', () => {
  it('goes on a day at a time through the night on which the clocks change [S2.04]', async () => {
    vi.stubEnv('TZ', 'Europe/London');
    vi.stubGlobal('Date', class extends Date {});
    vi.resetModules();
    try {
      expect(new Date(2028, 5, 1).getTimezoneOffset()).toBe(-60);
      const replaced = await import('../../src/days/days.ts');
      expect(replaced.daysAfter('2028-03-26', 1)).toBe('2028-03-27');
      expect(replaced.workingDaysAfter('2028-03-24', 5)).toBe('2028-03-31');
    } finally {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    }
  });
});
