import type { WidgetExample } from '../types.ts';

const field = {
  label: 'How much of your electricity do you use at night?',
  hint: 'The national average is 42%.',
  required: true,
  min: 1,
  max: 100,
  ui: { low: 'Day', high: 'Night', unsure: 42 },
};

/** States of the share-slider widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 42 },
  { name: 'at the end', field, value: 100 },
  {
    name: 'with an error',
    field: { ...field, ui: { ...field.ui, unsureLabel: 'Use the average' } },
    value: 250,
    error: 'Night share must be between 1 & 100.',
  },
];
