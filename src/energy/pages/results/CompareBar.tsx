import X from 'lucide-react/icons/x';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import type { Deal } from '../../api/deal.ts';
import { nameOf } from '../facts.ts';
import { mostCompared } from './address.ts';
import styles from './CompareBar.module.css';
import { CompareTable } from './CompareView.tsx';
import { isAlone, mainLines } from './comparison.ts';
import { canSwitch, cheapestOf } from './deals.ts';
import { compareButtonId } from './use-compare.ts';
import { useResults } from './use-results.ts';
import { sayCompare } from './words.ts';

interface CompareBarProps {
  readonly deals: readonly Deal[];
  /** How many of them the filters keep out of the list. */
  readonly hidden: number;
  /** A fourth deal was asked for. */
  readonly isFull: boolean;
  readonly onRemove: (deal: Deal) => void;
  readonly onCompare: () => void;
}

/** The deals that are chosen for comparison, at the bottom of the screen while there are any. */
export function CompareBar({ deals, hidden, isFull, onRemove, onCompare }: CompareBarProps) {
  return (
    <div className={styles.place}>
      <p role="status" className={deals.length === 0 ? 'visually-hidden' : styles.says}>
        {sayingChosen(deals.length, hidden, isFull)}
      </p>
      {deals.length > 0 && (
        <section className={styles.bar} aria-label={sayCompare('to-compare')}>
          <ul className={styles.chosen}>
            {deals.map((deal) => (
              <li key={deal.id} data-alone={isAlone(deal, deals)}>
                <button type="button" className={styles.remove} onClick={() => onRemove(deal)}>
                  <span className="visually-hidden">{sayCompare('do-not-compare')}</span>{' '}
                  <span className={styles.mark}>
                    <SupplierMark id={deal.supplierId} name={deal.supplierName} size={28} />
                  </span>
                  <span className={styles.name}>
                    <strong>{deal.supplierName}</strong> <span>{deal.tariffName}</span>
                  </span>
                  <X size={16} />
                </button>
              </li>
            ))}
          </ul>
          <CompareButton count={deals.length} onCompare={onCompare} />
        </section>
      )}
    </div>
  );
}

interface PinnedProps extends CompareBarProps {
  readonly otherwise: readonly Deal[];
}

/** The comparison beside the list of a very wide screen: what is paid now, and the chosen deals or the cheapest one. */
export function PinnedComparison({ deals, hidden, isFull, onRemove, onCompare, otherwise }: PinnedProps) {
  const { store, fees } = useResults();
  const cheapest = cheapestOf(otherwise, canSwitch) ?? cheapestOf(otherwise);
  const compared = deals.length > 0 ? deals : cheapest ? [cheapest] : [];
  return (
    <aside className={styles.pinned} aria-label={sayCompare('to-compare')}>
      <h2>{sayCompare('beside-now')}</h2>
      <p className={styles.says} role="status">
        {deals.length === 0 ? sayCompare('hint') : sayingChosen(deals.length, hidden, isFull)}
      </p>
      {compared.length > 0 && (
        <CompareTable
          deals={compared}
          lines={mainLines(compared, store.today, fees)}
          isNarrow
          under={(deal) =>
            deals.length > 0 && (
              <button type="button" className={styles.take} onClick={() => onRemove(deal)}>
                {sayCompare('remove')} <span className="visually-hidden">{nameOf(deal)}</span>
              </button>
            )
          }
        />
      )}
      <CompareButton count={deals.length} onCompare={onCompare} />
    </aside>
  );
}

function CompareButton({ count, onCompare }: { readonly count: number; readonly onCompare: () => void }) {
  if (count < 2) return null;
  return (
    <Button id={compareButtonId} onClick={onCompare}>
      {sayCompare('compare-deals', { count })}
    </Button>
  );
}

function sayingChosen(count: number, hidden: number, isFull: boolean): string {
  const chosen = sayingCount(count, isFull);
  return hidden === 0 ? chosen : `${chosen} ${sayCompare('hidden', { count: hidden })}`;
}

function sayingCount(count: number, isFull: boolean): string {
  if (isFull) return sayCompare('full');
  if (count === 0) return '';
  if (count === 1) return sayCompare('chosen-one', { most: mostCompared });
  return sayCompare(count < mostCompared ? 'chosen-some' : 'chosen-all', { count, most: mostCompared });
}
