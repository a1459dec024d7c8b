import type { WidgetExample } from '../types.ts';

const field = {
  label: 'How do you want to give your usage?',
  required: true,
  options: [
    { value: 'actual', label: 'Actual Figures', group: 'actual' },
    { value: 'estimate', label: 'Help Me Estimate', group: 'estimate' },
    { value: 'average', label: 'Use Ofgem Averages', group: 'average' },
  ],
};

/** States of the tabs widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'none chosen', field },
  { name: 'one chosen', field, value: 'actual', children: 'The fields of this tab stand here.' },
  { name: 'with an error', field, error: 'How do you want to give your usage? is required' },
];
