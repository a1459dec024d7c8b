import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Help me estimate',
  hint: 'Five short questions about your home.',
  required: true,
  ui: { journey: 'estimate', openLabel: 'Start the questions' },
};

/** States of the journey-dialog widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'answered', field, value: 12000, children: 'The questions stand here.' },
  {
    name: 'with an error',
    field,
    value: 0,
    error: 'Please answer all five questions',
    children: 'The questions.',
  },
  { name: 'nothing to run', field },
  { name: 'open', field, covers: true, children: 'The questions stand here, one at a time.' },
];
