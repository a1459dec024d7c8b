import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('date-picker [Q2.25]', () => {
  it('answers YYYY-MM-DD once all three parts are chosen', async () => {
    const { person, getByLabelText, onChange } = await draw('date-picker', 'default');
    await person.selectOptions(getByLabelText('Day'), '5');
    await person.selectOptions(getByLabelText('Month'), 'March');
    expect(onChange).not.toHaveBeenCalled();
    await person.selectOptions(getByLabelText('Year'), '2027');
    expect(onChange.mock.calls).toEqual([['2027-03-05']]);
  });

  it('clears the day that the month lacks, says so, and keeps month and year', async () => {
    const { person, getByLabelText, getByText, onChange, queryByText } = await draw(
      'date-picker',
      'with a value',
    );
    await person.selectOptions(getByLabelText('Month'), 'April');
    expect(onChange.mock.calls).toEqual([[undefined]]);
    const told = getByText('There is no 31 April – choose the day again');
    expect(told.closest('[aria-live="polite"]')).not.toBeNull();
    expect(getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
    expect(getByLabelText('Day')).toHaveProperty('value', '0');
    expect(getByLabelText('Month')).toHaveProperty('value', '4');
    expect(getByLabelText('Year')).toHaveProperty('value', '2027');
    await person.selectOptions(getByLabelText('Day'), '30');
    expect(onChange).toHaveBeenLastCalledWith('2027-04-30');
    expect(queryByText(/There is no/)).toBeNull();
  });

  it('admits 29 February in leap years alone where the field asks for it', async () => {
    const { person, getByLabelText, getByText, onChange } = await draw('date-picker', 'birth date');
    expect(getByLabelText('Day')).toHaveProperty('value', '29');
    await person.selectOptions(getByLabelText('Year'), '1987');
    expect(onChange.mock.calls).toEqual([[undefined]]);
    expect(getByText('There is no 29 February 1987 – choose the day again')).toBeTruthy();
  });

  it('tells one mistake once: the day that is not there, and not that the date is missing too', async () => {
    const { person, getByLabelText, queryByText } = await draw('date-picker', 'with an error');
    expect(queryByText('Date of birth is required')).not.toBeNull();
    await person.selectOptions(getByLabelText('Day'), '31');
    await person.selectOptions(getByLabelText('Month'), 'February');
    await person.selectOptions(getByLabelText('Year'), '1971');
    expect(queryByText('There is no 31 February – choose the day again')).not.toBeNull();
    expect(queryByText('Date of birth is required')).toBeNull();
  });

  it('has 120 birth years with autocomplete tokens', async () => {
    const { getByLabelText } = await draw('date-picker', 'with an error');
    const year = getByLabelText('Year');
    expect(year.querySelectorAll('option')).toHaveLength(121);
    expect(year.getAttribute('autocomplete')).toBe('bday-year');
  });

  it('fills the selects by a chip', async () => {
    const { person, getByRole, getByLabelText, onChange } = await draw('date-picker', 'default');
    await person.click(getByRole('button', { name: 'In 6 months' }));
    expect(onChange.mock.calls).toEqual([['2027-05-21']]);
    expect(getByLabelText('Month')).toHaveProperty('value', '5');
    expect(getByRole('button', { name: 'In 1 year' })).toBeTruthy();
  });

  it('empties the selects when the answer is cleared from elsewhere', async () => {
    const { person, getByLabelText, put } = await draw('date-picker', 'with a value');
    await person.selectOptions(getByLabelText('Day'), '30');
    put(undefined);
    expect(getByLabelText('Month')).toHaveProperty('value', '0');
  });

  it('stays one field: moving between its parts is not leaving', async () => {
    const { person, getByLabelText, onLeave } = await draw('date-picker', 'birth date');
    await person.selectOptions(getByLabelText('Day'), '5');
    await person.click(getByLabelText('Year'));
    expect(onLeave).not.toHaveBeenCalled();
    await person.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
