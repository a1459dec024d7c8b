import type { ReactNode } from 'react';
import type { Fix, Problem } from '../../checker/problem.ts';
import { toldHere } from '../accept/told-here.ts';
import look from '../look.module.css';
import type { ProofState } from '../state/derive.ts';
import styles from './ProblemList.module.css';
import { Way } from './Way.tsx';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly proof: ProofState;
  readonly onGo: (problem: Problem) => void;
  /** Makes the edits that the checker offers for a problem. */
  readonly onMend: (file: string, fix: Fix) => void;
  /** What is offered for problems that somebody may accept. */
  readonly children?: ReactNode;
}

const proofs: Readonly<Record<ProofState, string>> = {
  done: 'Journeys proved',
  waiting: 'Proving the journeys…',
  held: 'Journeys are proved when no error is left',
  failed: 'The journeys could not be proved: run npm run check',
};

/**
 * Every problem of the drafts with its place, where a press puts the cursor, its mend, and the steps that lead to it;
 * whether the journeys are proved.
 */
export function ProblemList({ problems, proof, onGo, onMend, children }: ProblemListProps) {
  const isDisproved = problems.some(({ severity, path }) => severity === 'error' && path !== undefined);
  return (
    <section className={styles.problems} aria-labelledby="problems-title">
      <div className={styles.head}>
        <h2 id="problems-title">Problems</h2>
        <p role="status" className="quiet">
          {said(problems.length)}
        </p>
        <p className={styles.proof} data-proof={proof}>
          {proof === 'done' && isDisproved ? 'Not every journey works: see the errors' : proofs[proof]}
        </p>
        {children}
      </div>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.id} ${problem.message}`}>
              <button
                type="button"
                className={`${look.line} ${styles.problem}`}
                data-severity={problem.severity}
                onClick={() => onGo(problem)}
              >
                <span className={styles.kind}>{problem.severity === 'error' ? 'Error' : 'Warning'}</span>
                <span className={styles.message}>{toldHere(problem)}</span>
                <span className={styles.place}>
                  {problem.file}:{problem.line}:{problem.column}
                </span>
              </button>
              {problem.fix && <Mend problem={problem} fix={problem.fix} onMend={onMend} />}
              <Way problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MendProps extends Pick<ProblemListProps, 'onMend'> {
  readonly problem: Problem;
  readonly fix: Fix;
}

function Mend({ problem: { file }, fix, onMend }: MendProps) {
  return (
    <button type="button" className={styles.mend} onClick={() => onMend(file, fix)}>
      {fix.title}
    </button>
  );
}

function said(count: number): string {
  if (count === 0) return 'None in any file';
  return count === 1 ? 'One' : String(count);
}
