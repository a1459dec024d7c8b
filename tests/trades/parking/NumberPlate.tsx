import { Field } from '../../../widgets/frame/Field.tsx';
import { useLeave } from '../../../widgets/frame/use-leave.ts';
import type { WidgetProps } from '../../../widgets/types.ts';
import styles from './NumberPlate.module.css';

/** A number plate to type on: capitals and numbers, whatever is typed. */
export function NumberPlate({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <input
          {...wiring}
          id={id}
          type="text"
          className={styles.plate}
          value={typeof value === 'string' ? value : ''}
          autoComplete="off"
          onChange={({ target }) => {
            leaving.used();
            const typed = target.value.toUpperCase().replace(/[^A-Z0-9]/g, '');
            onChange(typed === '' ? undefined : typed);
          }}
        />
      )}
    </Field>
  );
}
