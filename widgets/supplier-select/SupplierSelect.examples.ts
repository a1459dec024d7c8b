import type { WidgetExample } from '../types.ts';

const names: readonly (readonly [number, string])[] = [
  [2, 'British Gas'],
  [7, 'EDF Energy'],
  [8, 'Shell Energy'],
  [11, 'npower'],
  [12, 'OVO Energy'],
  [15, 'ScottishPower'],
  [16, 'SSE'],
  [22, 'Utilita'],
  [43, 'So Energy'],
  [49, 'Octopus Energy'],
  [111, 'E.ON Next'],
  [116, 'Rebel Energy'],
];
const field = {
  label: 'Your electricity supplier',
  required: true,
  lookup: 'ready',
  options: names.map(([value, label]) => ({ value, label })),
  ui: { quickPicks: [2, 7, 111, 11, 15, 16], placeholder: 'Or type another supplier' },
} as const;

/** States of the supplier-select widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 49 },
  { name: 'without quick picks', field: { ...field, ui: {} } },
  { name: 'with an error', field, error: 'Your electricity supplier is required' },
  { name: 'loading', field: { ...field, lookup: 'pending', options: [] } },
  { name: 'empty', field: { ...field, options: [] } },
];
