import type { Fuel } from '../../api/tariff-replies.ts';
import type { FuelPlans } from './details.ts';
import { fuelNames, inPence } from './figures.ts';
import { NamedRows } from './NamedRows.tsx';
import styles from './Workings.module.css';
import { fieldsOf, planWords, sumOf } from './workings.ts';

interface WorkingsProps {
  readonly fuel: Fuel;
  readonly plans: FuelPlans;
}

/** How each projection of a fuel was worked out: the sum in words and numbers, and every figure of it (Q2.41). */
export function Workings({ fuel, plans }: WorkingsProps) {
  return (
    <section className={styles.workings} aria-labelledby={`workings-${fuel}`}>
      <h4 id={`workings-${fuel}`}>{fuelNames[fuel]}</h4>
      <div className={styles.cards}>
        {planWords.map(({ plan, title, is }) => (
          <article key={plan} className={styles.card} aria-labelledby={`plan-${fuel}-${plan}`}>
            <h5 className={styles.title} id={`plan-${fuel}-${plan}`}>
              {title}
            </h5>
            <PlanFigures
              plan={plans[plan]}
              is={is}
              sum={sumOf(plan, plans)}
              of={`${fuelNames[fuel]}: ${title}`}
            />
          </article>
        ))}
      </div>
    </section>
  );
}

interface PlanFiguresProps {
  readonly plan: FuelPlans[keyof FuelPlans];
  readonly is: string;
  readonly sum: readonly string[];
  /** Which plan, for who only hears the table's caption. */
  readonly of: string;
}

function PlanFigures({ plan, is, sum, of }: PlanFiguresProps) {
  if (!plan) return <p className={styles.is}>We have no figures for this at the moment.</p>;
  return (
    <>
      <p className={styles.total}>
        <strong>{inPence(plan.personalProjection)}</strong> a year
      </p>
      <p className={styles.is}>{is}</p>
      <ul className={styles.sum}>
        {sum.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className={styles.figures}>
        <summary>
          All figures<span className="visually-hidden"> of {of}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{of}</caption>
          <NamedRows rows={fieldsOf(plan)} />
        </table>
      </details>
    </>
  );
}
