import { useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { inPounds, monthlyCost, sayingSavings, shownSavings } from '../money.ts';
import { useSwitchNow } from '../use-switch-now.ts';
import type { Totals } from './details.ts';
import styles from './PriceBox.module.css';
import type { TariffView } from './use-tariff.ts';

interface PriceBoxProps {
  readonly store: JourneyStore;
  readonly tariff: TariffView;
}

/** What the deal costs and saves, and Switch Now; beside the details, on a phone under the thumb (Q2.40). */
export function PriceBox({ store, tariff }: PriceBoxProps) {
  const { projections, totals, switchable } = tariff;
  return (
    <section className={styles.box} aria-label="Cost and switching">
      <div className={styles.price} aria-busy={projections.state === 'loading'}>
        {totals ? <Price totals={totals} /> : <NoPrice isLoading={projections.state === 'loading'} />}
      </div>
      {switchable.is === 'switchable' && <SwitchNow store={store} tariff={tariff} />}
      {switchable.is === 'review-only' && <p className={styles.why}>{switchable.why}</p>}
    </section>
  );
}

function Price({ totals }: { readonly totals: Totals }) {
  const savings = shownSavings(totals);
  return (
    <>
      <p className={styles.month}>
        <strong>{inPounds(monthlyCost(totals.totalCost))}</strong> a month
      </p>
      <p className={styles.year}>{inPounds(totals.totalCost)} a year</p>
      <p className={styles.savings} data-saves={savings > 0}>
        {sayingSavings(savings)}
      </p>
      {totals.fees > 0 && (
        <p className={styles.fees}>Leaving your present tariff today costs {inPounds(totals.fees)}.</p>
      )}
    </>
  );
}

function NoPrice({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <p className={styles.year}>
      {isLoading ? 'Working out your costs…' : 'We have no cost for your home at the moment.'}
    </p>
  );
}

/** Starts the switch; below it why it did not start, which takes the focus. */
function SwitchNow({ store, tariff: { tariffId, payMethod } }: PriceBoxProps) {
  const switchNow = useSwitchNow(store);
  const label = useView(store, ({ model }) => model.journey.submit.label);
  const isBusy = useView(store, ({ submitting }) => submitting !== undefined);
  const failure = useView(store, (view) => view.failure);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div className={styles.action}>
      <Button kind="primary" wide busy={isBusy} onClick={() => void switchNow({ tariffId, payMethod })}>
        {label}
      </Button>
      {failure && (
        <div ref={box} tabIndex={-1} className={styles.failure}>
          <Notice tone="danger" heading={failure.heading ?? 'Error'}>
            <p>{failure.message}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
