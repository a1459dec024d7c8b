import type { WidgetExample } from '../types.ts';

const field = { label: 'The terms', required: false, ui: { actionLabel: 'Try Again' } };

/** States of the action-button widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'busy', field, busy: true },
  { name: 'with an error', field, error: 'The terms could not be loaded.' },
];
