import { describe, expect, it } from 'vitest';
import { draw, drawExample } from './draw.tsx';

describe('text-field', () => {
  it('filters what is typed and reports each step [Q5.02]', async () => {
    const { person, getByRole, onChange } = await draw('text-field', 'with an error');
    const box = getByRole('textbox');
    await person.clear(box);
    await person.type(box, '07a0');
    expect(box).toHaveProperty('value', '070');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([undefined, 0, '07', '070']);
  });

  it('keeps "12." in the box while it is typed and answers numbers [Q5.02]', async () => {
    const { person, getByRole, onChange } = await draw('text-field', 'prefix and suffix');
    const box = getByRole('textbox');
    await person.clear(box);
    await person.type(box, '12.');
    expect(box).toHaveProperty('value', '12.');
    expect(onChange).toHaveBeenLastCalledWith('12.');
    await person.type(box, '57');
    expect(box).toHaveProperty('value', '12.5');
    expect(onChange).toHaveBeenLastCalledWith(12.5);
  });

  it('trims on leaving and says that it was left only after use [Q5.02]', async () => {
    const { person, getByRole, onChange, onLeave } = await draw('text-field', 'default');
    await person.tab();
    await person.tab();
    expect(onLeave).not.toHaveBeenCalled();
    await person.type(getByRole('textbox'), '  Ada ');
    await person.tab();
    expect(onChange).toHaveBeenLastCalledWith('Ada');
    expect(getByRole('textbox')).toHaveProperty('value', 'Ada');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('stops at 150 characters where its schema says no length, without the maxlength attribute [Q5.02]', async () => {
    const { person, getByRole } = await draw('text-field', 'default');
    const box = getByRole('textbox');
    await person.click(box);
    await person.paste('a'.repeat(200));
    expect(box).toHaveProperty('value', 'a'.repeat(150));
    expect(box.hasAttribute('maxlength')).toBe(false);
  });

  it('takes a longer text than its schema admits, which is told of, and cuts nothing off [Q5.01] [Q5.02]', async () => {
    const { person, getByRole, onChange } = await drawExample('text-field', {
      name: 'address',
      field: { label: 'Email', longest: 254, ui: { mode: 'lowercase' } },
    });
    const box = getByRole('textbox');
    await person.click(box);
    await person.paste(`${'A'.repeat(300)}@example.uk`);
    expect(box).toHaveProperty('value', `${'a'.repeat(300)}@example.uk`);
    expect(onChange).toHaveBeenLastCalledWith(`${'a'.repeat(300)}@example.uk`);
  });

  it('leaves the caret where it was when a character is refused', async () => {
    const { person, getByRole } = await drawExample('text-field', {
      name: 'digits',
      field: { label: 'Digits', ui: { mode: 'nospace' } },
      value: '1234',
    });
    const box = getByRole('textbox');
    if (!(box instanceof HTMLInputElement)) throw new Error('the box is no input');
    await person.click(box);
    box.setSelectionRange(2, 2);
    await person.keyboard(' x');
    expect(box.value).toBe('12x34');
    expect(box.selectionStart).toBe(3);
  });

  it('shows an answer that comes from elsewhere, also over a half typed one', async () => {
    const { person, getByRole, put, findByDisplayValue } = await draw('text-field', 'default');
    await person.type(getByRole('textbox'), 'Ada');
    put('Grace');
    await findByDisplayValue('Grace');
    put(undefined);
    await findByDisplayValue('');
  });

  it('ties label, hint, unit and error to the box, and marks what is optional', async () => {
    const { getByRole, getByText } = await draw('text-field', 'with an error');
    const box = getByRole('textbox', {
      name: 'Day-time phone',
      description: /Error: Day-time phone must be/,
    });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('autocomplete')).toBe('tel');
    expect(box.getAttribute('inputmode')).toBe('tel');
    expect(box.getAttribute('type')).toBe('text');
    expect(getByText('Error:')).toBeTruthy();
  });

  it('opens the help beside the label by its button and closes it by Escape', async () => {
    const { person, getByRole, queryByText } = await draw('text-field', 'optional with help');
    expect(getByRole('textbox', { name: 'MPRN (optional)' })).toBeTruthy();
    const help = getByRole('button', { name: 'Help with MPRN' });
    await person.click(help);
    expect(help.getAttribute('aria-expanded')).toBe('true');
    expect(getByRole('status').textContent).toContain('Your gas meter number');
    await person.keyboard('{Escape}');
    expect(queryByText(/Your gas meter number/)).toBeNull();
  });
});
