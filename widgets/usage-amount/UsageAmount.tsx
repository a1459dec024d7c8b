import { useMemo } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { inWholes } from '../../src/words/counted.ts';
import { say } from '../say.ts';
import { TextField } from '../text-field/TextField.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';
import { type Averages, yearly } from './scale.ts';
import styles from './UsageAmount.module.css';
import { UsageScale } from './UsageScale.tsx';

/** A number with its unit, what it comes to in a year, and where it stands among similar homes (V3). */
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
