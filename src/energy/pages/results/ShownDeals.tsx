import Sprout from 'lucide-react/icons/sprout';
import { useMemo } from 'react';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { useView } from '../../../react/use-view.ts';
import { useMade } from '../SwitchMade.tsx';
import { type Chip, Chips, chipsOf } from './Chips.tsx';
import { DealList } from './DealList.tsx';
import { canSwitch, countedDeals } from './deals.ts';
import { readFilters, type Sifted, sift } from './filters.ts';
import { FilteredOut } from './NoDeals.tsx';
import { type Order, sayingOrder } from './order.ts';
import styles from './Results.module.css';
import { defaultsOf } from './use-address.ts';
import type { useDeals } from './use-deals.ts';
import { useListTop } from './use-list-top.ts';
import { useResults } from './use-results.ts';
import { say, sayBold } from './words.ts';

interface ShownDealsProps {
  readonly view: ReturnType<typeof useDeals>;
  readonly order: Order;
  readonly onReset: () => void;
}

/** What the filters leave: how many, which filters are on, how it is ranked, and the deals, or the way out of none. */
export function ShownDeals({ view, order, onReset }: ShownDealsProps) {
  const { store } = useResults();
  const { ranked, ofMethod, filters, sifted, lowest } = view;
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
  const made = useMade(store);
  const isEmpty = sifted.shown.length === 0;
  const hidden = sifted.filtered || ranked.length;
  const top = useListTop(sifted);
  /** Does it, and leads to what is told of the list: in the place of the button that did it stands a deal's main action. */
  const thenTop =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      top.current?.focus({ preventScroll: true });
    };
  return (
    <>
      <section ref={top} className={styles.about} aria-label={say('about-deals')} tabIndex={-1}>
        {isEmpty ? (
          <p className={styles.count}>
            <span role="status">{hidden === 1 ? say('hide-only') : say('hide-all', { count: hidden })}</span>{' '}
            <button type="button" className={styles.show} onClick={thenTop(onReset)}>
              {say('reset')} {say('all-filters')}
            </button>
          </p>
        ) : (
          <Count sifted={sifted} isSwitchable={filters.switchable && !made} onSwitchable={showSwitchable} />
        )}
        <Chips chips={chips} onRemove={remove} onReset={isEmpty ? undefined : onReset} />
      </section>
      {!isEmpty && (
        <p className={styles.ranking}>
          <span className={styles.order}>{sayingOrder(order, ranked).says}</span>{' '}
          <span>{say('commission')}</span>
        </p>
      )}
      {isEmpty ? (
        <FilteredOut
          mendings={chips.flatMap((chip) => {
            const mended = readFilters({ ...answers, [chip.field]: chip.without });
            const count = sift(ranked, mended).shown.length;
            return count > 0 ? [{ chip, count }] : [];
          })}
          reviewOnly={sifted.reviewOnly}
          onRemove={thenTop(remove)}
          onShowReviewOnly={thenTop(() => showSwitchable(false))}
        />
      ) : (
        <DealList deals={sifted.shown} lowest={lowest?.totalCost} />
      )}
      {brand.carbonOffset === true && <CarbonCard kilograms={ofMethod[0]?.carbonFootprint ?? 0} />}
    </>
  );
}

interface CountProps {
  readonly sifted: Sifted;
  readonly isSwitchable: boolean;
  readonly onSwitchable: (isSwitchable: boolean) => void;
}

/** How many deals are shown and how many are hidden, and the way to the hidden ones (Q2.34). The count is announced. */
function Count({ sifted, isSwitchable, onSwitchable }: CountProps) {
  const { shown, reviewOnly, filtered } = sifted;
  const shownForReview = shown.filter((deal) => !canSwitch(deal)).length;
  return (
    <>
      <p className={styles.count}>
        <span role="status">{sayingCount(shown.length, isSwitchable, shownForReview)}</span>{' '}
        {reviewOnly > 0 && (
          <button type="button" className={styles.show} onClick={() => onSwitchable(false)}>
            {say('show-review-only', { count: reviewOnly })}
          </button>
        )}
        {shownForReview > 0 && (
          <button type="button" className={styles.show} onClick={() => onSwitchable(true)}>
            {say('show-switchable')}
          </button>
        )}
      </p>
      {filtered > 0 && (
        <p className="quiet">
          {filtered === 1 ? say('one-filtered') : say('some-filtered', { count: filtered })}
        </p>
      )}
    </>
  );
}

/** "Showing 14 deals you can switch to here." */
function sayingCount(all: number, isSwitchable: boolean, forReview: number): string {
  const deals = countedDeals(all);
  if (isSwitchable) return say('showing-switchable', { deals });
  if (forReview === 0) return say('showing', { deals });
  return all === 1
    ? say('showing-one-review-only')
    : say('showing-some-review-only', { deals, count: forReview });
}

/** What the home's energy makes in a year, kg CO2e (Q2.30): the same for every deal, so it is told once. */
function CarbonCard({ kilograms }: { readonly kilograms: number }) {
  if (!(kilograms > 0)) return null;
  return (
    <section className={styles.carbon} aria-label={say('carbon')}>
      <Sprout size={28} />
      <p>
        <InlineWording text={sayBold('carbon-year', { mass: sayingMass(kilograms) })} />
        <br />
        {say('carbon-any-deal')}
      </p>
    </section>
  );
}

/** "3.1 tonnes"; less than a tonne in whole kilograms. */
function sayingMass(kilograms: number): string {
  if (kilograms < 1000) return `${Math.round(kilograms)} kg`;
  const mass = (kilograms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return say('tonnes', { mass });
}
