import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Sort Code',
  hint: 'Six digits, on your bank card or statement.',
  required: true,
} as const;

/** States of the sort code widget. The numbers belong to no account. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'half typed', field, value: '123' },
  { name: 'filled', field, value: '123456' },
  { name: 'with an error', field, value: '12', error: 'Sort Code must be at least 6 characters.' },
];
