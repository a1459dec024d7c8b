import type { WidgetExample } from '../types.ts';

const field = {
  label: 'MPRN',
  hint: '6 to 10 digits, on your gas bill.',
  required: true,
  ui: { openLabel: 'Find it by my address' },
} as const;

/** States of the MPRN widget. The numbers belong to no meter. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a look-up', field, children: 'The questions stand here.' },
  { name: 'filled', field, value: '1234567890' },
  { name: 'with an error', field, value: '123', error: 'MPRN must be at least 6 characters.' },
];
