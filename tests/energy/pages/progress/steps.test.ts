import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../../src/energy/api/progress-replies.ts';
import { stepsOf } from '../../../../src/energy/pages/progress/steps.ts';

/** Applied for and sent on Friday 20 November 2026: the supply starts from the 27th to 4 December. */
const made: Progress = {
  referenceNumbers: { g: 'G-ABC', e: null },
  supplier: 'OVO',
  tariff: 'Fixed 12',
  appliedOn: '2026-11-20',
  sentOn: '2026-11-20',
  fixedMonths: 12,
  isDelayed: false,
  lastDay: '2027-01-19',
};
const stands = (progress: Progress, today: string) =>
  stepsOf(progress, today, 'Beam').map(({ name, stands }) => `${name} ${stands}`);

describe('the steps of a switch', () => {
  it('say what is next: the supplier tells the day, later the reading, at last the end of the fix [S2.04]', () => {
    const begun = ['applied done', 'sent done'];
    expect(stands(made, '2026-11-20')).toEqual([
      ...begun,
      'told next',
      ...['reading expected', 'start expected', 'cancel expected', 'fix expected'],
    ]);
    expect(stands(made, '2026-12-05')).toEqual([
      ...begun,
      ...['told passed', 'reading passed', 'start passed', 'cancel expected'],
      'fix next',
    ]);
  });

  it('tell who waits with the start of the day as soon as everybody else', () => {
    const delayed = { ...made, isDelayed: true };
    expect(stands(delayed, '2026-12-05')).toContain('told passed');
    expect(stands(delayed, '2026-12-05')).toContain('reading next');
  });

  it('begin with sending what was not sent yet', () => {
    expect(stands({ ...made, sentOn: null }, '2026-11-20').slice(0, 3)).toEqual([
      'applied done',
      'sent next',
      'told expected',
    ]);
  });
});
