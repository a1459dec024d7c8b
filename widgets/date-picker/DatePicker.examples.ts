import type { WidgetExample } from '../types.ts';

const endDate = {
  label: 'Tariff End Date',
  hint: 'It stands on your latest bill.',
  required: true,
  ui: { span: 'ahead', monthsAhead: [3, 6, 12] },
};
const birth = { label: 'Date of birth', required: true, ui: { span: 'birth', leapYears: true } };

/** States of the date-picker widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field: endDate },
  { name: 'with a value', field: endDate, value: '2027-03-31' },
  { name: 'birth date', field: birth, value: '1988-02-29' },
  { name: 'with an error', field: birth, error: 'Date of birth is required' },
];
