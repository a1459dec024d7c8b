import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SelectBox } from '../../../../widgets/select/SelectBox.tsx';
import { Card } from '../../../react/Card.tsx';
import { useOuterStage } from '../../../react/Journey.tsx';
import { StageProvider } from '../../../react/stage.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { countedDeals } from './deals.ts';
import filter from './Filter.module.css';
import { type Order, orders, sayingOrder } from './order.ts';
import styles from './Results.module.css';
import tools from './Toolbar.module.css';
import type { useDeals } from './use-deals.ts';
import { useMedia } from './use-media.ts';
import { say } from './words.ts';

interface FilterFrameProps {
  readonly store: JourneyStore;
  readonly view: ReturnType<typeof useDeals>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly onReset: () => void;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The list, its tools, and its filter: beside the list on a wide screen, on a narrow one over the page on request (Q2.30). */
export function FilterFrame({ store, view, order, onOrder, onReset, beside, children }: FilterFrameProps) {
  const id = useId();
  const isWide = useMedia('wide');
  const [isBesideOpen, setBesideOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const isBeside = isWide && isBesideOpen;
  return (
    <div className={styles.columns} data-filter={isBeside}>
      <div className={styles.tools}>
        <div className={tools.toolbar}>
          <Button
            ref={filterButton}
            aria-expanded={isWide ? isBesideOpen : isSheetOpen}
            onClick={() => (isWide ? setBesideOpen(!isBesideOpen) : setSheetOpen(true))}
          >
            <SlidersHorizontal size={18} /> {say('filter-results')}
          </Button>
          <div className={tools.order}>
            <label htmlFor={id}>{say('sort-by')}</label>
            <SelectBox
              id={id}
              isOpen={false}
              value={order}
              onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? 'ranked')}
            >
              {orders.map((one) => (
                <option key={one} value={one}>
                  {sayingOrder(one, view.ranked).name}
                </option>
              ))}
            </SelectBox>
          </div>
        </div>
      </div>
      {isBeside && (
        <aside className={styles.side} aria-label={say('filter')}>
          <FilterPanel store={store} />
        </aside>
      )}
      <div className={styles.list}>{children}</div>
      {beside && <div className={styles.beside}>{beside}</div>}
      {!isWide && isSheetOpen && (
        <FilterSheet
          count={view.sifted.shown.length}
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

/** The filter: the cards of the results journey, drawn as any card is (Q2.34). */
function FilterPanel({ store }: { readonly store: JourneyStore }) {
  const stage = useOuterStage(store);
  const steps = useView(store, stage.stepsOf);
  return (
    <StageProvider value={stage}>
      {steps.map(({ id, open, card }) => open && <Card key={id} card={card} />)}
    </StageProvider>
  );
}

interface FilterSheetProps {
  readonly count: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filter on a narrow screen: a dialog over the page, closed by Escape, by Close and by showing the deals (Q2.30). */
function FilterSheet({ count, onReset, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={filter.sheet} aria-label={say('filter-results')} onClose={onClose}>
      <button type="button" className={filter.close} aria-label={say('close')} onClick={close}>
        <X size={22} />
      </button>
      <div className={filter.body}>{children}</div>
      <div className={filter.foot}>
        <Button kind="primary" onClick={close}>
          {say('show-deals', { deals: countedDeals(count) })}
        </Button>
        <Button kind="quiet" onClick={onReset}>
          {say('reset')}
        </Button>
      </div>
    </dialog>
  );
}
