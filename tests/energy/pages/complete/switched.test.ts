import { describe, expect, it } from 'vitest';
import { datesOf } from '../../../../src/energy/pages/complete/dates-of.ts';
import { readSwitched } from '../../../../src/energy/pages/complete/switched.ts';

describe('a completed switch', () => {
  it('is none without a record [S2.60]', () => {
    expect(readSwitched({ switchId: 7, gasReference: 'G-1' })).toBeUndefined();
  });

  it('has a reference number for each fuel, or the one [S2.60]', () => {
    const both = readSwitched({ switched: true, gasReference: 'G-1', electricityReference: 'E-1' });
    expect(both?.references.map(({ number }) => number)).toEqual(['E-1', 'G-1']);
    const one = readSwitched({ switched: true, gasReference: 'G-1', switchedFuels: 'Gas' });
    expect(one?.references).toEqual([{ name: 'Your reference number', number: 'G-1' }]);
  });

  it.each(['2026-02-30', 'today', 7, '<b>'])(
    'has no day where the storage holds %s [S2.60]',
    (switchedOn) => {
      expect(readSwitched({ switched: true, switchedOn })?.on).toBeUndefined();
    },
  );
});

describe('the dates for a calendar', () => {
  const switched = readSwitched({
    switched: true,
    switchedOn: '2026-11-20',
    switchedSupplier: 'OVO',
    switchedFixedMonths: 12,
    gasReference: 'G-1',
  });
  const file = switched ? datesOf(switched, '2026-11-20', '2026-11-25') : '';
  const lines = file.split('\r\n');
  const text = file.replaceAll('\r\n ', '');

  it('are the 14th day after the welcome pack, the start and the end of the fix [S2.61]', () => {
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261209',
      'DTSTART;VALUE=DATE:20261127',
      'DTSTART;VALUE=DATE:20271126',
    ]);
    expect(lines).toContain('DTEND;VALUE=DATE:20261210');
    // In the morning of a day before: a day begins at midnight, when a phone wakes people.
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
      'TRIGGER:-PT39H',
      'TRIGGER:-PT15H',
      'TRIGGER:-PT999H',
    ]);
  });

  it('leave out the last day to cancel while nobody knows when the welcome pack comes [S2.61]', () => {
    const before = switched ? datesOf(switched, '2026-11-20', undefined) : '';
    expect(before.match(/^DTSTART.*(?=\r)/gm)).toEqual([
      'DTSTART;VALUE=DATE:20261127',
      'DTSTART;VALUE=DATE:20271126',
    ]);
    expect(before).not.toContain('last day to cancel');
  });

  it('name supplier and reference [S2.60]', () => {
    expect(text).toContain('SUMMARY:OVO: last day to cancel your switch');
    expect(text.match(/Gas reference number: G-1\./g)).toHaveLength(3);
  });

  it('are those of one switch, made on its day: another of the same day has its own [S2.61]', () => {
    const ids = (calendar = '') => calendar.match(/^UID:.*$/gm) ?? [];
    const other = switched && datesOf({ ...switched, references: [] }, '2026-11-20', '2026-11-25');
    expect(ids(file)).toHaveLength(3);
    expect(new Set([...ids(file), ...ids(other)]).size).toBe(6);
    expect(new Set(text.match(/^DTSTAMP:.*$/gm))).toEqual(new Set(['DTSTAMP:20261120T000000Z']));
  });

  it('leave out the end of a price that is not fixed [S2.61]', () => {
    const variable = switched && datesOf({ ...switched, endsOn: undefined }, '2026-11-20', '2026-11-20');
    expect(variable?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it.each(['\n', '\r', '\r\n'])('begin no line of their own in a name with %j [S2.61]', (end) => {
    const hostile =
      switched && datesOf({ ...switched, supplier: `A;B${end}END:VEVENT` }, '2026-11-20', undefined);
    expect(hostile?.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:A\\;B\\nEND:VEVENT: take a meter reading\r\n',
    );
  });

  it('have no line above 75 bytes, and go on after a space [S2.61]', () => {
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text).toContain(
      'DESCRIPTION:Your cooling-off period expires 14 days after you receive your welcome pack.',
    );
  });
});
