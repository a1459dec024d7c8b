import { JourneyDialog } from '../journey-dialog/JourneyDialog.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';

/** A gas meter number to type, and the button that finds it by address (S2.14). */
export function MprnLookup(props: WidgetProps) {
  const { id, field, value } = props;
  const digits = { ...field, ui: { ...field.ui, mode: 'digits' } };
  return (
    <>
      <TextField {...props} field={digits} />
      <JourneyDialog {...props} id={`${id}-lookup`} value={value ?? null} error={undefined} />
    </>
  );
}
