import styles from './Count.module.css';
import { countedDeals } from './counted-deals.ts';
import { canSwitch } from './deals.ts';
import type { Sifted } from './filters.ts';
import { say } from './words.ts';

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
            {say('show-review-only', { count: reviewOnly })}
          </button>
        )}
        {shownForReview > 0 && (
          <button type="button" className={styles.show} onClick={() => onSwitchable(true)}>
            {say('show-switchable')}
          </button>
        )}
      </p>
      {filtered > 0 && (
        <p className={styles.filtered}>
          {filtered === 1 ? say('one-filtered') : say('some-filtered', { count: filtered })}
        </p>
      )}
    </div>
  );
}

/** "Showing 14 deals you can switch to here." */
function sayingCount(count: number, isSwitchable: boolean, forReview: number): string {
  const deals = countedDeals(count);
  if (isSwitchable) return say('showing-switchable', { deals });
  return forReview === 0
    ? say('showing', { deals })
    : say('showing-some-review-only', { deals, count: forReview });
}
