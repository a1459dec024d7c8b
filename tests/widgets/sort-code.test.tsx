import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, drawExample } from './draw.tsx';

async function boxes(example = 'default') {
  const page = await draw('sort-code', example);
  const [first, second, third] = page.getAllByRole('textbox');
  if (!(first && second && third)) throw new Error('there are not three boxes');
  return { ...page, first, second, third };
}

describe('sort-code', () => {
  it('moves on behind the second digit that is typed, and joins the digits [S2.50]', async () => {
    const { person, first, second, third, onChange } = await boxes();
    await person.click(first);
    await person.keyboard('12');
    expect(document.activeElement).toBe(second);
    await person.keyboard('3456');
    expect(document.activeElement).toBe(third);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([
      '1',
      '12',
      '123',
      '1234',
      '12345',
      '123456',
    ]);
  });

  it.each(['12-34-56', '123456', '12 34 56', '12.34.56 '])(
    'takes a paste of %j into any box [S2.50]',
    async (text) => {
      const { person, first, second, third, onChange } = await boxes();
      await person.click(second);
      await person.paste(text);
      expect([first, second, third].map((box) => box.getAttribute('value'))).toEqual(['12', '34', '56']);
      expect(onChange.mock.calls).toEqual([['123456']]);
      expect(document.activeElement).toBe(second);
    },
  );

  it('takes six digits that come at once, as from a keyboard that offers what was copied [S2.50]', async () => {
    const { first, second, third, onChange } = await boxes();
    fireEvent.input(first, { target: { value: '20-00-01' }, inputType: 'insertText', data: '20-00-01' });
    expect([first, second, third].map((box) => box.getAttribute('value'))).toEqual(['20', '00', '01']);
    expect(onChange).toHaveBeenLastCalledWith('200001');
  });

  it('leaves the box where it stands when a digit in the middle is mended [S2.50]', async () => {
    const { person, first, onChange } = await boxes('filled');
    await person.click(first);
    if (!(first instanceof HTMLInputElement)) throw new Error('the box is no input');
    first.setSelectionRange(0, 1);
    await person.keyboard('9');
    expect(onChange).toHaveBeenLastCalledWith('923456');
    expect(document.activeElement).toBe(first);
  });

  it('goes back from an empty box with Backspace, and keeps which box holds what', async () => {
    const { person, second, third, first, onChange } = await boxes();
    await person.click(third);
    await person.keyboard('5');
    expect(third.getAttribute('value')).toBe('5');
    expect(first.getAttribute('value')).toBe('');
    await person.click(second);
    await person.keyboard('{Backspace}');
    expect(document.activeElement).toBe(first);
    expect(onChange).toHaveBeenLastCalledWith('5');
  });

  it('refuses letters and a third digit in a full row of boxes', async () => {
    const { person, first, onChange } = await boxes('filled');
    await person.click(first);
    await person.keyboard('{End}7x');
    expect(onChange).not.toHaveBeenCalled();
    expect(first.getAttribute('value')).toBe('12');
  });

  it('takes what a browser fills in at once, and has no answer when all is deleted', async () => {
    const { person, first, onChange } = await boxes();
    fireEvent.change(first, { target: { value: '65-43-21' } });
    expect(onChange).toHaveBeenLastCalledWith('654321');
    for (const box of document.querySelectorAll('input')) await person.clear(box);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('names each box, and ties the error to all of them', async () => {
    const { getAllByRole } = await drawExample('sort-code', {
      name: 'wrong',
      field: { label: 'Sort Code', required: true },
      error: 'Sort Code is invalid.',
    });
    const names = getAllByRole('textbox').map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual([
      'Sort Code, first two digits',
      'Sort Code, middle two digits',
      'Sort Code, last two digits',
    ]);
    for (const box of getAllByRole('textbox')) expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});
