import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('journey-dialog [Q2.24]', () => {
  it('opens at once without an answer; Escape closes it, says so and returns the focus', async () => {
    const { person, getByRole, queryByRole, onLeave } = await draw('journey-dialog', 'open');
    const dialog = getByRole('dialog', { name: 'Help me estimate' });
    // react-aria lets go of the focus for a frame, half a second after it has taken it.
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(queryByRole('dialog')).toBeNull();
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(getByRole('button', { name: 'Start the questions' })).toBe(document.activeElement);
  });

  it('stays closed where there is an answer; its button opens it and Close closes it', async () => {
    const { person, getByRole, queryByRole, onAction } = await draw('journey-dialog', 'answered');
    expect(queryByRole('dialog')).toBeNull();
    await person.click(getByRole('button', { name: 'Start the questions' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(getByRole('dialog').textContent).toContain('The questions stand here.');
    await person.click(getByRole('button', { name: 'Close' }));
    expect(queryByRole('dialog')).toBeNull();
  });

  it('closes when the journey gives its answer', async () => {
    const { put, getByRole, queryByRole } = await draw('journey-dialog', 'open');
    put(12000);
    expect(queryByRole('dialog')).toBeNull();
    expect(getByRole('button', { name: 'Start the questions' })).toBe(document.activeElement);
  });

  it('does not open around nothing', async () => {
    const { queryByRole } = await draw('journey-dialog', 'nothing to run');
    expect(queryByRole('dialog')).toBeNull();
  });
});
