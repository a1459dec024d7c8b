import { describe, expect, it } from 'vitest';
import { switchPoints } from '../../widgets/pictures/switch-dates.ts';
import { draw } from './draw.tsx';

const terms = { today: '2026-11-21', coolingOffDays: 14, soonestDays: 5, latestDays: 10 };

describe('switchPoints', () => {
  it('starts 5 to 10 working days after today, before the last day to cancel [S2.20 S2.04]', () => {
    expect(switchPoints({ ...terms, isDelayed: false })).toEqual([
      { name: 'applied', from: '2026-11-21' },
      { name: 'start', from: '2026-11-27', to: '2026-12-04' },
      { name: 'cooling-off', from: '2026-12-05' },
    ]);
  });

  it('starts after the cooling-off period when the switch is delayed [S2.20]', () => {
    expect(switchPoints({ ...terms, isDelayed: true })).toEqual([
      { name: 'applied', from: '2026-11-21' },
      { name: 'cooling-off', from: '2026-12-05' },
      { name: 'start', from: '2026-12-11', to: '2026-12-18' },
    ]);
  });

  it('starts about so many working days later as a supplier says, on one day [S2.61]', () => {
    expect(switchPoints({ ...terms, latestDays: 5, isDelayed: false })[1]).toEqual({
      name: 'start',
      from: '2026-11-27',
      to: '2026-11-27',
    });
  });

  it('counts no bank holiday as a working day [S2.20]', () => {
    expect(switchPoints({ ...terms, today: '2026-12-23', isDelayed: false })[1]).toEqual({
      name: 'start',
      from: '2027-01-04',
      to: '2027-01-11',
    });
  });
});

describe('switch-timing', () => {
  it('has no choice made, and no dates, before the person chooses [S2.20 S5.14]', async () => {
    const { getAllByRole, queryByText, person, getByRole, getByText, onChange } = await draw(
      'switch-timing',
      'default',
    );
    for (const radio of getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
    expect(queryByText('Your new supply starts')).toBeNull();
    await person.click(getByRole('radio', { name: /Wait two weeks/ }));
    expect(onChange).toHaveBeenLastCalledWith(true);
    expect(getByText(/after the cooling-off period, which/)).toBeTruthy();
    await person.click(getByRole('radio', { name: /Switch as soon as possible/ }));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });
});
