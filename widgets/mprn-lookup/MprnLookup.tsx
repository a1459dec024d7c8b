import { JourneyDialog } from '../journey-dialog/JourneyDialog.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';
import styles from './MprnLookup.module.css';

/** A gas meter number to type, and the button whose journey finds it by address (S2.14). The answer is text of digits. */
export function MprnLookup(props: WidgetProps) {
  const { id, field, value } = props;
  return (
    <div className={styles.lookup}>
      <TextField {...props} field={{ ...field, ui: { ...field.ui, mode: 'digits', width: 'medium' } }} />
      <JourneyDialog
        {...props}
        id={`${id}-lookup`}
        field={{ ...field, hint: '' }}
        value={value ?? null}
        error={undefined}
      />
    </div>
  );
}
