import { describe, expect, it } from 'vitest';
import { coolingOffEntry } from '../../../../src/energy/pages/complete/Keep.tsx';
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

describe('the entry for a calendar', () => {
  const lines = coolingOffEntry('2026-11-20').split('\r\n');

  it('fills the 14th day after the application [S2.61]', () => {
    expect(lines).toContain('DTSTART;VALUE=DATE:20261204');
    expect(lines).toContain('DTEND;VALUE=DATE:20261205');
  });

  it('has no line above 75 bytes, and goes on after a space [S2.61]', () => {
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    const text = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(text).toContain(
      'DESCRIPTION:Your cooling-off period expires 14 days after you receive your welcome pack.',
    );
  });
});
