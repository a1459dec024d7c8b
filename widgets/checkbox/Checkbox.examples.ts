import type { WidgetExample } from '../types.ts';

const field = { label: 'Email', required: false };

/** States of the checkbox widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'ticked', field, value: true },
  { name: 'unticked', field, value: false },
  {
    name: 'with an error',
    field: { label: 'Smart Meter', required: true, ui: { text: 'Neither' } },
    error: 'Smart Meter is required',
  },
];
