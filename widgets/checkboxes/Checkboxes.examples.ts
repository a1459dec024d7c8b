import type { WidgetExample } from '../types.ts';

const field = {
  label: 'What do you need help with?',
  required: true,
  hint: 'Tick all that apply.',
  options: [
    { value: 'stairs', label: 'Stairs' },
    { value: 'doors', label: 'Doors', hint: 'Those that open outwards, too.' },
    { value: 'letters', label: 'Letters in large print' },
  ],
};

/** States of the checkboxes widget. */
export const examples: readonly WidgetExample[] = [
  { name: 'default', field },
  { name: 'two ticked', field, value: ['stairs', 'letters'] },
  { name: 'with an error', field, error: 'What do you need help with? is required' },
];
