import { memo } from 'react';
import type { Deal } from '../../api/deal.ts';
import { CostBar } from '../CostBar.tsx';
import { inPounds, monthlyCost, presentCost, sayingSavings, shownSavings } from '../money.ts';
import styles from './BestDeal.module.css';
import { DealButtons } from './DealActions.tsx';
import { canSwitch, cheapestOf } from './deals.ts';

interface BestDealProps {
  /** The deals that are shown; one at least. */
  readonly shown: readonly Deal[];
  /** Every deal of the pay method that is shown, the hidden ones included. */
  readonly all: readonly Deal[];
  /** The cheapest of all. */
  readonly lowest: Deal | undefined;
}

/**
 * The answer at the top of the results, in words and as two bars beside what the home pays now (V2): which deal is the
 * cheapest that can be switched to, what it saves, and whether a cheaper one is hidden or for comparison only.
 */
export const BestDeal = memo(function BestDeal({ shown, all, lowest }: BestDealProps) {
  const best = cheapestOf(shown, canSwitch) ?? cheapestOf(shown);
  if (!best || !lowest) return null;
  const present = presentCost(best);
  const most = Math.max(present, best.totalCost);
  return (
    <section className={styles.best} aria-label="Cheapest deal" tabIndex={-1}>
      <p className={styles.words}>
        <strong>
          {naming(best, all, lowest)}: {best.supplierName}, {best.tariffName}
        </strong>
        , <span className={styles.price}>{inPounds(monthlyCost(best.totalCost))} a month.</span>{' '}
        <span className={styles.saving} data-saves={shownSavings(best) > 0}>
          It <strong>{inYourCase(best)}</strong>.
        </span>
      </p>
      <dl className={styles.lines}>
        <Line name="What you pay now" cost={present} present={present} most={most} />
        <Line name="The cheapest deal" cost={best.totalCost} present={present} most={most} />
      </dl>
      {lowest.totalCost < best.totalCost && (
        <p className={styles.beaten}>
          {lowest.supplierName}, {lowest.tariffName} costs less, {inPounds(lowest.totalCost)} a year, but{' '}
          {canSwitch(lowest) ? 'your filters hide it.' : 'we cannot switch it for you.'}
        </p>
      )}
      <div className={styles.actions}>
        <DealButtons deal={best} place="best" />
      </div>
    </section>
  );
});

/** What may honestly be said of the best deal that is shown. */
function naming(best: Deal, all: readonly Deal[], lowest: Deal): string {
  if (best.totalCost <= lowest.totalCost) return 'Cheapest';
  const isLower = (deal: Deal) => deal.totalCost < best.totalCost && canSwitch(deal);
  return canSwitch(best) && !all.some(isLower) ? 'Cheapest that you can switch to' : 'Cheapest shown';
}

/** "saves £129 a year", "costs about the same as you pay now". */
function inYourCase(deal: Deal): string {
  const said = sayingSavings(shownSavings(deal));
  return said.startsWith('about') ? `costs ${said}` : said;
}

function Line(props: {
  readonly name: string;
  readonly cost: number;
  readonly present: number;
  readonly most: number;
}) {
  const { name, ...bar } = props;
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{inPounds(bar.cost)} a year</dd>
      <dd className={styles.drawing}>
        <CostBar {...bar} />
      </dd>
    </div>
  );
}
