import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('supplier-checks', () => {
  it('ticks and unticks any number, lowest id first [Q2.34]', async () => {
    const { person, getByRole, onChange } = await draw('supplier-checks', 'default');
    await person.click(getByRole('checkbox', { name: 'ScottishPower' }));
    await person.click(getByRole('checkbox', { name: 'British Gas' }));
    await person.click(getByRole('checkbox', { name: 'ScottishPower' }));
    expect(onChange.mock.calls).toEqual([[[15]], [[2, 15]], [[2]]]);
  });

  it('puts the best known first with their marks, and the others behind a button [Q2.34]', async () => {
    const { person, getAllByRole, getByRole, queryByRole } = await draw('supplier-checks', 'default');
    const names = () =>
      getAllByRole('checkbox').map((box) => box.parentElement?.querySelector('span')?.textContent);
    expect(names()).toEqual(['British Gas', 'EDF Energy', 'E.ON Next', 'npower', 'ScottishPower', 'SSE']);
    expect(queryByRole('checkbox', { name: 'Octopus Energy' })).toBeNull();
    await person.click(getByRole('button', { name: 'All other suppliers (3)' }));
    expect(names().slice(6)).toEqual(['OVO Energy', 'Utilita', 'Octopus Energy']);
  });

  it('keeps the others open while one is ticked, and after its tick is gone', async () => {
    const { person, getByRole } = await draw('supplier-checks', 'with a tick among the others');
    const octopus = getByRole('checkbox', { name: 'Octopus Energy' });
    expect(octopus).toHaveProperty('checked', true);
    await person.click(octopus);
    expect(getByRole('checkbox', { name: 'Octopus Energy' })).toHaveProperty('checked', false);
  });

  it('says that the suppliers are on their way', async () => {
    const { getByText } = await draw('supplier-checks', 'loading');
    expect(getByText('Suppliers are on their way…')).toBeTruthy();
  });
});
