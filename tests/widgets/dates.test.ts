import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearWrongDay,
  dateParts,
  dateValue,
  daysIn,
  monthsAfter,
  yearsFor,
} from '../../widgets/date-picker/dates.ts';

describe('dates of the date picker [Q2.25]', () => {
  it.each([
    [{ year: 2027, month: 2 }, false, 28],
    [{ year: 2028, month: 2 }, false, 28],
    [{ year: 2028, month: 2 }, true, 29],
    [{ year: 2027, month: 2 }, true, 28],
    [{ year: 1900, month: 2 }, true, 28],
    [{ year: 2000, month: 2 }, true, 29],
    [{ year: 0, month: 2 }, true, 29],
    [{ year: 0, month: 2 }, false, 28],
    [{ year: 2027, month: 4 }, false, 30],
    [{ year: 2027, month: 0 }, false, 31],
  ])('%j, leap years %s: %d days', (month, leapYears, days) => {
    expect(daysIn(month, leapYears)).toBe(days);
  });

  it('clears a day that the month lacks, and no other', () => {
    expect(clearWrongDay({ day: 31, month: 4, year: 0 }, false)).toEqual({ day: 0, month: 4, year: 0 });
    expect(clearWrongDay({ day: 30, month: 4, year: 0 }, false)).toEqual({ day: 30, month: 4, year: 0 });
    expect(clearWrongDay({ day: 29, month: 2, year: 2028 }, false).day).toBe(0);
    expect(clearWrongDay({ day: 29, month: 2, year: 2028 }, true).day).toBe(29);
  });

  it('offers the last 120 years for a birth, newest first, else this year to 5 years ahead', () => {
    const births = yearsFor('birth', '2026-11-21');
    expect([births.length, births[0], births.at(-1)]).toEqual([120, 2026, 1907]);
    expect(yearsFor('birth', '2026-11-21', 18)[0]).toBe(2008);
    expect(yearsFor('birth', '2026-11-21', 18).at(-1)).toBe(1907);
    expect(yearsFor('ahead', '2026-11-21')).toEqual([2026, 2027, 2028, 2029, 2030, 2031]);
  });

  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 6, '2027-06-30'],
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-11-21', 1, '2026-12-21'],
  ])('%s and %d months: %s', (today, months, date) => {
    expect(dateValue(monthsAfter(today, months, false))).toBe(date);
  });

  it('reads back what it writes, and nothing from anything else', () => {
    fc.assert(
      fc.property(
        fc.record({
          day: fc.integer({ min: 1, max: 31 }),
          month: fc.integer({ min: 1, max: 12 }),
          year: fc.integer({ min: 1000, max: 9999 }),
        }),
        (parts) => {
          expect(dateParts(dateValue(parts))).toEqual(parts);
        },
      ),
    );
    for (const other of ['', '21-11-2026', 'soon', 5, null, undefined]) expect(dateParts(other).day).toBe(0);
    expect(dateValue({ day: 1, month: 0, year: 2026 })).toBeUndefined();
  });
});
