import { classNames } from '../class-names.ts';
import type { Wiring } from '../frame/Field.tsx';
import { SelectBox } from '../select/SelectBox.tsx';
import styles from './DatePicker.module.css';
import type { DateParts } from './dates.ts';

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
export function PartSelect(props: PartSelectProps) {
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
