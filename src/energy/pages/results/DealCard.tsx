import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { classNames } from '../../../../widgets/class-names.ts';
import tick from '../../../../widgets/frame/Tick.module.css';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { type Deal, featuresOf } from '../../api/deal.ts';
import { sayDeal, sayDealBold } from '../deal-words.ts';
import { Features } from '../Features.tsx';
import { extrasOf, nameOf, termsOf } from '../facts.ts';
import { inPounds, monthlyCost } from '../money.ts';
import { payMethodNames } from '../pay-methods.ts';
import { Savings } from '../Savings.tsx';
import { useMade } from '../SwitchMade.tsx';
import { MoreInfo, SwitchFailure, SwitchNow } from './DealActions.tsx';
import styles from './DealCard.module.css';
import { canSwitch, isSwitchedTo } from './deals.ts';
import { useResults } from './use-results.ts';
import { say, sayCompare } from './words.ts';

interface DealCardProps {
  readonly deal: Deal;
  readonly isCheapest: boolean;
}

/** One ranked deal in a row: who sells which tariff, what it costs and saves, how long it binds, and Switch Now (Q2.31). */
export const DealCard = memo(function DealCard({ deal, isCheapest }: DealCardProps) {
  const { store, fees, opened, setOpened } = useResults();
  const made = useMade(store);
  const isYours = made && isSwitchedTo(valuesOf(store.view.getState().state, 'session'), deal);
  const isOpen = opened.has(deal.id);
  const ratesId = useId();
  return (
    <article className={styles.deal} data-review={!canSwitch(deal)} aria-labelledby={`deal-${deal.id}`}>
      <SupplierMark id={deal.supplierId} name={deal.supplierName} size={44} />
      <h2 className={styles.name} id={`deal-${deal.id}`}>
        <span className={styles.supplier}>{deal.supplierName}</span>{' '}
        <span className={styles.tariff}>{deal.tariffName}</span>
      </h2>
      <div className={styles.cost}>
        <p>
          <InlineWording text={sayDealBold('a-month', { amount: inPounds(monthlyCost(deal.totalCost)) })} />
        </p>
        <p className={styles.year}>{sayDeal('a-year', { amount: inPounds(deal.totalCost) })}</p>
        <Savings costs={deal} fees={fees} />
      </div>
      <div className={styles.switch}>
        <SwitchNow deal={deal} place="list" />
      </div>
      <div className={styles.foot}>
        <ul className={styles.facts}>
          {isYours && <li className={styles.told}>{sayDeal('switched-to-this')}</li>}
          {isCheapest && <li className={styles.told}>{say('cheapest')}</li>}
          {termsOf(deal, store.today).map(({ says, Icon }) => (
            <li key={says}>
              <Icon size={16} /> {says}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button
            kind="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? ratesId : undefined}
            onClick={() => setOpened(deal.id, !isOpen)}
          >
            <span>
              {say('rates')} <span className="visually-hidden">{say('of-deal', { deal: nameOf(deal) })}</span>
            </span>
            <ChevronDown size={16} />
          </Button>
          <MoreInfo deal={deal} place="list" />
          <CompareBox deal={deal} />
        </div>
      </div>
      <SwitchFailure deal={deal} place="list" />
      {isOpen && <Rates id={ratesId} deal={deal} />}
    </article>
  );
});

/** What the row leaves out: the year, how it is paid for, the other flags, and the feature texts, rates first (Q2.31). */
function Rates({ deal, id }: { readonly deal: Deal; readonly id: string }) {
  const { store, opened, setOpened } = useResults();
  const brand = valuesOf(store.view.getState().state, 'brand');
  const features = `features-${deal.id}`;
  return (
    <div id={id} className={styles.rates}>
      <ul className={styles.facts}>
        <li>{sayDeal('a-year', { amount: inPounds(deal.totalCost) })}</li>
        <li>{payMethodNames()[deal.payMethod]}</li>
        {extrasOf(deal).map(({ says, Icon }) => (
          <li key={says}>
            <Icon size={16} /> {says}
          </li>
        ))}
      </ul>
      <Features
        texts={featuresOf(deal)}
        first={3}
        of={nameOf(deal)}
        brand={brand}
        isOpen={opened.has(features)}
        onOpen={(isOpen) => setOpened(features, isOpen)}
      />
    </div>
  );
}

/** Chooses the deal for comparison; beside it, for who goes by keys, the way there, once there are two. */
function CompareBox({ deal }: { readonly deal: Deal }) {
  const { compared, toggle, compare } = useResults();
  const isChosen = compared.includes(deal.id);
  return (
    <>
      <label className={styles.compare}>
        <input
          type="checkbox"
          className={classNames(tick.box, styles.box)}
          checked={isChosen}
          onChange={() => toggle(deal)}
        />
        {sayCompare('compare')} <span className="visually-hidden">{nameOf(deal)}</span>
      </label>
      {isChosen && compared.length > 1 && (
        <span className={styles.compareNow}>
          <Button kind="quiet" id={`compare-from-${deal.id}`} onClick={compare}>
            {sayCompare('compare-now', { count: compared.length })}
            <span className="visually-hidden">{sayCompare('with-deal', { deal: nameOf(deal) })}</span>
          </Button>
        </span>
      )}
    </>
  );
}
