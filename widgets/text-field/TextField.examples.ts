import type { WidgetExample } from '../types.ts';

/** States of the text-field widget. */
export const examples: readonly WidgetExample[] = [
  {
    name: 'default',
    field: { label: 'First name', required: true, ui: { mode: 'alpha-space', width: 'medium' } },
  },
  {
    name: 'with a value',
    field: {
      label: 'Email',
      hint: 'We send the confirmation here.',
      required: true,
      ui: { mode: 'lowercase', autocomplete: 'email' },
    },
    value: 'ada.lovelace@example.com',
  },
  {
    name: 'with an error',
    field: {
      label: 'Day-time phone',
      required: true,
      ui: { mode: 'number', autocomplete: 'tel', width: 'medium' },
    },
    value: '0161',
    error: 'Day-time phone must be at least 10 characters.',
  },
  {
    name: 'prefix and suffix',
    field: {
      label: 'Electricity cost',
      hint: 'Between 120 and 9000.',
      required: true,
      ui: { mode: 'one-decimal', prefix: '£', suffix: 'a year', width: 'short' },
    },
    value: 1240.5,
  },
  {
    name: 'optional with help',
    field: {
      label: 'MPRN',
      hint: '6 to 10 digits.',
      tooltip: 'Your gas meter number stands on your gas bill, often in a box called **MPRN**.',
      ui: { mode: 'nospace', width: 'medium' },
    },
  },
  {
    name: 'long texts',
    field: {
      label:
        'The name of the account holder exactly as it is printed on the latest statement of the bank account',
      hint: 'If two people hold the account, give the name of the one who may authorise payments alone; the bank compares it with its own records and may ask you about it.',
      required: true,
    },
    value: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley',
    error:
      'The name of the account holder exactly as it is printed on the latest statement exceeds 40 characters.',
  },
];
