import type { ResultRow } from '../api/replies.ts';
import styles from './BestDeal.module.css';
import { CostBar } from './CostBar.tsx';
import { inPounds, monthlyCost, presentCost, sayingSavings, shownSavings } from './money.ts';

interface BestDealProps {
  readonly row: ResultRow;
  /** Whether another deal is cheaper, but cannot be switched to. */
  readonly isBeaten: boolean;
}

/** The answer at the top of the results: the cheapest deal in words, beside what the home pays now (V2). */
export function BestDeal({ row, isBeaten }: BestDealProps) {
  const present = presentCost(row);
  const most = Math.max(present, row.totalCost);
  return (
    <section className={styles.best} aria-label="Cheapest deal">
      <p className={styles.words}>
        <strong>
          {isBeaten ? 'Cheapest that you can switch to' : 'Cheapest'}: {row.supplierName}, {row.tariffName}
        </strong>
        , {inPounds(monthlyCost(row.totalCost))} a month. It <strong>{inYourCase(row)}</strong>.
      </p>
      <dl className={styles.lines}>
        <Line name="What you pay now" cost={present} present={present} most={most} />
        <Line name="The cheapest deal" cost={row.totalCost} present={present} most={most} />
      </dl>
    </section>
  );
}

/** "saves £129 a year", "costs about the same as you pay now". */
function inYourCase(row: ResultRow): string {
  const said = sayingSavings(shownSavings(row));
  return said.startsWith('about') ? `costs ${said}` : said;
}

function Line(props: {
  readonly name: string;
  readonly cost: number;
  readonly present: number;
  readonly most: number;
}) {
  const { name, ...bar } = props;
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{inPounds(bar.cost)} a year</dd>
      <dd className={styles.drawing}>
        <CostBar {...bar} />
      </dd>
    </div>
  );
}
