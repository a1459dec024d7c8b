import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Problem } from '../../checker/problem.ts';
import { inFormWords } from './in-form-words.ts';
import styles from './ProblemList.module.css';
import { Way } from './Way.tsx';

interface MistakesProps {
  readonly problems: readonly Problem[];
  /** The files that they stand in: they say what things are called. */
  readonly files: readonly DefinitionFile[];
}

/** Mistakes in the words of the forms, with their places and the steps that lead to them, to be read. */
export function Mistakes({ problems, files }: MistakesProps) {
  return (
    <ul className={styles.mistakes}>
      {problems.map((problem) => {
        const { place, message } = inFormWords(problem, files);
        return (
          <li key={`${problem.file}:${problem.line}:${problem.column} ${problem.id} ${problem.message}`}>
            {place && <strong className={styles.called}>{place}</strong>}
            <span className={styles.message}>{message}</span>
            <span className={styles.place}>
              {problem.file}:{problem.line}:{problem.column}
            </span>
            <Way problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}
