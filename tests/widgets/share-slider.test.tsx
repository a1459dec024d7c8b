import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('share-slider [Q2.23]', () => {
  it('answers by slider, box, steps and the way out, one value for all', async () => {
    const { person, getByRole, onChange } = await draw('share-slider', 'with a value');
    await person.click(getByRole('button', { name: /^More/ }));
    await person.click(getByRole('button', { name: /^Less/ }));
    await person.click(getByRole('button', { name: /^Less/ }));
    fireEvent.change(getByRole('slider'), { target: { value: '60' } });
    const box = getByRole('textbox');
    expect(box).toHaveProperty('value', '60');
    await person.clear(box);
    await person.type(box, '7');
    await person.click(getByRole('button', { name: "I'm not sure (use 42%)" }));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([43, 42, 41, 60, undefined, 7, 42]);
    expect(getByRole('slider')).toHaveProperty('value', '42');
  });

  it('stays within 1 and 100 by its steps, and takes what is typed for validation to judge [Q5.09]', async () => {
    const { person, getByRole, onChange } = await draw('share-slider', 'at the end');
    await person.click(getByRole('button', { name: /^More/ }));
    expect(onChange).not.toHaveBeenCalled();
    await person.clear(getByRole('textbox'));
    await person.type(getByRole('textbox'), '250');
    expect(onChange).toHaveBeenLastCalledWith(250);
  });

  it('says both shares in words, and that none is chosen', async () => {
    const chosen = await draw('share-slider', 'with a value');
    expect(chosen.getByText('Night 42%')).toBeTruthy();
    expect(chosen.getByText('Day 58%')).toBeTruthy();
    chosen.unmount();
    const open = await draw('share-slider', 'default');
    expect(open.getByRole('slider').getAttribute('aria-valuetext')).toBe('not chosen');
    expect(open.onChange).not.toHaveBeenCalled();
  });
});
