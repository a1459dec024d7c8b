import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { today, ukNow } from '../../src/runtime/today.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('the clock', () => {
  it.each([
    ['2026-07-01T22:59:00Z', '2026-07-01', 23],
    ['2026-07-01T23:30:00Z', '2026-07-02', 0],
    ['2026-12-31T23:59:00Z', '2026-12-31', 23],
    ['2026-03-29T00:59:59Z', '2026-03-29', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 2],
    ['2026-10-25T00:59:59Z', '2026-10-25', 1],
    ['2026-10-25T01:00:00Z', '2026-10-25', 1],
  ])('reads %s as %s in the United Kingdom', (moment, day, hour) => {
    expect(today(new Date(moment))).toBe(day);
    expect(ukNow(new Date(moment))).toEqual({ day, hour });
  });

  it('goes as the calendar of time zones does, as far as that is known', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const moments = fc.date({
      min: new Date('1996-01-01'),
      max: new Date('2037-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const [day, time = ''] = calendar.format(moment).split(', ');
        expect(ukNow(moment)).toEqual({ day, hour: Number(time.slice(0, 2)) });
      }),
      { numRuns: 5000 },
    );
  });

  it('makes no such calendar itself', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    vi.resetModules();
    const clock = await import('../../src/runtime/today.ts');
    clock.today();
    expect(made).not.toHaveBeenCalled();
  });

  it('has no day for what is no moment', () => {
    expect(() => today(new Date(Number.NaN))).toThrow(RangeError);
  });
});
