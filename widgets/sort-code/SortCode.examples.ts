import type { WidgetExample } from '../types.ts';

const field = { label: 'Sort Code', required: true };

/** States of the sort-code widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: '089999' },
  { name: 'half typed', field, value: '089' },
  { name: 'with an error', field, value: '089', error: 'Sort Code is invalid.' },
];
