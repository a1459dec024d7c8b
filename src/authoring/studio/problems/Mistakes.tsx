import type { Problem } from '../../checker/problem.ts';
import { toldHere } from '../accept/told-here.ts';
import styles from './ProblemList.module.css';
import { Way } from './Way.tsx';

/** Mistakes with their places and how one comes to meet them, to be read. */
export function Mistakes({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={styles.mistakes}>
      {problems.map((problem) => (
        <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.id} ${problem.message}`}>
          <span className={styles.message}>{toldHere(problem)}</span>
          <span className={styles.place}>
            {problem.file}:{problem.line}:{problem.column}
          </span>
          <Way problem={problem} />
        </li>
      ))}
    </ul>
  );
}
