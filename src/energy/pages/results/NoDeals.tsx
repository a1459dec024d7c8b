import { Button } from '../../../../widgets/button/Button.tsx';
import type { Failure } from '../../../engine/types.ts';
import { Link } from '../../../react/page/Link.tsx';
import type { Chip } from './Chips.tsx';
import { countedDeals } from './deals.ts';
import styles from './Results.module.css';
import { say } from './words.ts';

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
}

/** Filters hide everything (Q2.33): which of them to take off, and what that brings back. */
export function FilteredOut({ mendings, reviewOnly, onRemove, onShowReviewOnly }: FilteredOutProps) {
  return (
    <div className={styles.empty}>
      <h2>
        {say('none')} <span>{say('none-filtered')}</span>
      </h2>
      <div className="side-by-side">
        {mendings.map(({ chip, count }) => (
          <Button key={chip.says} onClick={() => onRemove(chip)}>
            {say('remove-for', { filter: chip.says, deals: countedDeals(count) })}
          </Button>
        ))}
        {reviewOnly > 0 && (
          <Button onClick={onShowReviewOnly}>
            {say('show-deals-review-only', { deals: countedDeals(reviewOnly) })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NoDealsProps {
  readonly hasFailed: boolean;
  /** Why, in words for people. A quote that is gone (404) is not to be had here any more: to ask again brings nothing. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  readonly start: string;
}

/** There are no deals at all, or they could not be had (Q2.33, Q8.04). */
export function NoDeals({ hasFailed, failure, onRetry, start }: NoDealsProps) {
  const why = failure?.message ?? '';
  const isGone = failure?.status === 404;
  const text = isGone ? why : say(hasFailed ? 'none-loaded' : 'none-offered', { why });
  return (
    <div className={styles.empty} role="status">
      <h2>{say(isGone ? 'gone' : 'none')}</h2>
      <p>{text}</p>
      <div className="side-by-side">
        {hasFailed && !isGone && (
          <Button kind="primary" onClick={onRetry}>
            {say('try-again')}
          </Button>
        )}
        <Link to={start}>{say(isGone ? 'new-quote' : 'check-answers')}</Link>
      </div>
    </div>
  );
}
