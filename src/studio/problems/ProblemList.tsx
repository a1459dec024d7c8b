import type { Problem } from '../../checker/problem.ts';
import styles from './ProblemList.module.css';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly onGo: (problem: Problem) => void;
}

/** Every problem of the drafts with its place; a press puts the cursor there. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  return (
    <section className={styles.problems} aria-labelledby="problems-title">
      <div className={styles.head}>
        <h2 id="problems-title" className={styles.title}>
          Problems
        </h2>
        <p role="status" className={styles.none}>
          {said(problems.length)}
        </p>
      </div>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.id} ${problem.message}`}>
              <button
                type="button"
                className={styles.problem}
                data-severity={problem.severity}
                onClick={() => onGo(problem)}
              >
                <span className={styles.kind}>{problem.severity === 'error' ? 'Error' : 'Warning'}</span>
                <span className={styles.message}>{problem.message}</span>
                <span className={styles.place}>
                  {problem.file}:{problem.line}:{problem.column}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function said(count: number): string {
  if (count === 0) return 'None in any file';
  return count === 1 ? 'One' : String(count);
}
