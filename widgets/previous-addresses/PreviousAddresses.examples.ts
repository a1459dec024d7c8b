import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Previous addresses',
  required: false,
  ui: { openLabel: 'Add a previous address', most: 3 },
};
const one = { text: '1 High Street, Norwich, NR2 1NH', lengthOfResidencyInMonths: 14 };
const two = { text: '7 Mill Lane, Ely, CB7 4AA', lengthOfResidencyInMonths: 30 };
const three = { text: '22 Station Road, Diss, IP22 4AA', lengthOfResidencyInMonths: 8 };

/** States of the previous-addresses widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'two', field, value: [one, two] },
  { name: 'full', field, value: [one, two, three] },
  { name: 'with an error', field, value: [one], error: 'We need your addresses of the last 3 years.' },
];
