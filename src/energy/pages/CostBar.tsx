import styles from './CostBar.module.css';

interface CostBarProps {
  /** Pounds a year. */
  readonly cost: number;
  /** What the home pays now, pounds a year: the line. */
  readonly present: number;
  /** Pounds a year at the bar's right end; the same for all bars that are compared. */
  readonly most: number;
}

/** A year's cost as a bar from nothing, the saving pale beyond it, and a line at what you pay now (V2). The words beside it say the same. */
export function CostBar({ cost, present, most }: CostBarProps) {
  const at = (pounds: number) => {
    const share = Math.min(Math.max(pounds, 0), most) / (most || 1);
    return `${Number.isFinite(share) ? 100 * share : 0}%`;
  };
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      <rect className={styles.saving} y="4" width={at(Math.max(present, cost))} height="8" rx="2" />
      <rect className={styles.cost} y="4" width={at(cost)} height="8" rx="2" />
      <line className={styles.now} x1={at(present)} x2={at(present)} y1="0" y2="16" />
    </svg>
  );
}
