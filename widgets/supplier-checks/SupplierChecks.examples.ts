import type { WidgetExample } from '../types.ts';

const names: readonly (readonly [number, string])[] = [
  [2, 'British Gas'],
  [7, 'EDF Energy'],
  [11, 'npower'],
  [12, 'OVO Energy'],
  [15, 'ScottishPower'],
  [16, 'SSE'],
  [22, 'Utilita'],
  [49, 'Octopus Energy'],
  [111, 'E.ON Next'],
];
const field = {
  label: 'Suppliers',
  lookup: 'ready',
  options: names.map(([value, label]) => ({ value, label })),
  ui: { quickPicks: [2, 7, 111, 11, 15, 16], moreLabel: 'All other suppliers' },
} as const;

/** States of the supplier-checks widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with ticks', field, value: [2, 15] },
  { name: 'with a tick among the others', field, value: [49] },
  { name: 'without quick picks', field: { ...field, ui: {} } },
  { name: 'with an error', field, error: 'Suppliers is invalid.' },
  { name: 'loading', field: { ...field, lookup: 'pending', options: [] } },
  { name: 'empty', field: { ...field, options: [] } },
];
