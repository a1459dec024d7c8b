import { type ReactNode, useRef, useState } from 'react';
import type { JourneyStore } from '../../../runtime/store.ts';
import { BestDeal } from './BestDeal.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { Order } from './order.ts';
import styles from './Results.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { useDeals } from './use-deals.ts';
import { useWide } from './use-wide.ts';
import { say } from './words.ts';

interface FilterFrameProps {
  readonly store: JourneyStore;
  readonly view: ReturnType<typeof useDeals>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/**
 * The list between its filter and its tools. On a wide screen the filter stands beside the list and can be put away; on a
 * narrow one Filter Results opens it over the page (Q2.30).
 */
export function FilterFrame({ store, view, order, onOrder, onReset, children }: FilterFrameProps) {
  const isWide = useWide();
  const [isBesideOpen, setBesideOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const { status, ranked, ofMethod, lowest, sifted } = view;
  const isBeside = isWide && isBesideOpen;
  return (
    <div className={styles.columns} data-beside={isBeside}>
      {isBeside && (
        <aside className={styles.side} aria-label={say('filter')}>
          <FilterPanel store={store} />
        </aside>
      )}
      <div className={styles.list}>
        <Toolbar
          order={order}
          onOrder={onOrder}
          ranked={ranked}
          isFilterOpen={isWide ? isBesideOpen : isSheetOpen}
          onFilter={() => (isWide ? setBesideOpen(!isBesideOpen) : setSheetOpen(true))}
          filterButton={filterButton}
        />
        {status === 'loading' && <div className={styles.skeletonBest} aria-hidden="true" />}
        {status === 'ready' && <BestDeal shown={sifted.shown} all={ofMethod} lowest={lowest} />}
        {children}
      </div>
      {!isWide && isSheetOpen && (
        <FilterSheet
          count={sifted.shown.length}
          onReset={onReset}
          onClose={() => {
            setSheetOpen(false);
            filterButton.current?.focus();
          }}
        >
          <FilterPanel store={store} />
        </FilterSheet>
      )}
    </div>
  );
}
