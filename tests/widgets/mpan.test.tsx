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
    const { container, put } = await draw('mpan', 'half typed');
    const cells = () =>
      [...container.querySelectorAll('[aria-hidden="true"] div > span')].map((cell) => cell.textContent);
    expect(cells()).toEqual(['01', '801', '902', '1·', '····', '····', '···']);
    put('018019021234567890345');
    expect(cells()).toEqual(['01', '801', '902', '12', '3456', '7890', '345']);
  });
});

describe('mprn-lookup', () => {
  it('keeps a meter number as text, digits alone [S2.14]', async () => {
    const { person, getByRole, onChange } = await draw('mprn-lookup', 'default');
    await person.type(getByRole('textbox'), '0a12');
    expect(onChange).toHaveBeenLastCalledWith('012');
    expect(getByRole('button', { name: 'Find it by my address' })).toBeTruthy();
  });
});
