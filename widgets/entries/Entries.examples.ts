import type { WidgetExample } from '../types.ts';

const ui = {
  addLabel: 'Add a previous address',
  changeLabel: 'Change',
  removeLabel: 'Remove',
  needed: 36,
  told: 14,
} as const;

const field = {
  label: 'Previous addresses',
  hint: 'Suppliers ask for the last three years.',
  required: true,
  ui,
} as const;

const lines = [
  '12 Sample Road, Norwich, NR2 1NH, 1 year',
  'Flat 3, 40 Example Street, Bristol, BS1 5TR, 8 months',
  '7 Demo Lane, Plymouth, PL1 2AA, 2 years and 6 months',
];

const list = (count: number, editing?: 'new' | number) => ({
  entry: 'address',
  lines: lines.slice(0, count),
  atLeast: 1,
  atMost: 3,
  ...(editing === undefined ? {} : { editing }),
});

/** States of the list of entries. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field: { ...field, list: list(0) } },
  {
    name: 'two entries',
    field: { ...field, ui: { ...ui, told: 34 }, list: list(2) },
    value: lines.slice(0, 2),
  },
  { name: 'full', field: { ...field, ui: { ...ui, told: 64 }, list: list(3) }, value: lines },
  { name: 'adding', field: { ...field, list: list(1, 'new') }, children: 'The card of a new entry.' },
  { name: 'changing', field: { ...field, list: list(2, 0) }, children: 'The card of the first entry.' },
  {
    name: 'with an error',
    field: { ...field, list: list(1) },
    error: 'Please tell us where you have lived for the last 3 years',
  },
];
