import type { WidgetExample } from '../types.ts';

const field = { label: 'How long have you lived there?', required: true } as const;

/** States of the residence length widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'three years', field, value: 36 },
  { name: 'years and months', field, value: 27 },
  {
    name: 'with an error',
    field: { ...field, ui: { yearsLabel: 'Years there', monthsLabel: 'Months there' } },
    value: null,
    error: 'Length of residency is required',
  },
];
