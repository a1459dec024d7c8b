import X from 'lucide-react/icons/x';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import type { Deal } from '../../api/deal.ts';
import { mostCompared } from './address.ts';
import styles from './CompareBar.module.css';
import { sayCompare } from './compare-words.ts';
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
        <section className={styles.bar} aria-label={sayCompare('to-compare')}>
          <ul className={styles.chosen}>
            {deals.map((deal) => (
              <li key={deal.id}>
                <button type="button" className={styles.remove} onClick={() => onRemove(deal)}>
                  <span className="visually-hidden">{sayCompare('do-not-compare')}</span>{' '}
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
              {sayCompare('compare-deals', { count: deals.length })}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function sayingChosen(count: number, isFull: boolean): string {
  if (isFull) return sayCompare('full');
  if (count === 0) return '';
  if (count === 1) return sayCompare('chosen-one', { most: mostCompared });
  return sayCompare(count < mostCompared ? 'chosen-some' : 'chosen-all', { count, most: mostCompared });
}
