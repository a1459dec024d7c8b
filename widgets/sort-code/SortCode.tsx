import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';

/** The six digits of a sort code (S2.50). */
export function SortCode(props: WidgetProps) {
  return <TextField {...props} field={{ ...props.field, ui: { mode: 'digits', width: 'short' } }} />;
}
