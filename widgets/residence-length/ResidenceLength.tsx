import { useState } from 'react';
import { FieldGroup, wire } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { filterText } from '../text-field/modes.ts';
import { TextBox } from '../text-field/TextBox.tsx';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import { monthsIn, partsOf, type ResidenceParts } from './months.ts';
import styles from './ResidenceLength.module.css';

/** Years and months in two boxes, as months; null where that is nothing (S4.09), undefined while both are empty. */
export function ResidenceLength({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const [typed, setTyped] = useState<ResidenceParts>();
  const parts = typed !== undefined && monthsIn(typed) === value ? typed : partsOf(value);

  const put = (next: ResidenceParts) => {
    leaving.used();
    setTyped(next);
    const months = monthsIn(next);
    if (months !== value) onChange(months);
  };

  const boxes = [
    { part: 'years', label: uiText(field, 'yearsLabel') ?? 'Years', most: 3 },
    { part: 'months', label: uiText(field, 'monthsLabel') ?? 'Months', most: 2 },
  ] as const;
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <div className={styles.boxes}>
        {boxes.map(({ part, label, most }) => (
          <div key={part}>
            <label className={styles.label} htmlFor={part === 'years' ? id : `${id}-months`}>
              {label}
            </label>
            <TextBox
              {...wire({ id, field, error })}
              id={part === 'years' ? id : `${id}-months`}
              width="share"
              inputMode="numeric"
              autoComplete="off"
              value={parts[part]}
              onChange={(event) => put({ ...parts, [part]: kept(event.currentTarget.value, most) })}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

/** What stays of a typed text: that many digits before the point; point and minus are kept, for 1.5 years are not 15, nor -5 five. */
const kept = (typed: string, most: number): string =>
  (/^\s*-/.test(typed) ? '-' : '') +
  filterText(typed, 'one-decimal').replace(/^\d+/, (whole) => whole.slice(0, most));
