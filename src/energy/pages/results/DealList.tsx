import { Component, memo, type ReactNode } from 'react';
import type { Deal } from '../../api/deal.ts';
import { DealCard } from './DealCard.tsx';
import styles from './DealList.module.css';
import { LongDealList } from './LongDealList.tsx';
import { say } from './words.ts';

/** From this many deals on only those near the screen are drawn. Fewer are all there, to search in the page and to print. */
const long = 100;

interface DealListProps {
  readonly deals: readonly Deal[];
  /** Pounds a year of the cheapest deal. */
  readonly lowest: number | undefined;
}

/** The deals in their order, however many. */
export const DealList = memo(function DealList({ deals, lowest }: DealListProps) {
  const draw = (deal: Deal) => (
    <RowBoundary>
      <DealCard deal={deal} isCheapest={deal.totalCost === lowest} />
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

/** Keeps what breaks inside one deal from breaking the page: the deal says so in its place, and the error is reported. */
export class RowBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>{say('not-shown')}</p> : this.props.children;
  }
}
