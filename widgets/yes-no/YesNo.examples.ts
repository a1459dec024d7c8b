import type { WidgetExample } from '../types.ts';

const field = { label: 'Do you have the same supplier for gas and electricity?', required: true };

/** States of the yes-no widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  {
    name: 'with a value',
    field: {
      label: 'Do you have an Economy 7 meter?',
      hint: 'The meter number begins with 02, or the bill shows a day and a night rate.',
      required: true,
    },
    value: 'no',
  },
  { name: 'with an error', field, error: 'Same supplier is required' },
  {
    name: 'own words',
    field: {
      label: 'When should the switch happen?',
      required: true,
      ui: { yesLabel: 'As soon as possible', noLabel: 'After the 14 days to cancel' },
    },
  },
];
