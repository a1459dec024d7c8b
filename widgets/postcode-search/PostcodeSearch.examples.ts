import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Postcode',
  hint: 'The postcode of the home whose energy you want to compare.',
  required: true,
  ui: { action: 'search-addresses', actionLabel: 'Search' },
};

/** States of the postcode-search widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 'SW1A2AA' },
  { name: 'with an error', field, value: 'SW1', error: 'Postcode is invalid.' },
  { name: 'busy', field, value: 'M11AE', busy: true },
  { name: 'without a button', field: { label: 'Postcode', required: true } },
];
