import type { WidgetExample } from '../types.ts';

const title = {
  label: 'Title',
  required: true,
  options: [
    { value: 1, label: 'Mr' },
    { value: 2, label: 'Mrs' },
    { value: 3, label: 'Miss' },
    { value: 4, label: 'Ms' },
    { value: 5, label: 'Dr' },
  ],
  ui: { width: 'short', autocomplete: 'honorific-prefix' },
};
const status = {
  label: 'Residential status',
  hint: 'As it stands in your tenancy agreement or deeds.',
  options: [
    { value: 'owner', label: 'Home owner' },
    { value: 'tenant', label: 'Tenant' },
  ],
  ui: { placeholder: 'Choose a status' },
};

/** States of the select widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field: title },
  { name: 'with a value', field: title, value: 5 },
  { name: 'with its own empty line', field: status },
  { name: 'with an answer that is not offered', field: status, value: 'guest' },
  { name: 'with an error', field: title, error: 'Title is required' },
];
