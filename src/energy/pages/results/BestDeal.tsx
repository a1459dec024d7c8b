import { memo } from 'react';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import type { Deal } from '../../api/deal.ts';
import { nameOf } from '../facts.ts';
import { inPounds, monthlyCost, presentCost, sayingFees, shownSavings } from '../money.ts';
import styles from './BestDeal.module.css';
import { canSwitch, cheapestOf } from './deals.ts';
import { say, sayBold } from './words.ts';

interface BestDealProps {
  readonly shown: readonly Deal[];
  /** Every deal of the quote, the hidden ones and those of other pay methods included. */
  readonly all: readonly Deal[];
  /** The cheapest of the pay method that is shown. */
  readonly lowest: Deal | undefined;
  /** Pounds that leaving the present tariffs today costs. */
  readonly fees: number;
}

/** The answer at the top of the results: what a switch saves, which deal does it, and whether a cheaper one is hidden or for review. */
export const BestDeal = memo(function BestDeal({ shown, all, lowest, fees }: BestDealProps) {
  const best = cheapestOf(shown, canSwitch) ?? cheapestOf(shown);
  if (!best || !lowest) return null;
  const present = presentCost(best);
  const savings = shownSavings(best);
  const before = sayingFees(fees);
  const isLost = savings > 0 && savings < Math.round(fees);
  const isHidden = lowest.totalCost < best.totalCost;
  return (
    <section className={styles.best} aria-label={say('best')}>
      <p className={styles.saving} data-saves={savings > fees} data-is-long={isLost || undefined}>
        {isLost
          ? say('fee-outweighs', { fee: inPounds(fees), amount: inPounds(savings) })
          : sayingSaving(savings, isHidden)}
        {savings > 0 && !isLost && before && <span className={styles.fees}> {before}</span>}
      </p>
      <p>
        <InlineWording
          text={sayBold(naming(best, all), {
            deal: nameOf(best),
            month: inPounds(monthlyCost(best.totalCost)),
            now: inPounds(monthlyCost(present)),
          })}
        />
      </p>
      {best.carbonFootprint === 0 && present > 0 && <p className="quiet">{say('standing-only')}</p>}
      {isHidden && (
        <p className="quiet">
          {say(canSwitch(lowest) ? 'cheaper-hidden' : 'cheaper-review-only', {
            supplier: lowest.supplierName,
            tariff: lowest.tariffName,
            amount: inPounds(lowest.totalCost),
          })}
        </p>
      )}
    </section>
  );
});

/** "Save £128 a year", or that there is nothing to save: of the deals that are shown, where a cheaper one is hidden. */
function sayingSaving(savings: number, isHidden: boolean): string {
  if (savings > 0) return say('save', { amount: inPounds(savings) });
  if (savings === 0) return say('save-none');
  return say(isHidden ? 'save-less-shown' : 'save-less');
}

/** What may honestly be said of the best deal that is shown. */
function naming(best: Deal, all: readonly Deal[]) {
  const lower = all.filter(({ totalCost }) => totalCost < best.totalCost);
  if (lower.length === 0) return 'best-of-all';
  return canSwitch(best) && !lower.some(canSwitch) ? 'best-to-switch' : 'best-shown';
}
