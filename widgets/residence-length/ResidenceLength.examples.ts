import type { WidgetExample } from '../types.ts';

const field = { label: 'Length of residency', required: true };

/** States of the residence-length widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'three years', field, value: 36 },
  { name: 'years and months', field, value: 29 },
  { name: 'with an error', field, value: null, error: 'Length of residency is required' },
];
