import Search from 'lucide-react/icons/search';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say } from '../say.ts';
import { useCode } from '../text-field/use-code.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import styles from './RegistrationSearch.module.css';

/** A vehicle registration on a yellow plate, with a button that looks it up; spaces stripped, upper case. */
export function RegistrationSearch(props: WidgetProps) {
  const { id, field, error, busy = false } = props;
  const leaving = useLeave(props.onLeave);
  const box = useCode(props, leaving);
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <div className={styles.line}>
          <div className={classNames(styles.plate, error !== undefined && styles.invalid)}>
            <span className={styles.band} aria-hidden="true">
              UK
            </span>
            <input {...wiring} {...box} id={id} type="text" className={styles.input} autoComplete="off" />
          </div>
          {props.onAction && (
            <Button busy={busy} onClick={props.onAction}>
              {!busy && <Search size={18} />}
              {uiText(field, 'actionLabel') ?? say('find-vehicle')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
