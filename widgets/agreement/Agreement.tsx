import type { Json } from '../../src/engine/types.ts';
import { classNames } from '../class-names.ts';
import { ErrorLine, wire } from '../frame/Field.tsx';
import tick from '../frame/Tick.module.css';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import { InlineWording, Wording } from '../wording/Wording.tsx';
import styles from './Agreement.module.css';

/** A box that only the person ticks: true, or `unticked` (S4.06). Its words are `text`, or else the label. */
export function Agreement(props: WidgetProps & { readonly unticked?: Json }) {
  const { id, field, value, onChange, onLeave, error, unticked = null } = props;
  const leaving = useLeave(onLeave);
  return (
    <div className={styles.tick} {...leaving.watch}>
      <ErrorLine id={id} error={error} />
      <div className={styles.row}>
        <input
          {...wire({ id, field, error })}
          id={id}
          type="checkbox"
          className={classNames(tick.box, styles.box)}
          checked={value === true}
          onChange={(event) => {
            leaving.used();
            onChange(event.currentTarget.checked ? true : unticked);
          }}
        />
        <label htmlFor={id} className={styles.words}>
          <InlineWording text={uiText(field, 'text') ?? field.label} />
        </label>
      </div>
      {field.hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          <Wording text={field.hint} />
        </div>
      )}
    </div>
  );
}
