import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { classNames } from '../../../../widgets/class-names.ts';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { useView } from '../../../react/use-view.ts';
import type { Deal } from '../../api/deal.ts';
import { nameOf } from '../facts.ts';
import styles from './CompareView.module.css';
import { type ComparedLine, compareDeals, featuresApart, isAlone, linesApart } from './comparison.ts';
import { MoreInfo, SwitchFailure, SwitchNow } from './DealActions.tsx';
import { useResults } from './use-results.ts';
import { sayCompare } from './words.ts';

interface CompareViewProps {
  readonly deals: readonly Deal[];
  readonly onBack: () => void;
}

/** Up to three deals beside what is paid now: a table of the lines in which they differ, and one for the rest. Its heading takes the focus. */
export function CompareView({ deals, onBack }: CompareViewProps) {
  const { store, fees, toggle } = useResults();
  const { apart, alike } = linesApart(compareDeals(deals, store.today, fees), deals.length);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
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
      <CompareTable deals={deals} lines={apart}>
        <Features deals={deals} alike={alike} />
        <tr className={styles.long}>
          <th scope="row">{sayCompare('next')}</th>
          <td className={styles.none} />
          {deals.map((deal) => (
            <td key={deal.id}>
              <Whose deal={deal} deals={deals} />
              <div className={styles.buttons}>
                <SwitchNow deal={deal} place="compare" />
                <SwitchFailure deal={deal} place="compare" />
                <MoreInfo deal={deal} place="compare" />
                <Button kind="quiet" onClick={() => toggle(deal)}>
                  {sayCompare('remove')} <span className="visually-hidden">{nameOf(deal)}</span>
                </Button>
              </div>
            </td>
          ))}
        </tr>
      </CompareTable>
    </section>
  );
}

interface CompareTableProps {
  readonly deals: readonly Deal[];
  readonly lines: readonly ComparedLine[];
  /** For a narrow place on a wide screen: each line's name stands over its values. */
  readonly isNarrow?: boolean | undefined;
  readonly under?: (deal: Deal) => ReactNode;
  readonly children?: ReactNode;
}

/** Deals as the columns of a table, after a column for what the home pays now; on a phone a block for each line, a row a deal. */
export function CompareTable({ deals, lines, isNarrow, under, children }: CompareTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, isNarrow && styles.narrow)}>
        <thead>
          <tr>
            <td />
            <th scope="col">{sayCompare('now')}</th>
            {deals.map((deal) => (
              <th key={deal.id} scope="col">
                <SupplierMark id={deal.supplierId} name={deal.supplierName} size={32} />
                <span className={styles.supplier}>{deal.supplierName}</span>{' '}
                <span className={styles.tariff}>{deal.tariffName}</span>
                {under?.(deal)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.name} line={line} deals={deals} isNarrow={isNarrow} />
          ))}
          {children}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Pick<CompareTableProps, 'deals' | 'isNarrow'> {
  readonly line: ComparedLine;
}

function Line({ line, deals, isNarrow }: LineProps) {
  return (
    <tr data-differs={line.differs} data-now={line.now !== undefined}>
      <th scope="row">{line.name}</th>
      <td className={styles.now} data-known={line.now !== undefined}>
        {!isNarrow && <span className={styles.whose}>{sayCompare('now')}</span>}
        <span>{line.now ?? sayCompare('unknown')}</span>
      </td>
      {deals.map((deal, place) => (
        <td key={deal.id} data-best={line.best?.[place]}>
          {!isNarrow && <Whose deal={deal} deals={deals} />}
          <span>
            <WithDays text={line.values[place] ?? ''} />
            {line.best?.[place] && <span className={styles.lowest}> {sayCompare('lowest')}</span>}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** Whose value a cell holds, where no column says it: the supplier, with the tariff where two deals are of one. */
function Whose({ deal, deals }: { readonly deal: Deal; readonly deals: readonly Deal[] }) {
  return <span className={styles.whose}>{isAlone(deal, deals) ? deal.supplierName : nameOf(deal)}</span>;
}

interface FeaturesProps extends Pick<CompareViewProps, 'deals'> {
  readonly alike: readonly string[];
}

/** The rates and feature texts: what only some of the deals offer by its deal; and once all that they share. */
function Features({ deals, alike }: FeaturesProps) {
  const { store } = useResults();
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  const { own, shared } = featuresApart(deals, brand);
  const all = [...alike, ...shared];
  return (
    <>
      <tr className={styles.long}>
        <th scope="row">{sayCompare('rates-and-more')}</th>
        <td className={styles.features}>
          <span className={styles.whose}>{sayCompare('now')}</span>
          {sayCompare('year-now')}
        </td>
        {deals.map((deal, place) => (
          <td key={deal.id} className={styles.features}>
            <Whose deal={deal} deals={deals} />
            <Texts texts={own[place] ?? []} />
          </td>
        ))}
      </tr>
      {all.length > 0 && (
        <tr className={styles.long}>
          <th scope="row">
            {deals.length === 2 ? sayCompare('both-alike') : sayCompare('all-alike', { count: deals.length })}
          </th>
          <td className={styles.none} />
          <td className={styles.features} colSpan={deals.length}>
            <Texts texts={all} />
          </td>
        </tr>
      )}
    </>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return <span>{sayCompare('unknown')}</span>;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <WithDays text={text} />
        </li>
      ))}
    </ul>
  );
}
