import { describe, expect, it } from 'vitest';
import { inYearsAndMonths } from '../../widgets/residence-length/months.ts';
import { draw, drawExample } from './draw.tsx';

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

  it('takes at most 3 digits of years and 2 of months [S5.02]', async () => {
    const { person, getByRole } = await draw('residence-length', 'default');
    await person.type(getByRole('textbox', { name: 'Years' }), '1234x');
    await person.type(getByRole('textbox', { name: 'Months' }), '123');
    expect(getByRole('textbox', { name: 'Years' })).toHaveProperty('value', '123');
    expect(getByRole('textbox', { name: 'Months' })).toHaveProperty('value', '12');
  });

  it.each([
    [36, '3 years'],
    [13, '1 year 1 month'],
    [2, '2 months'],
    [0, 'no time'],
  ])('says %d months as %j', (months, says) => {
    expect(inYearsAndMonths(months)).toBe(says);
  });
});

describe('previous-addresses', () => {
  it('removes one address, says so, and keeps the focus in its place [S2.12]', async () => {
    const { person, getByRole, getByText, onChange } = await draw('previous-addresses', 'two addresses');
    await person.click(getByRole('button', { name: /^Remove: 12 Sample Road/ }));
    expect(onChange).toHaveBeenLastCalledWith([
      { text: 'Flat 3, 40 Example Street, Bristol, BS1 5TR', lengthOfResidencyInMonths: 8 },
    ]);
    expect(getByText('Removed: 12 Sample Road, Norwich, NR2 1NH')).toBeTruthy();
    expect(document.activeElement).toBe(getByRole('group', { name: 'Previous addresses' }));
  });

  it('has no answer when the last address goes, and the focus stays in its place [S2.12]', async () => {
    const { person, getByRole, onChange } = await draw('previous-addresses', 'with an error');
    await person.click(getByRole('button', { name: /^Remove/ }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(document.activeElement).toBe(getByRole('group', { name: 'Previous addresses' }));
  });

  it('offers no fourth address [S2.12 S5.02]', async () => {
    const { queryByRole } = await draw('previous-addresses', 'full');
    expect(queryByRole('button', { name: 'Add a previous address' })).toBeNull();
  });

  it('says how much of the last three years is still to tell (V5) [S5.02]', async () => {
    const { getByText, put } = await draw('previous-addresses', 'default');
    expect(getByText('1 year 2 months of 3 years told, 1 year 10 months to go.')).toBeTruthy();
    put([{ text: 'Elsewhere', lengthOfResidencyInMonths: 22 }]);
    expect(getByText('All of the last 3 years told.')).toBeTruthy();
  });

  it('survives an answer that is no list of addresses', async () => {
    const { getByRole } = await drawExample('previous-addresses', {
      name: 'odd',
      field: { label: 'Previous addresses' },
      value: [null, 'text', 7, ['a'], { text: 9 }],
    });
    expect(getByRole('listitem').textContent).toContain('9');
  });
});
