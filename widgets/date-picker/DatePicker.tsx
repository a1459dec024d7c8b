import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup, type Wiring, wire } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say, sayDate } from '../say.ts';
import { SelectBox } from '../select/SelectBox.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiNumbers } from '../ui-options.ts';
import styles from './DatePicker.module.css';
import {
  clearWrongDay,
  type DateParts,
  dateParts,
  dateValue,
  monthNames,
  monthsAfter,
  yearsFor,
} from './dates.ts';

const days = Array.from({ length: 31 }, (_, index) => ({ value: index + 1, label: String(index + 1) }));
const monthsNow = () => monthNames.map((name, index) => ({ value: index + 1, label: sayDate(name) }));

/** Day, month and year selects (Q2.25). The value is YYYY-MM-DD, and undefined until all three are chosen. */
export function DatePicker({ id, field, value, onChange, onLeave, error, today }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const [chosen, setChosen] = useState<DateParts>();
  const [cleared, setCleared] = useState<string>();
  const leapYears = field.ui.leapYears === true;
  const span = field.ui.span === 'birth' ? 'birth' : 'ahead';
  const years = yearsFor(span, today, uiNumber(field, 'youngest')).map((year) => ({
    value: year,
    label: String(year),
  }));
  // Parts that were chosen stay for as long as they stand for the present answer.
  const parts =
    chosen !== undefined && dateValue(chosen) === (value ?? undefined) ? chosen : dateParts(value);

  const put = (wanted: DateParts) => {
    const next = clearWrongDay(wanted, leapYears);
    leaving.used();
    setChosen(next);
    // It stays told until another day is chosen, whatever month or year is chosen meanwhile.
    if (next !== wanted) setCleared(nameOf(wanted));
    else if (next.day !== 0) setCleared(undefined);
    const date = dateValue(next);
    if (date !== (value ?? undefined)) onChange(date);
  };

  // One mistake is told once: a day that is not there says more than that the date is missing.
  const wrong = cleared && parts.day === 0 ? say('no-such-day', { day: cleared }) : error;
  const common = {
    ...wire({ id, field, error: wrong }),
    birth: span === 'birth',
    parts,
    put,
  };
  return (
    <FieldGroup id={id} field={field} error={wrong} leaving={leaving}>
      <div className={styles.parts}>
        <PartSelect {...common} id={id} part="day" label={say('day')} choices={days} />
        <PartSelect {...common} id={`${id}-month`} part="month" label={say('month')} choices={monthsNow()} />
        <PartSelect {...common} id={`${id}-year`} part="year" label={say('year')} choices={years} />
      </div>
      <div className={styles.chips}>
        {uiNumbers(field, 'monthsAhead').map((ahead) => (
          <button
            key={ahead}
            type="button"
            className={styles.chip}
            onClick={() => put(monthsAfter(today, ahead, leapYears))}
          >
            {inMonths(ahead)}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

function nameOf({ day, month, year }: DateParts): string {
  const name = [day, ...monthNames.slice(month - 1, month).map((one) => sayDate(one))].join(' ');
  return day === 29 && month === 2 && year !== 0 ? `${name} ${year}` : name;
}

function inMonths(months: number): string {
  if (months % 12 !== 0) return months === 1 ? say('in-one-month') : say('in-months', { count: months });
  return months === 12 ? say('in-one-year') : say('in-years', { count: months / 12 });
}

interface PartSelectProps extends Wiring {
  readonly id: string;
  readonly part: keyof DateParts;
  readonly label: string;
  readonly choices: readonly { readonly value: number; readonly label: string }[];
  readonly parts: DateParts;
  /** The date is a birth date: browsers may fill it in. */
  readonly birth: boolean;
  readonly put: (parts: DateParts) => void;
}

/** One native select of a date; a value from elsewhere that is not among the choices still shows. */
function PartSelect(props: PartSelectProps) {
  const { id, part, label, choices, parts, birth, put, ...wiring } = props;
  const value = parts[part];
  const known = value === 0 || choices.some((choice) => choice.value === value);
  return (
    <div className={classNames(styles.part, styles[part])}>
      <label htmlFor={id} className={styles.partLabel}>
        {label}
      </label>
      <SelectBox
        {...wiring}
        id={id}
        isOpen={value === 0}
        autoComplete={birth ? `bday-${part}` : 'off'}
        value={value}
        onChange={(event) => put({ ...parts, [part]: Number(event.currentTarget.value) })}
      >
        <option value={0}>{label}</option>
        {!known && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
