import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './TextField.module.css';

interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix' | 'width'> {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Id of the unit's words, for those who hear the box. */
  readonly unitId?: string | undefined;
  readonly width?: string | undefined;
  /** A button that belongs to the box, after it. */
  readonly after?: ReactNode;
}

/** One input in its border, with the unit before or after it inside the same border. */
export function TextBox({ prefix, suffix, unitId, width = 'long', after, ...input }: TextBoxProps) {
  const isInvalid = input['aria-invalid'] === true;
  const look = classNames(styles.box, styles[width], isInvalid && styles.invalid);
  if (!prefix && !suffix && !after)
    return <input type="text" {...input} className={`${look} ${styles.bare}`} />;
  const box = (
    <div className={look}>
      {prefix && <span className={styles.unit}>{prefix}</span>}
      <input type="text" {...input} className={styles.input} />
      {suffix && <span className={styles.unit}>{suffix}</span>}
      {unitId && (
        <span id={unitId} hidden>
          {[prefix, suffix].filter(Boolean).join(' ')}
        </span>
      )}
    </div>
  );
  if (!after) return box;
  return (
    <div className={styles.line}>
      {box}
      {after}
    </div>
  );
}
