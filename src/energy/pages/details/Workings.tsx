import type { Fuel } from '../../api/tariff-replies.ts';
import type { FuelPlans } from './details.ts';
import styles from './Workings.module.css';
import { say } from './words.ts';
import { fieldsOf, planWords, sumOf } from './workings.ts';
import { sayWorkings } from './workings-words.ts';

interface WorkingsProps {
  readonly fuel: Fuel;
  readonly plans: FuelPlans;
}

/** How the projections of a fuel were worked out: one table that opens, a column a plan, with every figure of it (Q2.41). */
export function Workings({ fuel, plans }: WorkingsProps) {
  const columns = planWords.map(({ plan, title, is }) => {
    const figures = plans[plan];
    return { plan, title, is, sum: sumOf(plan, plans), fields: new Map(figures && fieldsOf(figures)) };
  });
  const names = [...new Set(columns.flatMap(({ fields }) => [...fields.keys()]))];
  return (
    <section className={styles.workings} aria-labelledby={`workings-${fuel}`}>
      <h4 id={`workings-${fuel}`}>{say(fuel)}</h4>
      <details className={styles.figures}>
        <summary id={`figures-${fuel}`}>
          {sayWorkings('all-figures')}
          <span className="visually-hidden"> {sayWorkings('of-plan', { plan: say(fuel) })}</span>
        </summary>
        <table aria-labelledby={`figures-${fuel}`}>
          <thead>
            <tr>
              <td />
              {columns.map(({ plan, title, is }) => (
                <th key={plan} scope="col">
                  {title} <span className={styles.is}>{is}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{sayWorkings('comes-about')}</th>
              {columns.map(({ plan, sum }) => (
                <td key={plan}>
                  <Sum lines={sum} />
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
        </table>
      </details>
    </section>
  );
}

function Sum({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return sayWorkings('no-figures');
  return (
    <ul className={styles.sum}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
