import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('tabs [Q2.22]', () => {
  it('moves the focus by arrows and chooses by Enter alone [Q4.33]', async () => {
    const { person, getByRole, onChange } = await draw('tabs', 'one chosen');
    await person.tab();
    expect(getByRole('tab', { name: 'Actual Figures' })).toBe(document.activeElement);
    await person.keyboard('{ArrowRight}');
    expect(getByRole('tab', { name: 'Help Me Estimate' })).toBe(document.activeElement);
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getByRole('tab', { name: 'Use Ofgem Averages' })).toBe(document.activeElement);
    expect(onChange).not.toHaveBeenCalled();
    await person.keyboard('{Home}{End}{Enter}');
    expect(onChange.mock.calls).toEqual([['average']]);
    expect(getByRole('tab', { name: 'Use Ofgem Averages' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is one tab stop, at the chosen tab', async () => {
    const { person, getByRole, getByText } = await draw('tabs', 'one chosen');
    await person.tab();
    await person.keyboard('{ArrowRight}');
    await person.tab();
    expect(getByText('Elsewhere')).toBe(document.activeElement);
    await person.tab({ shift: true });
    expect(getByRole('tab', { name: 'Actual Figures' })).toBe(document.activeElement);
  });

  it('may have no tab chosen, and then no panel', async () => {
    const { getAllByRole, queryByRole } = await draw('tabs', 'none chosen');
    expect(getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    expect(queryByRole('tabpanel')).toBeNull();
  });

  it('names the panel by its tab, and says nothing when the open tab is pressed', async () => {
    const { person, getByRole, onChange } = await draw('tabs', 'one chosen');
    expect(getByRole('tabpanel', { name: 'Actual Figures' }).textContent).toBe(
      'The fields of this tab stand here.',
    );
    await person.click(getByRole('tab', { name: 'Actual Figures' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
