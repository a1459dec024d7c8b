import { classNames } from '../class-names.ts';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { useText } from '../text-field/use-text.ts';
import type { WidgetProps } from '../types.ts';
import { uiNumber } from '../ui-options.ts';
import styles from './Textarea.module.css';

/** The longest text that the box takes. */
const longest = 2000;
const usualRows = 4;

/** Several lines of text, trimmed on leaving. */
export function Textarea(props: WidgetProps) {
  const { id, field, error } = props;
  const leaving = useLeave(props.onLeave);
  const box = useText(props, leaving, {
    filter: (typed) => typed.slice(0, longest),
    tidy: (text) => text.trim(),
  });
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...box}
          id={id}
          rows={uiNumber(field, 'rows') ?? usualRows}
          className={classNames(styles.area, error !== undefined && styles.invalid)}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
