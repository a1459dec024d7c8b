import BadgeCheck from 'lucide-react/icons/badge-check';
import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { SupplierMark } from '../../widgets/mark/SupplierMark.tsx';
import type { ResultRow } from '../api/replies.ts';
import { CostBar } from './CostBar.tsx';
import styles from './Deal.module.css';
import { inPounds, monthlyCost, presentCost, sayingSavings, shownSavings } from './money.ts';

/** Pay methods as people say them. */
const payMethods: Readonly<Record<ResultRow['payMethod'], string>> = {
  MonthlyDirectDebit: 'Monthly Direct Debit',
  QuaterlyDirectDebit: 'Quarterly Direct Debit',
  CashOrCheque: 'Cash & Cheque',
  PrePaymentMeter: 'Prepayment',
};

interface DealProps {
  readonly row: ResultRow;
  readonly isCheapest: boolean;
  /** Pounds a year at the right end of every deal's bar. */
  readonly most: number;
}

/** One ranked deal: who, which tariff, what it costs and saves, and what is special about it (Q2.31). */
export function Deal({ row, isCheapest, most }: DealProps) {
  const isReviewOnly = row.switchOption === 'None';
  return (
    <li className={styles.deal} data-review={isReviewOnly}>
      <div className={styles.who}>
        <SupplierMark id={row.supplierId} name={row.supplierName} size={48} />
        <div>
          <h2 className={styles.name}>{row.tariffName}</h2>
          <p className={styles.supplier}>
            {row.supplierName} · {payMethods[row.payMethod]}
          </p>
          <Chips row={row} isCheapest={isCheapest} />
        </div>
      </div>
      <div className={styles.cost}>
        <p className={styles.month}>
          <strong>{inPounds(monthlyCost(row.totalCost))}</strong> a month
        </p>
        <p>{inPounds(row.totalCost)} a year</p>
        <p className={styles.savings} data-saves={shownSavings(row) > 0}>
          {sayingSavings(shownSavings(row))}
        </p>
        <CostBar cost={row.totalCost} present={presentCost(row)} most={most} />
      </div>
      {isReviewOnly && (
        <p className={styles.review}>For comparison only: this deal cannot be switched to through us.</p>
      )}
    </li>
  );
}

function Chips({ row, isCheapest }: Omit<DealProps, 'most'>) {
  return (
    <ul className={styles.chips}>
      {isCheapest && (
        <Chip isStrong>
          <BadgeCheck size={16} /> Cheapest
        </Chip>
      )}
      <Chip>
        {row.isFixed && <Lock size={16} />}
        {row.isFixed ? 'Fixed price' : 'Variable price'}
      </Chip>
      {row.isGreen && (
        <Chip>
          <Leaf size={16} /> Green
        </Chip>
      )}
      <Chip>{row.hasCancellationFee ? 'Exit fee' : 'No exit fee'}</Chip>
    </ul>
  );
}

function Chip({ children, isStrong = false }: { readonly children: ReactNode; readonly isStrong?: boolean }) {
  return (
    <li className={styles.chip} data-strong={isStrong}>
      {children}
    </li>
  );
}
