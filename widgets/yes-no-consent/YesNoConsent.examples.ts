import type { WidgetExample } from '../types.ts';

const text = 'I agree that my new supplier may share my information with the local network operator.';
const field = { label: 'Sharing information', required: false, ui: { text } };

/** States of the yes-no-consent widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'given', field, value: true },
  { name: 'refused', field, value: false },
  { name: 'with an error', field: { ...field, required: true }, error: 'Sharing information is required' },
];
