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

  it('reckon the start by what the supplier says that a switch takes, and nothing else [S2.61]', () => {
    const own = { ...made, workingDays: 7 };
    const told = (progress: Progress) =>
      stepsOf(progress, '2026-11-20', 'Beam').map(({ name, when }) => `${name}: ${when}`);
    expect(told(own)).toContain('start: About 01-12-2026: about 7 working days after you applied');
    expect(told({ ...own, isDelayed: true })).toContain(
      'start: About 15-12-2026: about 7 working days after the cooling-off period, as you chose',
    );
    // When the supplier gets in touch is said of all (S2.04).
    expect(told(own)).toContain('told: In 5 to 10 working days');
    expect(told(own)).toContain('fix: About 30-11-2027: 12 months after your supply starts');
  });

  it('begin with sending what was not sent yet', () => {
    expect(stands({ ...made, sentOn: null }, '2026-11-20').slice(0, 3)).toEqual([
      'applied done',
      'sent next',
      'told expected',
    ]);
  });
});
