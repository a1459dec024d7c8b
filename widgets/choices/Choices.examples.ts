import type { WidgetExample } from '../types.ts';

const fuels = {
  label: 'What would you like to compare?',
  required: true,
  options: [
    {
      value: 'gasElectricity',
      label: 'Gas & Electricity (Dual)',
      marks: [
        { id: 2, name: 'British Gas' },
        { id: 49, name: 'Octopus Energy' },
      ],
    },
    { value: 'electricity', label: 'Electricity Only', marks: [{ id: 49, name: 'Octopus Energy' }] },
    { value: 'gas', label: 'Gas Only', hint: 'Your gas meter is a prepayment meter', marks: [{ id: 999 }] },
  ],
};
const units = {
  label: 'How often',
  required: true,
  options: [
    { value: 1, label: 'Yearly' },
    { value: 2, label: 'Monthly' },
    { value: 3, label: 'Quarterly' },
  ],
  ui: { appearance: 'segments' },
};
const homes = {
  label: 'Which home is most like yours?',
  required: true,
  options: [
    { value: 'low', label: 'Low', hint: '1 or 2 people: 1,800 kWh' },
    { value: 'medium', label: 'Medium', hint: '2 or 3 people: 2,700 kWh' },
    { value: 'high', label: 'High', hint: '4 or more people: 4,100 kWh' },
  ],
  ui: { appearance: 'pictures' },
};

/** States of the choices widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'tiles', field: fuels },
  { name: 'tiles with a value', field: fuels, value: 'electricity' },
  { name: 'tiles with an error', field: fuels, error: 'What would you like to compare? is required' },
  { name: 'segments', field: units, value: 1 },
  { name: 'segments with an error', field: units, error: 'How often is required' },
  { name: 'pictures', field: homes },
  { name: 'pictures with a value', field: homes, value: 'medium' },
  {
    name: 'an only choice that is chosen',
    field: { label: 'How do you pay?', required: true, options: [{ value: 'pre', label: 'Prepayment' }] },
    value: 'pre',
  },
  {
    name: 'an only choice to be made',
    field: { label: 'How do you pay?', required: true, options: [{ value: 'pre', label: 'Prepayment' }] },
  },
];
