import { useMemo } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { inWholes } from '../../src/words/counted.ts';
import { sentLanguage } from '../../src/words/language.ts';
import { classNames } from '../class-names.ts';
import { say } from '../say.ts';
import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';
import { type Averages, comparison, place, yearly } from './scale.ts';
import styles from './UsageAmount.module.css';

/** A number with its unit, what it comes to in a year, and where it stands among typical homes (V3). */
export function UsageAmount(props: WidgetProps) {
  const { id, field, value } = props;
  const amountField = useMemo(
    () => ({ ...field, ui: { width: 'short', mode: 'number-non-zero', ...field.ui } }),
    [field],
  );
  // What is refused is compared with nobody.
  const isRefused =
    typeof value === 'number' && (value < (field.min ?? value) || value > (field.max ?? value));
  const amount = isRefused || props.error !== undefined ? undefined : yearly(value, field.ui.unit);
  const averages = averagesOf(field);
  const unit = uiText(field, 'suffix')?.split(/[\s/]/)[0] ?? '';
  return (
    <div className={styles.usage}>
      <TextField {...props} field={amountField} />
      {amount !== undefined && field.ui.unit !== undefined && field.ui.unit !== 1 && (
        <p className={styles.yearly}>
          {say('a-year', {
            amount: `${uiText(field, 'prefix') ?? ''}${inWholes(Math.round(amount))} ${unit}`,
          })}
        </p>
      )}
      {averages && (
        <UsageScale
          id={id}
          amount={amount}
          isEmpty={value === undefined || value === null || value === ''}
          averages={averages}
          unit={unit || 'kWh'}
          label={uiText(field, 'scaleLabel') ?? say('compared')}
          source={uiText(field, 'scaleSource')}
        />
      )}
    </div>
  );
}

function averagesOf(field: ResolvedField): Averages | undefined {
  const low = uiNumber(field, 'low');
  const medium = uiNumber(field, 'medium');
  const high = uiNumber(field, 'high');
  return low === undefined || medium === undefined || high === undefined ? undefined : { low, medium, high };
}

interface UsageScaleProps {
  readonly id: string;
  /** The amount for a year; undefined where there is none to compare. */
  readonly amount: number | undefined;
  readonly isEmpty: boolean;
  readonly averages: Averages;
  readonly unit: string;
  readonly label: string;
  readonly source: string | undefined;
}

/** The low, medium, high scale with its marker (V3); the words below say all that the drawing shows. */
function UsageScale({ id, amount, isEmpty, averages, unit, label, source }: UsageScaleProps) {
  const at = amount === undefined ? undefined : place(amount, averages);
  return (
    <figure className={styles.scale} aria-labelledby={`${id}-scale`}>
      <figcaption id={`${id}-scale`} className="quiet">
        {label}
      </figcaption>
      <svg className={styles.drawing} width="100%" height="32" aria-hidden="true">
        <rect className={styles.track} x="0" y="14" width="100%" height="8" rx="4" />
        {at !== undefined && <rect className={styles.fill} x="0" y="14" width={`${at}%`} height="8" rx="4" />}
        {['16.67%', '50%', '83.33%'].map((x) => (
          <circle key={x} className={styles.stop} cx={x} cy="18" r="2" />
        ))}
        {at !== undefined && (
          // A pointer over the bar: a knob on it would look as if it could be drawn along.
          <svg
            aria-hidden="true"
            className={styles.marker}
            x={`${Math.min(Math.max(at, 2), 98)}%`}
            overflow="visible"
          >
            <path d="M-6 2h12l-6 9z" />
          </svg>
        )}
      </svg>
      <dl className={styles.averages}>
        {(['low', 'medium', 'high'] as const).map((name) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>
              {inWholes(averages[name])} {unit}
            </dd>
          </div>
        ))}
      </dl>
      {amount !== undefined && (
        <p className={styles.sentence}>{say('usage-is', comparison(amount, averages))}</p>
      )}
      {isEmpty && <p className={classNames(styles.sentence, styles.waiting)}>{say('type-usage')}</p>}
      {source && (
        <p className="quiet" lang={sentLanguage()}>
          {source}
        </p>
      )}
    </figure>
  );
}
