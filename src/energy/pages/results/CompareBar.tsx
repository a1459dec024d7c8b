import X from 'lucide-react/icons/x';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import type { Deal } from '../../api/deal.ts';
import { mostCompared } from './address.ts';
import styles from './CompareBar.module.css';
import { compareButtonId } from './use-compare.ts';

interface CompareBarProps {
  readonly deals: readonly Deal[];
  /** A fourth deal was asked for. */
  readonly isFull: boolean;
  readonly onRemove: (deal: Deal) => void;
  readonly onCompare: () => void;
}

/** The deals that are chosen for comparison, at the bottom of the screen while there are any. */
export function CompareBar({ deals, isFull, onRemove, onCompare }: CompareBarProps) {
  return (
    <div className={styles.place}>
      <p role="status" className={deals.length === 0 ? 'visually-hidden' : styles.says}>
        {sayingChosen(deals.length, isFull)}
      </p>
      {deals.length > 0 && (
        <section className={styles.bar} aria-label="Deals to compare">
          <ul className={styles.chosen}>
            {deals.map((deal) => (
              <li key={deal.id}>
                <button type="button" className={styles.remove} onClick={() => onRemove(deal)}>
                  <span className="visually-hidden">Do not compare</span>{' '}
                  <span className={styles.mark}>
                    <SupplierMark id={deal.supplierId} name={deal.supplierName} size={28} />
                  </span>
                  <span className={styles.name}>
                    <strong>{deal.supplierName}</strong> {deal.tariffName}
                  </span>
                  <X size={16} />
                </button>
              </li>
            ))}
          </ul>
          {deals.length > 1 && (
            <Button id={compareButtonId} kind="primary" onClick={onCompare}>
              Compare {deals.length} deals
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function sayingChosen(count: number, isFull: boolean): string {
  if (isFull) return `Three deals at most. Remove one to compare another.`;
  if (count === 0) return '';
  const chosen = `${count} of ${mostCompared} chosen.`;
  if (count === 1) return `${chosen} Choose one or two more deals to compare.`;
  return count < mostCompared ? `${chosen} Compare now, or choose one more.` : `${chosen} Compare now.`;
}
