import { Link } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import type { Chip } from './chips.ts';
import styles from './Results.module.css';

/** A filter to take off, and how many deals come back by that. */
interface Mending {
  readonly chip: Chip;
  readonly count: number;
}

interface FilteredOutProps {
  readonly mendings: readonly Mending[];
  readonly reviewOnly: number;
  readonly onRemove: (chip: Chip) => void;
  readonly onShowReviewOnly: () => void;
  readonly onReset: () => void;
}

/** Filters hide everything (Q2.33): what to take off, and what that brings back. */
export function FilteredOut({ mendings, reviewOnly, onRemove, onShowReviewOnly, onReset }: FilteredOutProps) {
  return (
    <div className={styles.empty}>
      <h2>
        No results found <span>for you chosen filters</span>
      </h2>
      <div className={styles.mendings}>
        {mendings.map(({ chip, count }) => (
          <Button key={chip.says} onClick={() => onRemove(chip)}>
            Remove {chip.says} ({counted(count, 'deal')})
          </Button>
        ))}
        {reviewOnly > 0 && (
          <Button onClick={onShowReviewOnly}>
            Show {counted(reviewOnly, 'deal')} we cannot switch for you
          </Button>
        )}
        <Button kind="primary" onClick={onReset}>
          Reset
        </Button>
      </div>
    </div>
  );
}

interface NoDealsProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Address of the first page. */
  readonly start: string;
}

/** There are no deals at all, or they could not be had (Q2.33, Q8.04). */
export function NoDeals({ hasFailed, onRetry, start }: NoDealsProps) {
  return (
    <div className={styles.empty} role="status">
      <h2>No results found</h2>
      <p>
        {hasFailed
          ? 'We could not load the deals for your quote. Your answers are safe.'
          : 'No supplier offers a deal for these answers at the moment.'}
      </p>
      <div className={styles.mendings}>
        {hasFailed && (
          <Button kind="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Link to={start}>Check your answers</Link>
      </div>
    </div>
  );
}
