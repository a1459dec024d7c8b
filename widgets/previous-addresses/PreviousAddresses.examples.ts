import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Previous addresses',
  hint: 'Suppliers ask for the last three years.',
  required: true,
  ui: { openLabel: 'Add a previous address', removeLabel: 'Remove', most: 3, needed: 36, present: 14 },
} as const;

const first = { text: '12 Sample Road, Norwich, NR2 1NH', lengthOfResidencyInMonths: 12 };
const second = { text: 'Flat 3, 40 Example Street, Bristol, BS1 5TR', lengthOfResidencyInMonths: 8 };
const third = { text: '7 Demo Lane, Plymouth, PL1 2AA', lengthOfResidencyInMonths: 30 };

/** States of the previous addresses widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'two addresses', field, value: [first, second] },
  { name: 'full', field, value: [first, second, third] },
  {
    name: 'with an error',
    field,
    value: [first],
    error: 'Please tell us where you have lived for the last 3 years',
  },
];
