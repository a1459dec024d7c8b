import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('mpan', () => {
  it('takes a paste with spaces and keeps the leading zero [S2.14]', async () => {
    const { person, getByRole, onChange } = await draw('mpan', 'default');
    await person.click(getByRole('textbox'));
    await person.paste(' 01 801 902 12 3456 7890 345 ');
    expect(onChange.mock.calls).toEqual([['018019021234567890345']]);
  });

  it('echoes the digits as the bill groups them, what is missing left open [S2.14]', async () => {
    const { container, person, getByRole } = await draw('mpan', 'default');
    const cells = () =>
      [...container.querySelectorAll('[aria-hidden="true"] div > span')].map((cell) => cell.textContent);
    await person.type(getByRole('textbox'), '018019021');
    expect(cells()).toEqual(['01', '801', '902', '1·', '····', '····', '···']);
    await person.type(getByRole('textbox'), '234567890345');
    expect(cells()).toEqual(['01', '801', '902', '12', '3456', '7890', '345']);
  });
});

describe('a number that was found', () => {
  const mpan = '018019021234567890345';

  it('stands as text with a Change button, which opens its box [S2.14] [Q9.10]', async () => {
    const { person, getByRole, queryByRole } = await draw('mpan', 'filled');
    expect(queryByRole('textbox')).toBeNull();
    const change = getByRole('button', { name: 'Change: MPAN', description: /^\*{7}2\u200b1234567890345 / });
    await person.click(change);
    expect(getByRole('textbox', { name: 'MPAN' })).toHaveProperty('value', mpan);
    expect(document.activeElement).toBe(getByRole('textbox'));
    await person.keyboard('018');
    expect(getByRole('textbox')).toHaveProperty('value', '018');
  });

  it('can be kept after all once its box is open [S2.14]', async () => {
    const { person, getByRole, queryByRole, onChange, put } = await draw('mpan', 'filled');
    const change = () => getByRole('button', { name: 'Change: MPAN' });
    await person.click(change());
    await person.click(getByRole('button', { name: /^Keep it \*{7}2/ }));
    expect(queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(change());
    expect(onChange).not.toHaveBeenCalled();
    await person.click(change());
    await person.keyboard('0');
    put('0');
    await person.click(getByRole('button', { name: /^Keep it/ }));
    expect(onChange.mock.lastCall).toEqual([mpan]);
    expect(queryByRole('button', { name: /^Keep it/ })).toBeNull();
  });

  it('takes the place of the box it was found for, and not of what was typed [S2.14]', async () => {
    const { person, getByRole, queryByRole, put } = await draw('mprn-lookup', 'default');
    await person.type(getByRole('textbox'), '901');
    expect(getByRole('textbox')).toHaveProperty('value', '901');
    put('1234567890');
    expect(queryByRole('textbox')).toBeNull();
    expect(document.activeElement).not.toBe(getByRole('button', { name: 'Change: MPRN' }));
  });

  it('has the focus of whoever looked it up [S2.14]', async () => {
    const { person, getByRole, put } = await draw('mprn-lookup', 'default');
    await person.click(getByRole('button', { name: 'Find it by my address' }));
    put('1234567890');
    expect(document.activeElement).toBe(getByRole('button', { name: 'Change: MPRN' }));
  });

  it('has its box open where it is wrong [S2.14]', async () => {
    const { getByRole } = await draw('mpan', 'with an error');
    expect(getByRole('textbox')).toHaveProperty('value', '0380190212345678');
  });
});

describe('mprn-lookup', () => {
  it('says of a look-up that was given up that nothing is missing yet [S2.14]', async () => {
    const { person, getByRole, onLeave } = await draw('mprn-lookup', 'with a look-up');
    await person.click(getByRole('button', { name: 'Find it by my address' }));
    await person.click(getByRole('button', { name: 'Close' }));
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('keeps a meter number as text, digits alone [S2.14]', async () => {
    const { person, getByRole, onChange } = await draw('mprn-lookup', 'default');
    await person.type(getByRole('textbox'), '0a12');
    expect(onChange).toHaveBeenLastCalledWith('012');
    expect(getByRole('button', { name: 'Find it by my address' })).toBeTruthy();
  });
});
