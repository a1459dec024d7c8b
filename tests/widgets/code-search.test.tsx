import { describe, expect, it, vi } from 'vitest';
import { draw } from './draw.tsx';

describe.each(['postcode-search', 'registration-search'] as const)('%s', (widget) => {
  it('strips spaces and writes upper case [Q2.13]', async () => {
    const { person, getByRole, onChange } = await draw(widget, 'default');
    const box = getByRole('textbox');
    await person.type(box, 'sw1a 2aa');
    expect(onChange).toHaveBeenLastCalledWith('SW1A2AA');
    expect(box).toHaveProperty('value', 'SW1A2AA');
    await person.clear(box);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('takes a pasted code with spaces whole [Q2.13]', async () => {
    const { person, getByRole, onChange } = await draw(widget, 'default');
    await person.click(getByRole('textbox'));
    await person.paste(' m1 1ae ');
    expect(onChange.mock.calls).toEqual([['M11AE']]);
  });

  it('searches by the button and by Enter, and submits nothing [Q2.13]', async () => {
    const { person, getByRole, onAction, container } = await draw(widget, 'with a value');
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const form = document.createElement('form');
    form.addEventListener('submit', onSubmit);
    container.parentElement?.append(form);
    form.append(container);
    await person.click(getByRole('button', { name: /Search|Find vehicle/ }));
    expect(onAction).toHaveBeenCalledTimes(1);
    await person.type(getByRole('textbox'), '{Enter}');
    expect(onAction).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says that it is busy and stays pressable', async () => {
    const { getByRole } = await draw(widget, 'busy');
    const button = getByRole('button', { name: /Search|Find vehicle/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

it('asks browsers for the postcode', async () => {
  const { getByRole } = await draw('postcode-search', 'default');
  expect(getByRole('textbox').getAttribute('autocomplete')).toBe('postal-code');
});
