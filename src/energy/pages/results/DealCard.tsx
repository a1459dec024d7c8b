import BadgeCheck from 'lucide-react/icons/badge-check';
import { memo } from 'react';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { type Deal, featuresOf } from '../../api/deal.ts';
import { CostBar } from '../CostBar.tsx';
import { sayDeal, sayDealBold } from '../deal-words.ts';
import { Features } from '../Features.tsx';
import { factsOf } from '../facts.ts';
import { inPounds, monthlyCost, presentCost, sayingSavings, shownSavings } from '../money.ts';
import { payMethodNames } from '../pay-methods.ts';
import { DealActions } from './DealActions.tsx';
import styles from './DealCard.module.css';
import { canSwitch } from './deals.ts';
import { useResults } from './use-results.ts';
import { say } from './words.ts';

interface DealCardProps {
  readonly deal: Deal;
  readonly isCheapest: boolean;
  /** Pounds a year at the right end of every deal's bar. */
  readonly most: number;
}

/** How many feature texts stand before the rest is asked for (§9). */
const first = 3;

/** One ranked deal: who, which tariff, what it costs and saves, what is special about it, and what can be done (Q2.31). */
export const DealCard = memo(function DealCard({ deal, isCheapest, most }: DealCardProps) {
  const { store, opened, setOpened } = useResults();
  const brand = valuesOf(store.view.getState().state, 'brand');
  return (
    <article className={styles.deal} data-review={!canSwitch(deal)} aria-labelledby={`deal-${deal.id}`}>
      <div className={styles.who}>
        <SupplierMark id={deal.supplierId} name={deal.supplierName} size={48} />
        <div className={styles.words}>
          <h2 className={styles.name} id={`deal-${deal.id}`}>
            {deal.tariffName}
          </h2>
          <p className={styles.supplier}>
            {deal.supplierName} · {payMethodNames[deal.payMethod]}
          </p>
          {isCheapest && (
            <p className={styles.cheapest}>
              <BadgeCheck size={16} /> {say('cheapest')}
            </p>
          )}
        </div>
      </div>
      <Cost deal={deal} most={most} />
      <ul className={styles.facts}>
        {factsOf(deal).map(({ says, Icon }) => (
          <li key={says}>
            <Icon size={16} /> {says}
          </li>
        ))}
      </ul>
      <div className={styles.features}>
        <Features
          texts={featuresOf(deal)}
          first={first}
          of={deal.tariffName}
          brand={brand}
          isOpen={opened.has(deal.id)}
          onOpen={(isOpen) => setOpened(deal.id, isOpen)}
        />
      </div>
      <DealActions deal={deal} />
    </article>
  );
});

/** What the deal costs and saves, in words and as a bar on the scale that all bars share (V2). */
function Cost({ deal, most }: Pick<DealCardProps, 'deal' | 'most'>) {
  const savings = shownSavings(deal);
  return (
    <div className={styles.cost}>
      <p className={styles.month}>
        <InlineWording text={sayDealBold('a-month', { amount: inPounds(monthlyCost(deal.totalCost)) })} />
      </p>
      <p>{sayDeal('a-year', { amount: inPounds(deal.totalCost) })}</p>
      <p className={styles.savings} data-saves={savings > 0}>
        {sayingSavings(savings)}
      </p>
      <CostBar cost={deal.totalCost} present={presentCost(deal)} most={most} />
    </div>
  );
}
