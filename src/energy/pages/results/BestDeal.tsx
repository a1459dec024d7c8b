import { memo } from 'react';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import type { Deal } from '../../api/deal.ts';
import { CostBar } from '../CostBar.tsx';
import { sayDeal } from '../deal-words.ts';
import { inPounds, monthlyCost, presentCost, sayingEffect, shownSavings } from '../money.ts';
import styles from './BestDeal.module.css';
import { DealButtons } from './DealActions.tsx';
import { canSwitch, cheapestOf } from './deals.ts';
import { say, sayBold } from './words.ts';

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
  const savings = shownSavings(best);
  const most = Math.max(present, best.totalCost);
  return (
    <section className={styles.best} aria-label={say('best')} tabIndex={-1}>
      <p className={styles.words}>
        <strong>{naming(best, all, lowest)}</strong>,{' '}
        <span className={styles.price}>
          {say('best-month', { amount: inPounds(monthlyCost(best.totalCost)) })}
        </span>{' '}
        <span className={styles.saving} data-saves={savings > 0}>
          <InlineWording text={sayBold('best-effect', { effect: sayingEffect(savings) })} />
        </span>
      </p>
      <dl className={styles.lines}>
        <Line name={say('line-now')} cost={present} present={present} most={most} />
        <Line name={say('line-best')} cost={best.totalCost} present={present} most={most} />
      </dl>
      {lowest.totalCost < best.totalCost && (
        <p className={styles.beaten}>
          {say(canSwitch(lowest) ? 'cheaper-hidden' : 'cheaper-review-only', {
            ...namesOf(lowest),
            amount: inPounds(lowest.totalCost),
          })}
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
  if (best.totalCost <= lowest.totalCost) return say('best-of-all', namesOf(best));
  const isLower = (deal: Deal) => deal.totalCost < best.totalCost && canSwitch(deal);
  const isBestToSwitch = canSwitch(best) && !all.some(isLower);
  return say(isBestToSwitch ? 'best-to-switch' : 'best-shown', namesOf(best));
}

const namesOf = ({ supplierName, tariffName }: Deal) => ({ supplier: supplierName, tariff: tariffName });

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
      <dd>{sayDeal('a-year', { amount: inPounds(bar.cost) })}</dd>
      <dd className={styles.drawing}>
        <CostBar {...bar} />
      </dd>
    </div>
  );
}
