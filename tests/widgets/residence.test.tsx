import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('residence-length', () => {
  it('answers 12 × years + months, and null for none at all [S4.09 S2.11]', async () => {
    const { person, getByRole, onChange } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Years' }), '2');
    await person.type(getByRole('textbox', { name: 'Months' }), '7');
    expect(onChange).toHaveBeenLastCalledWith(31);
    await person.clear(getByRole('textbox', { name: 'Years' }));
    await person.clear(getByRole('textbox', { name: 'Months' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await person.type(getByRole('textbox', { name: 'Months' }), '0');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps 14 months in the box of the months while they are typed', async () => {
    const { person, getByRole, onChange } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Months' }), '14');
    expect(onChange).toHaveBeenLastCalledWith(14);
    expect(getByRole('textbox', { name: 'Months' })).toHaveProperty('value', '14');
    expect(getByRole('textbox', { name: 'Years' })).toHaveProperty('value', '');
  });

  it('takes a year and a half for 18 months, and never for 15 years [S4.09]', async () => {
    const { person, getByRole, onChange } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Years' }), '1.5');
    expect(onChange).toHaveBeenLastCalledWith(18);
    expect(getByRole('textbox', { name: 'Years' })).toHaveProperty('value', '1.5');
  });

  it('keeps the minus of -5 years, so that it is told and never taken for 5 [S5.03]', async () => {
    const { person, getByRole, onChange } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Years' }), '-');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await person.type(getByRole('textbox', { name: 'Years' }), '5');
    expect(onChange).toHaveBeenLastCalledWith(-60);
    expect(getByRole('textbox', { name: 'Years' })).toHaveProperty('value', '-5');
  });

  it('takes at most 3 digits of years and 2 of months [S5.02]', async () => {
    const { person, getByRole } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Years' }), '1234x');
    await person.type(getByRole('textbox', { name: 'Months' }), '123');
    expect(getByRole('textbox', { name: 'Years' })).toHaveProperty('value', '123');
    expect(getByRole('textbox', { name: 'Months' })).toHaveProperty('value', '12');
  });
});
