import { useMemo } from 'react';
import { valuesOf } from '../../../engine/path.ts';
import { useView } from '../../../react/use-view.ts';
import { CarbonCard } from './CarbonCard.tsx';
import { Chips } from './Chips.tsx';
import { Count } from './Count.tsx';
import { type Chip, chipsOf } from './chips.ts';
import { DealList } from './DealList.tsx';
import { readFilters, sift } from './filters.ts';
import { FilteredOut } from './NoDeals.tsx';
import { type Order, sayingOrder } from './order.ts';
import styles from './Results.module.css';
import { defaultsOf } from './use-address.ts';
import type { useDeals } from './use-deals.ts';
import { useListTop } from './use-list-top.ts';
import { useResults } from './use-results.ts';
import { say } from './words.ts';

interface ShownDealsProps {
  readonly view: ReturnType<typeof useDeals>;
  readonly order: Order;
  readonly onReset: () => void;
}

/** What the filters leave: how many, which filters are on, how it is ranked, and the deals, or the way out of none. */
export function ShownDeals({ view, order, onReset }: ShownDealsProps) {
  const { store } = useResults();
  const { ranked, ofMethod, filters, sifted, lowest, most } = view;
  const steps = useView(store, (now) => now.steps);
  const answers = useView(store, ({ state }) => state.answers);
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  const chips = useMemo(
    () =>
      chipsOf(
        steps.flatMap(({ card }) => card.fields),
        answers,
        defaultsOf(store),
      ),
    [steps, answers, store],
  );
  const remove = ({ field, without }: Chip) => store.change(field, without);
  const showSwitchable = (isSwitchable: boolean) => store.change('switchable', isSwitchable);
  const top = useListTop(sifted);
  return (
    <>
      <div ref={top} className={styles.about}>
        <Count sifted={sifted} isSwitchable={filters.switchable} onSwitchable={showSwitchable} />
        <Chips chips={chips} onRemove={remove} onReset={onReset} />
        <p className={styles.ranking}>
          {sayingOrder(order, ranked).says} {say('bar-line')} {say('commission')}
        </p>
      </div>
      {brand.carbonOffset === true && <CarbonCard kilograms={ofMethod[0]?.carbonFootprint ?? 0} />}
      {sifted.shown.length > 0 ? (
        <DealList deals={sifted.shown} lowest={lowest?.totalCost} most={most} />
      ) : (
        <FilteredOut
          mendings={chips.flatMap((chip) => {
            const mended = readFilters({ ...answers, [chip.field]: chip.without });
            const count = sift(ranked, mended).shown.length;
            return count > 0 ? [{ chip, count }] : [];
          })}
          reviewOnly={sifted.reviewOnly}
          onRemove={remove}
          onShowReviewOnly={() => showSwitchable(false)}
          onReset={onReset}
        />
      )}
    </>
  );
}
