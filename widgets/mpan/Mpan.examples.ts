import type { WidgetExample } from '../types.ts';

const field = {
  label: 'MPAN',
  hint: '21 digits in a box marked S on your electricity bill.',
  required: true,
  ui: { keepLabel: 'Keep it' },
} as const;

/** States of the MPAN widget. The number is the one that bills in this project show; it belongs to no meter. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'filled', field, value: '018019021234567890345' },
  { name: 'with an error', field, value: '0380190212345678', error: 'Must be a domestic meter' },
];
