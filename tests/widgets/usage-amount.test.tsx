import { describe, expect, it } from 'vitest';
import { comparison, place, yearly } from '../../widgets/usage-amount/scale.ts';
import { draw } from './draw.tsx';

const gas = { low: 7500, medium: 11500, high: 17000 };

describe('usage scale (V3)', () => {
  it.each([
    [0, 0],
    [7500, 16.67],
    [11500, 50],
    [17000, 83.33],
    [34000, 100],
    [900000, 100],
  ])('%d kWh stands at %d', (amount, at) => {
    expect(place(amount, gas)).toBeCloseTo(at, 1);
  });

  it.each([
    [12880, 'about the middle of typical homes: 12% above medium'],
    [11500, 'about the middle of typical homes: the same as medium'],
    [7500, 'lower than most typical homes: 35% below medium'],
    [9000, 'below the middle of typical homes: 22% below medium'],
    [15000, 'above the middle of typical homes: 30% above medium'],
    [17000, 'higher than most typical homes: 48% above medium'],
    [115000, 'higher than most typical homes: about 10 times medium'],
  ])('%d kWh in words: %s', (amount, words) => {
    const { place, difference } = comparison(amount, gas);
    expect(`${place}: ${difference}`).toBe(words);
  });

  it.each([
    [100, 1, 100],
    [100, 2, 1200],
    [100, 3, 400],
    [100, undefined, 100],
    [100, 7, undefined],
    [0, 1, undefined],
    ['12.', 1, undefined],
  ])('%j by unit %j is %j a year [Q7.10]', (amount, unit, year) => {
    expect(yearly(amount, unit)).toBe(year);
  });
});

describe('usage-amount', () => {
  it('says where the amount stands while it is typed', async () => {
    const { person, getByRole, getByText, onChange } = await draw('usage-amount', 'default');
    expect(getByText('Type your usage to see how it compares with typical homes.')).toBeTruthy();
    await person.type(getByRole('textbox', { name: 'Gas usage' }), '012880');
    expect(onChange).toHaveBeenLastCalledWith(12880);
    expect(getByText('Your usage is about the middle of typical homes: 12% above medium.')).toBeTruthy();
  });

  it('points at the amount, and has no knob that looks as if it could be drawn along [V3]', async () => {
    const { person, getByRole, container } = await draw('usage-amount', 'default');
    await person.type(getByRole('textbox', { name: 'Gas usage' }), '11500');
    expect(container.querySelector('figure svg svg')?.getAttribute('x')).toBe('50%');
    expect([...container.querySelectorAll('figure circle')].map((dot) => dot.getAttribute('r'))).toEqual([
      '2',
      '2',
      '2',
    ]);
  });

  it('compares nothing that is refused, and does not ask for what is typed', async () => {
    const { queryByText } = await draw('usage-amount', 'with an error');
    expect(queryByText(/times medium/)).toBeNull();
    expect(queryByText(/^Type your usage/)).toBeNull();
  });

  it('gives the averages and their source as text', async () => {
    const { container, getByRole } = await draw('usage-amount', 'with a value');
    const words = container.textContent?.replace(/\s+/g, ' ');
    for (const text of ['7,500 kWh', '11,500 kWh', '17,000 kWh', 'Typical use: Ofgem, 2023.']) {
      expect(words).toContain(text);
    }
    expect(getByRole('figure', { name: 'Compared with typical homes, a year' })).toBeTruthy();
  });

  it('reads a month or a quarter back as a year', async () => {
    const month = await draw('usage-amount', 'a month');
    expect(month.getByText('≈ 19,200 kWh a year')).toBeTruthy();
    month.unmount();
    const quarter = await draw('usage-amount', 'cost, a quarter');
    expect(quarter.getByText('≈ £1,241 a year')).toBeTruthy();
    expect(quarter.queryByRole('figure')).toBeNull();
  });
});
