import type { WidgetExample } from '../types.ts';

const options = ['1st', '2nd', '3rd', '4th', '5th'].map((label, place) => ({ value: place + 1, label }));
const field = {
  label: 'I want my Direct Debit to go out on the:',
  required: true,
  options,
  ui: { suffix: 'day of the month' },
};

/** States of the day-of-month widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 3 },
  { name: 'loading', field: { ...field, options: [], lookup: 'pending' } },
  { name: 'with an error', field, error: 'Preferred Direct Debit Day is required' },
];
