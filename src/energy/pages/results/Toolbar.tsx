import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type Ref, useId } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SelectBox } from '../../../../widgets/select/SelectBox.tsx';
import type { Deal } from '../../api/deal.ts';
import { type Order, orders, sayingOrder } from './order.ts';
import styles from './Toolbar.module.css';
import { say } from './words.ts';

interface ToolbarProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** The deals as the server ranked them. */
  readonly ranked: readonly Deal[];
  readonly isFilterOpen: boolean;
  readonly onFilter: () => void;
  readonly filterButton: Ref<HTMLButtonElement>;
}

/** The Filter Results button (Q2.30) and the order of the list, said in a sentence. */
export function Toolbar({ order, onOrder, ranked, isFilterOpen, onFilter, filterButton }: ToolbarProps) {
  const id = useId();
  return (
    <div className={styles.toolbar}>
      <Button ref={filterButton} aria-expanded={isFilterOpen} onClick={onFilter}>
        <SlidersHorizontal size={18} /> {say('filter-results')}
      </Button>
      <div className={styles.order}>
        <label htmlFor={id}>{say('sort-by')}</label>
        <SelectBox
          id={id}
          isOpen={false}
          value={order}
          onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? 'ranked')}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {sayingOrder(one, ranked).name}
            </option>
          ))}
        </SelectBox>
      </div>
    </div>
  );
}
