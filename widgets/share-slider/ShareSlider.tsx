import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say } from '../say.ts';
import { filterText, textValue } from '../text-field/modes.ts';
import { TextBox } from '../text-field/TextBox.tsx';
import { useText } from '../text-field/use-text.ts';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';
import styles from './ShareSlider.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How far the slider stands, 0 to 1. */
    '--share'?: string;
  }
}

/** A percentage: a number box with steps, a slider over the same value (WCAG 2.5.7), and a way out for who does not know (Q2.23). */
export function ShareSlider(props: WidgetProps) {
  const { id, field, value, onChange, error } = props;
  const leaving = useLeave(props.onLeave);
  const min = field.min ?? 1;
  const max = field.max ?? 100;
  const share = typeof value === 'number' && value >= min && value <= max ? value : undefined;
  const unsure = uiNumber(field, 'unsure');

  const put = (next: number) => {
    leaving.used();
    const within = Math.min(Math.max(next, min), max);
    if (within !== value) onChange(within);
  };
  const box = useText(props, leaving, {
    filter: (typed) => filterText(typed, 'number-non-zero'),
    toValue: (text) => textValue(text, 'number-non-zero'),
  });
  const start = share ?? unsure ?? min;

  return (
    <Field id={id} field={field} error={error} leaving={leaving} describedBy={`${id}-split`}>
      {(wiring) => (
        <div className={styles.share}>
          <div className={styles.line}>
            <Button aria-label={say('less', { label: field.label })} onClick={() => put(start - 1)}>
              <Minus size={18} />
            </Button>
            <TextBox
              {...wiring}
              {...box}
              id={id}
              suffix="%"
              width="share"
              inputMode="numeric"
              autoComplete="off"
            />
            <Button aria-label={say('more', { label: field.label })} onClick={() => put(start + 1)}>
              <Plus size={18} />
            </Button>
            {unsure !== undefined && (
              <Button kind="quiet" onClick={() => put(unsure)}>
                {uiText(field, 'unsureLabel') ?? say('not-sure', { percent: unsure })}
              </Button>
            )}
          </div>
          <input
            type="range"
            className={classNames(styles.slider, share !== undefined && styles.split)}
            aria-label={field.label}
            aria-valuetext={share === undefined ? say('not-chosen') : `${share}%`}
            min={min}
            max={max}
            value={start}
            style={share === undefined ? {} : { '--share': `${(share - min) / (max - min || 1)}` }}
            onChange={(event) => put(Number(event.currentTarget.value))}
          />
          <p id={`${id}-split`} className={styles.legend}>
            <span className={styles.shareKey}>
              {uiText(field, 'high') ?? say('this-share')} {share === undefined ? '–' : `${share}%`}
            </span>
            <span className="visually-hidden">, </span>
            <span className={styles.restKey}>
              {uiText(field, 'low') ?? say('the-rest')} {share === undefined ? '–' : `${100 - share}%`}
            </span>
          </p>
        </div>
      )}
    </Field>
  );
}
