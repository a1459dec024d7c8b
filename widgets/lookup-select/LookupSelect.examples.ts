import type { WidgetExample } from '../types.ts';

const options = ['Mr', 'Mrs', 'Ms', 'Dr'].map((label, place) => ({ value: place + 1, label }));
const field = { label: 'Title', required: true, options, ui: { width: 'short' } };

/** States of the lookup-select widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 2 },
  { name: 'loading', field: { ...field, options: [], lookup: 'pending' } },
  {
    name: 'not yet asked for',
    field: { ...field, options: [], lookup: 'unknown', ui: { ...field.ui, unasked: 'Loading the titles…' } },
  },
  { name: 'failed', field: { ...field, options: [], lookup: 'failed' } },
  { name: 'with an error', field, error: 'Title is required' },
];
