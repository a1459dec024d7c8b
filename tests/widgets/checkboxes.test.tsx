import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('checkboxes', () => {
  it('answer with what is ticked, in the order of the options, and with nothing when none is', async () => {
    const { person, getByRole, onChange } = await draw('checkboxes', 'default');
    await person.click(getByRole('checkbox', { name: 'Letters in large print' }));
    await person.click(getByRole('checkbox', { name: 'Stairs' }));
    await person.click(getByRole('checkbox', { name: 'Letters in large print' }));
    await person.click(getByRole('checkbox', { name: 'Stairs' }));
    expect(onChange.mock.calls).toEqual([[['letters']], [['stairs', 'letters']], [['stairs']], [undefined]]);
  });

  it('are a group with the label, the hint and the error, and are left once the focus is elsewhere', async () => {
    const { person, getByRole, onLeave } = await draw('checkboxes', 'with an error');
    const group = getByRole('group', { name: /What do you need help with/ });
    expect(group.getAttribute('aria-describedby')).toBe('field-hint field-error');
    await person.click(getByRole('checkbox', { name: 'Stairs' }));
    await person.tab();
    expect(onLeave).not.toHaveBeenCalled();
    await person.click(document.body);
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('textarea', () => {
  it('takes several lines, trims them on leaving, and is nothing when it is empty', async () => {
    const { person, getByRole, onChange } = await draw('textarea', 'default');
    const box = getByRole('textbox', { name: /Anything else/ });
    await person.type(box, 'One{enter}two ');
    expect(onChange).toHaveBeenLastCalledWith('One\ntwo ');
    await person.tab();
    expect(onChange).toHaveBeenLastCalledWith('One\ntwo');
    await person.clear(box);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('takes no more than 2,000 signs, and is described by its hint and error', async () => {
    const { person, getByRole, onChange } = await draw('textarea', 'with an error');
    const box = getByRole('textbox', { name: /Anything else/ });
    expect(box.getAttribute('aria-describedby')).toBe('field-hint field-error');
    await person.click(box);
    await person.paste('a'.repeat(3000));
    expect(onChange).toHaveBeenLastCalledWith('a'.repeat(2000));
  });
});
