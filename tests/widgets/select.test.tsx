import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('select', () => {
  it('answers the value of the chosen option, with its own type', async () => {
    const { person, getByRole, onChange } = await draw('select', 'default');
    await person.selectOptions(getByRole('combobox', { name: 'Title' }), 'Miss');
    expect(onChange.mock.calls).toEqual([[3]]);
    expect(getByRole('option', { name: 'Miss' })).toHaveProperty('selected', true);
  });

  it('takes the answer back by the empty line', async () => {
    const { getByRole, onChange } = await draw('select', 'with a value');
    expect(getByRole('option', { name: 'Dr' })).toHaveProperty('selected', true);
    fireEvent.change(getByRole('combobox'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  it('shows an answer that is not offered as none', async () => {
    const { getByRole } = await draw('select', 'with an answer that is not offered');
    expect(getByRole('option', { name: 'Choose a status' })).toHaveProperty('selected', true);
  });

  it('says that it was left only after use', async () => {
    const { person, getByRole, onLeave } = await draw('select', 'default');
    await person.tab();
    await person.tab();
    expect(onLeave).not.toHaveBeenCalled();
    await person.selectOptions(getByRole('combobox'), 'Mr');
    await person.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('says in its own words that its list was not asked for yet, where it has them', async () => {
    const { getByRole } = await draw('lookup-select', 'not yet asked for');
    expect(getByRole('status').textContent).toBe('Loading the titles…');
  });

  it('is described by its error', async () => {
    const { getByRole } = await draw('select', 'with an error');
    expect(getByRole('combobox', { description: /Title is required/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });
});
