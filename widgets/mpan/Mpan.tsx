import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';

/** The 21 digits of an electricity meter number; spaces are dropped (S2.14). */
export function Mpan(props: WidgetProps) {
  return <TextField {...props} field={{ ...props.field, ui: { ...props.field.ui, mode: 'digits' } }} />;
}
