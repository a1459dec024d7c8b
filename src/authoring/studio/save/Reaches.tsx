import look from '../look.module.css';
import type { Answer } from '../work/questions.ts';
import type { Answered } from '../work/use-answer.ts';
import styles from './SaveDialog.module.css';

interface ReachesProps extends Answered<Answer<'review'>> {
  /** Something else says that this is still looked for. */
  readonly isAwaited: boolean;
}

/** What the drafts mean for customers, each change as a sentence with all whom it reaches: told before anything is saved. */
export function Reaches({ answer, isBehind, says, isAwaited }: ReachesProps) {
  if (answer === undefined && isBehind && isAwaited) return null;
  if (answer === undefined)
    return (
      <p role="status" className={`quiet ${styles.part}`}>
        Whom it reaches: {says}
      </p>
    );
  const everybody = answer.otherCards.map((change) => ({
    ...change,
    reach: `Everybody who comes to it: ${change.reach}`,
  }));
  const changes = [...answer.owners.changes, ...everybody];
  return (
    <section className={`${look.stack} ${styles.part}`} aria-labelledby="reaches" aria-busy={isBehind}>
      <h3 id="reaches">What customers see otherwise</h3>
      {changes.length === 0 && <p>Nothing: no screen says or asks anything else.</p>}
      <ul className={look.stack}>
        {changes.map(({ sentence, reach }) => (
          <li key={`${sentence} ${reach}`} className={look.box}>
            <p>{sentence}</p>
            <p className={look.reach}>{reach}</p>
          </li>
        ))}
      </ul>
      {answer.outdated !== undefined && <p>{answer.outdated}</p>}
    </section>
  );
}
