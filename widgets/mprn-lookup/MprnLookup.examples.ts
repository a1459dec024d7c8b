import type { WidgetExample } from '../types.ts';

const field = {
  label: 'MPRN',
  hint: 'The gas meter number on your bill: 6 to 10 digits.',
  required: true,
  ui: { openLabel: 'Find my MPRN' },
};

/** States of the mprn-lookup widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: '9012345678' },
  { name: 'with an error', field, value: '12', error: 'MPRN must be at least 6 characters.' },
];
