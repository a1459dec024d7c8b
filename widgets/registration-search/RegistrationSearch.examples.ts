import type { WidgetExample } from '../types.ts';

const field = {
  label: 'Vehicle registration',
  hint: 'We look up make, model and engine for you.',
  ui: { action: 'find-vehicle', actionLabel: 'Find vehicle' },
};

/** States of the registration-search widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'with a value', field, value: 'AB12CDE' },
  { name: 'with an error', field, value: 'AB', error: 'We found no vehicle with this registration.' },
  { name: 'busy', field, value: 'AB12CDE', busy: true },
];
