import { describe, expect, it } from 'vitest';
import { openingAt } from '../../src/app/opening.ts';

describe('the contact box', () => {
  it.each([
    ['on a working day', '2026-11-20', 9, true, 'Open now, until 5pm'],
    ['in its last hour', '2026-11-20', 16, true, 'Open now, until 5pm'],
    ['before nine', '2026-11-20', 8, false, 'Closed now. Opens today at 9am.'],
    ['after five', '2026-11-19', 17, false, 'Closed now. Opens tomorrow at 9am.'],
    ['on a Friday evening', '2026-11-20', 17, false, 'Closed now. Opens Monday at 9am.'],
    ['on a Sunday', '2026-11-22', 12, false, 'Closed now. Opens tomorrow at 9am.'],
    ['on a bank holiday', '2026-12-25', 12, false, 'Closed now. Opens Tuesday at 9am.'],
    ['on Good Friday', '2027-03-26', 12, false, 'Closed now. Opens Tuesday at 9am.'],
    ['when the next open day is not known yet', '2028-12-29', 17, false, 'Closed now.'],
  ])('says whether the line is open %s [Q1.02]', (_, day, hour, isOpen, says) => {
    expect(openingAt({ day, hour })).toEqual({ isOpen, says });
  });

  it.each(['2029-01-01', '2029-01-02', '2031-06-10'])(
    'claims nothing on %s, whose bank holidays are not published [Q1.02]',
    (day) => {
      expect(openingAt({ day, hour: 12 })).toBeUndefined();
    },
  );
});
