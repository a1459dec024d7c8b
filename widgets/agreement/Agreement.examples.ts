import type { WidgetExample } from '../types.ts';

const text =
  'I have read the [Terms & Conditions](https://example.com/terms)/[Privacy Policy](https://example.com/privacy) and I grant access to my meter information from the national energy industry database.';

/** States of the agreement widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field: { label: 'Email', required: false } },
  { name: 'ticked', field: { label: 'Terms', required: true, ui: { text } }, value: true },
  { name: 'unticked', field: { label: 'Terms', required: true, ui: { text } }, value: null },
  {
    name: 'with an error',
    field: { label: 'Terms', required: true, ui: { text } },
    error: 'Terms is required',
  },
  {
    name: 'with a hint',
    field: {
      label:
        'I confirm that I am the account holder and am the only person required to authorise Direct Debits from my bank account.',
      hint: 'Your supplier asks for this before it sets up the Direct Debit.',
      required: true,
    },
  },
];
