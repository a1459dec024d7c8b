import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import type { Fuel } from '../../api/tariff-replies.ts';
import type { FuelPlans } from './details.ts';
import { inPence } from './figures.ts';
import { NamedRows } from './NamedRows.tsx';
import styles from './Workings.module.css';
import { say } from './words.ts';
import { fieldsOf, planWords, sumOf } from './workings.ts';
import { sayWorkings, sayWorkingsBold } from './workings-words.ts';

interface WorkingsProps {
  readonly fuel: Fuel;
  readonly plans: FuelPlans;
}

/** How each projection of a fuel was worked out: the sum in words and numbers, and every figure of it (Q2.41). */
export function Workings({ fuel, plans }: WorkingsProps) {
  return (
    <section className={styles.workings} aria-labelledby={`workings-${fuel}`}>
      <h4 id={`workings-${fuel}`}>{say(fuel)}</h4>
      <div className={styles.cards}>
        {planWords.map(({ plan, title, is }) => (
          <article key={plan} className={styles.card} aria-labelledby={`plan-${fuel}-${plan}`}>
            <h5 className={styles.title} id={`plan-${fuel}-${plan}`}>
              {title}
            </h5>
            <PlanFigures plan={plans[plan]} is={is} sum={sumOf(plan, plans)} of={`${say(fuel)}: ${title}`} />
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
  if (!plan) return <p className={styles.is}>{sayWorkings('no-figures')}</p>;
  return (
    <>
      <p className={styles.total}>
        <InlineWording text={sayWorkingsBold('a-year', { amount: inPence(plan.personalProjection) })} />
      </p>
      <p className={styles.is}>{is}</p>
      <ul className={styles.sum}>
        {sum.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className={styles.figures}>
        <summary>
          {sayWorkings('all-figures')}
          <span className="visually-hidden"> {sayWorkings('of-plan', { plan: of })}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{of}</caption>
          <NamedRows rows={fieldsOf(plan)} />
        </table>
      </details>
    </>
  );
}
