import { useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { Link } from '../../../react/page/Link.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { sayDeal, sayDealBold } from '../deal-words.ts';
import { inPounds, monthlyCost } from '../money.ts';
import { Savings } from '../Savings.tsx';
import { NewQuote, useMade } from '../SwitchMade.tsx';
import { useSwitchNow } from '../use-switch-now.ts';
import styles from './PriceBox.module.css';
import type { TariffView } from './use-tariff.ts';
import { say } from './words.ts';

interface PriceBoxProps {
  readonly store: JourneyStore;
  readonly tariff: TariffView;
}

/** What the deal costs and saves, and Switch Now; beside the details, on a phone under the thumb (Q2.40). */
export function PriceBox({ store, tariff }: PriceBoxProps) {
  const { projections, totals, switchable } = tariff;
  const isLoading = projections.state === 'loading';
  const made = useMade(store);
  return (
    <section className={styles.box} aria-label={say('cost')}>
      <div className={styles.price} aria-busy={isLoading}>
        {totals ? (
          <>
            <p className={styles.month}>
              <InlineWording
                text={sayDealBold('a-month', { amount: inPounds(monthlyCost(totals.totalCost)) })}
              />
            </p>
            <p className={styles.year}>{sayDeal('a-year', { amount: inPounds(totals.totalCost) })}</p>
            <Savings costs={totals} fees={totals.fees} />
          </>
        ) : (
          <p className={styles.year}>{say(isLoading ? 'working-out' : 'no-cost')}</p>
        )}
      </div>
      {made && <Link to="/switch-complete">{sayDeal('to-switch')}</Link>}
      {!made && switchable.is === 'switchable' && <SwitchNow store={store} tariff={tariff} />}
      {!made && switchable.is === 'review-only' && <p className="quiet">{switchable.why}</p>}
    </section>
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
          <Notice tone="danger" heading={failure.heading ?? say('error')}>
            <p>{failure.message}</p>
            <NewQuote store={store} status={failure.status} />
          </Notice>
        </div>
      )}
    </div>
  );
}
