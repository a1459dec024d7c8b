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
import { Split } from './Split.tsx';

/**
 * A percentage: a number box with steps, a slider over the same value, and a way out for those who do not know
 * (Q2.23). The slider's track shows the share and the rest. Everything that dragging does, the buttons and the box do too (WCAG 2.5.7).
 */
export function ShareSlider({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const min = field.min ?? 1;
  const max = field.max ?? 100;
  const share = typeof value === 'number' && value >= min && value <= max ? value : undefined;
  const unsure = uiNumber(field, 'unsure');
  const low = uiText(field, 'low');
  const high = uiText(field, 'high');

  const put = (next: number) => {
    leaving.used();
    const within = Math.min(Math.max(next, min), max);
    if (within !== value) onChange(within);
  };
  const box = useText(
    value,
    {
      filter: (typed) => filterText(typed, 'number-non-zero'),
      toValue: (text) => textValue(text, 'number-non-zero'),
      tidy: (text) => text,
    },
    onChange,
  );
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
              id={id}
              value={box.text}
              suffix="%"
              width="share"
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => {
                leaving.used();
                box.onChange(event);
              }}
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
          <Split id={`${id}-split`} share={share} rest={low} name={high} />
        </div>
      )}
    </Field>
  );
}
