import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Faster Switching',
  required: true,
  options: [
    {
      value: false,
      label: 'Switch as soon as possible',
      hint: 'If you cancel within 14 days, you pay for the energy that you used.',
    },
    { value: true, label: 'Wait two weeks', hint: 'Switch after the cooling-off period has ended.' },
  ],
  ui: { coolingOffDays: 14, soonestDays: 5, latestDays: 10 },
} as const;

/** States of the switch timing widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'as soon as possible', field, value: false },
  { name: 'after cooling-off', field, value: true },
  { name: 'with an error', field, error: 'Faster Switching is required' },
];
