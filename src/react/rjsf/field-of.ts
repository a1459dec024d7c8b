import type { WidgetProps } from '@rjsf/utils';
import type { ResolvedField } from '../../engine/types.ts';

/** A field as our widgets know it, from what rjsf hands to the widget of that word. */
export function fieldOf(
  word: string,
  { name, label, required, schema, options }: WidgetProps,
): ResolvedField {
  const { help, tooltip, enumOptions, ...ui } = options;
  return {
    kind: 'field',
    name,
    widget: word,
    label,
    required: required === true,
    ...(typeof help === 'string' && { hint: help }),
    ...(typeof tooltip === 'string' && { tooltip }),
    ...(enumOptions && { options: enumOptions }),
    ...(typeof schema.minimum === 'number' && { min: schema.minimum }),
    ...(typeof schema.maximum === 'number' && { max: schema.maximum }),
    ui: JSON.parse(JSON.stringify(ui)),
  };
}
