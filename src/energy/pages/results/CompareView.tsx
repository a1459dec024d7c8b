import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { useView } from '../../../react/use-view.ts';
import type { Deal } from '../../api/deal.ts';
import styles from './CompareView.module.css';
import { sayCompare } from './compare-words.ts';
import { type ComparedLine, compareDeals, featuresApart } from './comparison.ts';
import { DealButtons } from './DealActions.tsx';
import { canSwitch } from './deals.ts';
import { useResults } from './use-results.ts';

interface CompareViewProps {
  readonly deals: readonly Deal[];
  readonly onBack: () => void;
}

/** Up to three deals side by side: a table whose lines say where the deals differ. Its heading takes the focus. */
export function CompareView({ deals, onBack }: CompareViewProps) {
  const { toggle } = useResults();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.view} aria-labelledby="compare-title">
      <Button kind="quiet" onClick={onBack}>
        <ArrowLeft size={18} /> {sayCompare('back')}
      </Button>
      <h2 ref={heading} id="compare-title" tabIndex={-1}>
        {deals.length === 1
          ? sayCompare('compare-one')
          : sayCompare('compare-deals', { count: deals.length })}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {deals.map((deal) => (
                <th key={deal.id} scope="col">
                  <SupplierMark id={deal.supplierId} name={deal.supplierName} size={40} />
                  <span className={styles.name}>{deal.tariffName}</span>
                  <span className={styles.supplier}>{deal.supplierName}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareDeals(deals).map((line) => (
              <Line key={line.name} line={line} deals={deals} />
            ))}
            <Features deals={deals} />
            <tr className={styles.actions}>
              <th scope="row">{sayCompare('next')}</th>
              {deals.map((deal) => (
                <td key={deal.id}>
                  <div className={styles.buttons}>
                    {!canSwitch(deal) && <p>{sayCompare('review-only')}</p>}
                    <DealButtons deal={deal} place="compare" />
                    <Button kind="quiet" onClick={() => toggle(deal)}>
                      {sayCompare('remove')} <span className="visually-hidden">{deal.tariffName}</span>
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ line, deals }: { readonly line: ComparedLine; readonly deals: readonly Deal[] }) {
  return (
    <tr data-differs={line.differs}>
      <th scope="row">
        {line.name} {line.differs && <span className={styles.differs}>{sayCompare('differs')}</span>}
      </th>
      {deals.map((deal, place) => (
        <td key={deal.id} data-best={line.best?.[place]}>
          {line.values[place]}
          {line.best?.[place] && <span className={styles.lowest}> {sayCompare('lowest')}</span>}
        </td>
      ))}
    </tr>
  );
}

function Features({ deals }: { readonly deals: readonly Deal[] }) {
  const { store } = useResults();
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  return (
    <tr>
      <th scope="row">{sayCompare('what-else')}</th>
      {deals.map((deal) => {
        const { own, shared } = featuresApart(deal, deals, brand);
        return (
          <td key={deal.id} className={styles.features}>
            <ul>
              {own.map((text) => (
                <li key={text}>
                  <strong>{text}</strong>
                </li>
              ))}
              {shared.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </td>
        );
      })}
    </tr>
  );
}
