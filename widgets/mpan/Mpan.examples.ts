import type { WidgetExample } from '../types.ts';

const field = { label: 'MPAN', hint: 'The 21 digits beside the S on your bill.', required: true };

/** States of the mpan widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: '018011002012345678901' },
  { name: 'with an error', field, value: '01801', error: 'MPAN must be at least 21 characters.' },
];
