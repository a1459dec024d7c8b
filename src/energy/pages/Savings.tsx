import { sayingFees, sayingSavings, shownSavings } from './money.ts';
import styles from './Savings.module.css';

interface SavingsProps {
  /** What the year costs and saves, pounds. */
  readonly costs: { readonly totalCost: number; readonly savings: number };
  /** What leaving the present tariffs today costs, pounds. */
  readonly fees: number;
}

/** What a year of a deal saves, and below it that an exit fee is not counted in it; in green if it saves more than that fee. */
export function Savings({ costs, fees }: SavingsProps) {
  const savings = shownSavings(costs);
  const before = sayingFees(fees);
  return (
    <p className={styles.savings} data-saves={savings > fees}>
      {sayingSavings(savings)}
      {before && <span className={styles.fees}> {before}</span>}
    </p>
  );
}
