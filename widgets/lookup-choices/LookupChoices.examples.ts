import type { WidgetExample } from '../types.ts';

const field = {
  label: 'What kind of home do you live in?',
  required: true,
  lookup: 'ready',
  options: [
    { value: 1, label: 'Flat' },
    { value: 2, label: 'Terraced house' },
    { value: 3, label: 'Semi-detached house' },
    { value: 4, label: 'Detached house', hint: 'Walls shared with nobody' },
  ],
} as const;

/** States of the lookup-choices widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 3 },
  { name: 'with an error', field, error: 'What kind of home do you live in? is required' },
  { name: 'loading', field: { ...field, lookup: 'pending', options: [] } },
  { name: 'failed', field: { ...field, lookup: 'failed', options: [] } },
  { name: 'empty', field: { ...field, options: [] } },
];
