import type { Problem } from '../../checker/problem.ts';
import styles from './ProblemList.module.css';

/** What is opened, given and answered until a problem is met, to be walked again in the product; nothing where that is unknown. */
export function Way({ problem: { path = [] } }: { readonly problem: Problem }) {
  if (path.length === 0) return null;
  // What happens twice on the way stands there twice.
  const keyed = path.map((step, index) => ({ key: `${index} ${step}`, step }));
  return (
    <details className={styles.way}>
      <summary>Steps that lead to it</summary>
      <ol>
        {keyed.map(({ key, step }) => (
          <li key={key}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
