import { useId } from 'react';
import type { Fuel } from '../../api/tariff-replies.ts';
import type { FuelPlans, Projections } from './details.ts';
import styles from './Workings.module.css';
import { say, sayWorkings } from './words.ts';
import { fieldsOf, planWords, sayingFuels, sumOf } from './workings.ts';

interface WorkingsProps {
  readonly fuels: readonly Fuel[];
  readonly projections: Projections;
}

/** What scrolls takes the focus, so that keys scroll it too. */
const byKeys = { tabIndex: 0 };

/** How the projections were worked out: one table that opens, a column a plan, with every figure of each fuel (Q2.41). */
export function Workings({ fuels, projections }: WorkingsProps) {
  const id = useId();
  return (
    <details className={styles.all}>
      <summary className="disclosure" id={id}>
        {sayWorkings('all-figures')}{' '}
        <span className="visually-hidden">{sayWorkings('of-plan', { plan: sayingFuels(fuels) })}</span>
      </summary>
      <section className={styles.scroll} aria-labelledby={id} {...byKeys}>
        <table className={styles.figures} aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {planWords.map(({ plan, title, is }) => (
                <th key={plan} scope="col">
                  {title} <span className={styles.is}>{is}</span>
                </th>
              ))}
            </tr>
          </thead>
          {fuels.map((fuel) => (
            <Figures key={fuel} fuel={fuel} plans={projections[fuel]} />
          ))}
        </table>
      </section>
    </details>
  );
}

function Figures({ fuel, plans }: { readonly fuel: Fuel; readonly plans: FuelPlans }) {
  const columns = planWords.map(({ plan }) => {
    const figures = plans[plan];
    return { plan, sum: sumOf(plan, plans), fields: new Map(figures && fieldsOf(figures)) };
  });
  const names = [...new Set(columns.flatMap(({ fields }) => [...fields.keys()]))];
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{say(fuel)}</th>
        <td colSpan={columns.length} />
      </tr>
      <tr>
        <th scope="row">{sayWorkings('comes-about')}</th>
        {columns.map(({ plan, sum }) => (
          <td key={plan}>
            {sum.length === 0 ? (
              sayWorkings('no-figures')
            ) : (
              <ul className={styles.sum}>
                {sum.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </td>
        ))}
      </tr>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {columns.map(({ plan, fields }) => (
            <td key={plan}>{fields.get(name)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
