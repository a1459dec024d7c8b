import { classNames } from '../class-names.ts';
import { inYearsAndMonths } from '../residence-length/months.ts';
import styles from './PreviousAddresses.module.css';

interface AddressBarProps {
  /** Months at each address, the present one first. */
  readonly told: readonly number[];
  /** Months that must be told in all. */
  readonly needed: number;
}

/** The years that must be told, as a bar that fills up address by address, with what is still missing in words (V5). */
export function AddressBar({ told, needed }: AddressBarProps) {
  const sum = told.reduce((total, months) => total + months, 0);
  const missing = needed - sum;
  const whole = Math.max(sum, needed);
  return (
    <div className={styles.bar}>
      <div className={styles.track} aria-hidden="true">
        {parts(told).map(({ from, months }) => (
          <span
            key={from}
            className={classNames(styles.part, from === 0 && styles.present)}
            style={{ inlineSize: `${(100 * months) / whole}%` }}
          />
        ))}
      </div>
      <p className={styles.missing} role="status">
        {missing > 0
          ? `${inYearsAndMonths(sum)} of ${inYearsAndMonths(needed)} told, ${inYearsAndMonths(missing)} to go.`
          : `All of the last ${inYearsAndMonths(needed)} told.`}
      </p>
    </div>
  );
}

/** Where each address begins on the bar, in months; one of no time takes no place. */
function parts(told: readonly number[]): readonly { readonly from: number; readonly months: number }[] {
  let from = 0;
  return told.flatMap((months) => {
    if (months <= 0) return [];
    from += months;
    return [{ from: from - months, months }];
  });
}
