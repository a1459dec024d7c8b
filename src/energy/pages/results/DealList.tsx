import { memo } from 'react';
import type { Deal } from '../../api/deal.ts';
import { DealCard } from './DealCard.tsx';
import styles from './DealList.module.css';
import { LongDealList } from './LongDealList.tsx';
import { RowBoundary } from './RowBoundary.tsx';
import { say } from './words.ts';

/** From this many deals on only those near the screen are drawn. Fewer are all there, to search in the page and to print. */
const long = 100;

interface DealListProps {
  readonly deals: readonly Deal[];
  /** Pounds a year of the cheapest deal. */
  readonly lowest: number | undefined;
  /** Pounds a year at the right end of every deal's bar. */
  readonly most: number;
}

/** The deals in their order, however many. */
export const DealList = memo(function DealList({ deals, lowest, most }: DealListProps) {
  const draw = (deal: Deal) => (
    <RowBoundary>
      <DealCard deal={deal} isCheapest={deal.totalCost === lowest} most={most} />
    </RowBoundary>
  );
  if (deals.length < long)
    return (
      <ol className={styles.deals} aria-label={say('deals')}>
        {deals.map((deal) => (
          <li key={deal.id}>{draw(deal)}</li>
        ))}
      </ol>
    );
  return <LongDealList deals={deals} draw={draw} />;
});
