import type { WidgetExample } from '../types.ts';

const streets = ['Station Road', 'Church Lane', 'High Street', 'Victoria Avenue', 'Mill Close'];
const addresses = Array.from({ length: 40 }, (_, index) => ({
  value: {
    addressLine1: `${index + 1} ${streets[index % streets.length]}`,
    city: 'Manchester',
    postcode: 'M11AE',
  },
  label: `${index + 1} ${streets[index % streets.length]}, Manchester, M1 1AE`,
}));
const field = {
  label: 'Your address',
  required: true,
  lookup: 'ready',
  options: addresses,
  ui: { placeholder: 'Type a house number or street' },
} as const;

const empty = { label: 'Your address', required: true, lookup: 'ready', options: [] } as const;

/** States of the search-select widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  {
    name: 'with a value',
    field,
    value: { postcode: 'M11AE', city: 'Manchester', addressLine1: '3 High Street' },
  },
  {
    name: 'with hints and help',
    field: {
      label: 'Tariff',
      tooltip: "You will find what plan you're on by looking at your latest bill",
      required: true,
      lookup: 'ready',
      options: [
        { value: 'T1', label: 'Standard Variable', hint: 'The default tariff, no end date' },
        { value: 'T2', label: 'Fix & Fall 12M v3', hint: 'Fixed until 31-03-2027' },
      ],
      ui: { noMatch: '0 matches for', changeLabel: 'Choose another' },
    },
    value: 'T1',
  },
  { name: 'with an error', field, error: 'Your address is required' },
  { name: 'loading', field: { ...empty, lookup: 'pending' } },
  { name: 'empty', field: empty },
  {
    name: 'empty, with its own words',
    field: { ...empty, ui: { empty: 'This supplier has no tariffs here.' } },
  },
  {
    name: 'failed',
    field: {
      ...empty,
      lookup: 'failed',
      why: 'Our service is very busy. Please try again in 5 seconds.',
    },
  },
  {
    name: 'failed, with its own words',
    field: {
      ...empty,
      lookup: 'failed',
      ui: { failed: 'We could not load the suppliers. Ask \\[us\\] instead.' },
    },
  },
  { name: 'not yet known', field: { ...empty, lookup: 'unknown' } },
  {
    name: 'with a value from before, its list not asked for',
    field: { ...empty, lookup: 'unknown' },
    value: { addressLine1: '3 High Street', postcode: 'M11AE', text: '3 High Street, Manchester, M1 1AE' },
  },
  {
    name: 'very long list',
    field: {
      ...empty,
      options: Array.from({ length: 1200 }, (_, at) => ({ value: at, label: `Flat ${at + 1}, The Tower` })),
    },
  },
];
