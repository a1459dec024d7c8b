import type { WidgetExample } from '../types.ts';

const scale = { low: 7500, medium: 11500, high: 17000, scaleSource: 'Typical use: Ofgem, 2023.' };
const gas = { label: 'Gas usage', hint: 'Between 1 and 200,000.', required: true };

/** States of the usage-amount widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field: { ...gas, ui: { suffix: 'kWh', unit: 1, ...scale } } },
  { name: 'with a value', field: { ...gas, ui: { suffix: 'kWh', unit: 1, ...scale } }, value: 12880 },
  {
    name: 'a month',
    field: { ...gas, ui: { suffix: 'kWh', unit: 2, scaleLabel: 'Compared with typical homes', ...scale } },
    value: 1600,
  },
  {
    name: 'cost, a quarter',
    field: { label: 'Gas cost', required: true, ui: { prefix: '£', unit: 3, mode: 'decimal' } },
    value: 310.25,
  },
  {
    name: 'with an error',
    field: { ...gas, ui: { suffix: 'kWh', unit: 1, ...scale } },
    value: 999999,
    error: 'Gas usage must be between 1 & 200000.',
  },
];
