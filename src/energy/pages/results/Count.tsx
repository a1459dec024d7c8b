import { counted } from '../../../words/counted.ts';
import styles from './Count.module.css';
import { canSwitch } from './deals.ts';
import type { Sifted } from './filters.ts';

interface CountProps {
  readonly sifted: Sifted;
  readonly isSwitchable: boolean;
  /** Shows or hides the deals that cannot be switched to. */
  readonly onSwitchable: (isSwitchable: boolean) => void;
}

/** How many deals are shown and how many are hidden, and the way to the hidden ones (Q2.34). The count is announced. */
export function Count({ sifted, isSwitchable, onSwitchable }: CountProps) {
  const { shown, reviewOnly, filtered } = sifted;
  const shownForReview = shown.filter((deal) => !canSwitch(deal)).length;
  return (
    <div className={styles.count}>
      <p className={styles.says}>
        <span role="status">{sayingCount(shown.length, isSwitchable, shownForReview)}</span>{' '}
        {reviewOnly > 0 && (
          <button type="button" className={styles.show} onClick={() => onSwitchable(false)}>
            Show {reviewOnly} more we cannot switch for you
          </button>
        )}
        {shownForReview > 0 && (
          <button type="button" className={styles.show} onClick={() => onSwitchable(true)}>
            Show only those you can switch to here
          </button>
        )}
      </p>
      {filtered > 0 && (
        <p className={styles.filtered}>
          Your filters hide {filtered} more {filtered === 1 ? 'deal' : 'deals'}.
        </p>
      )}
    </div>
  );
}

/** "Showing 14 deals you can switch to here." */
function sayingCount(count: number, isSwitchable: boolean, forReview: number): string {
  const deals = counted(count, 'deal');
  if (isSwitchable) return `Showing ${deals} you can switch to here.`;
  return forReview === 0
    ? `Showing ${deals}.`
    : `Showing ${deals}, ${forReview} of which we cannot switch for you.`;
}
