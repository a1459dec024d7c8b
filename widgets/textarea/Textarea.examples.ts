import type { WidgetExample } from '../types.ts';

const field = { label: 'Anything else?', required: false, hint: 'Such as where the gate is.' };

/** States of the textarea widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 'The gate is behind the house.\nPlease ring twice.' },
  { name: 'with room for eight lines', field: { ...field, ui: { rows: 8 } } },
  { name: 'with an error', field: { ...field, required: true }, error: 'Anything else? is required' },
];
