import { useRef } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { Button, Spinner } from '../button/Button.tsx';
import { say } from '../say.ts';
import { uiText } from '../ui-options.ts';
import { InlineWording } from '../wording/Wording.tsx';
import styles from './ListState.module.css';

/** Why there is nothing to choose from. */
type Problem = 'pending' | 'failed' | 'unknown' | 'empty';

/** Whether a field's list has anything to choose from, and if not, the sentence that says why. */
export function listProblem(field: ResolvedField): Problem | undefined {
  if (field.options !== undefined && field.options.length > 0) return undefined;
  if (field.lookup === 'pending' || field.lookup === 'failed' || field.lookup === 'unknown')
    return field.lookup;
  return 'empty';
}

interface ListStateProps {
  readonly id: string;
  /** Its `unasked`, `failed` and `empty` are its own sentences for a list that was not asked for, did not come, or is empty. */
  readonly field: ResolvedField;
  readonly problem: Problem;
  readonly onRetry: (() => void) | undefined;
}

/** The line in the place of an absent list. It can take the focus, and keeps it while the list is asked for again. */
export function ListState({ id, field, problem, onRetry }: ListStateProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const says = ownSentence(field, problem);
  const retry =
    onRetry &&
    (() => {
      line.current?.focus();
      onRetry();
    });
  return (
    <div className={styles.state}>
      <p ref={line} id={id} tabIndex={-1} role="status" className={styles.line}>
        {problem === 'pending' && <Spinner />}
        {says ? <InlineWording text={says} /> : say(`list-${problem}`, { why: field.why ?? '' })}
      </p>
      {(problem === 'failed' || problem === 'empty') && retry && (
        <Button onClick={retry}>{say('try-again')}</Button>
      )}
    </div>
  );
}

function ownSentence(field: ResolvedField, problem: Problem): string | undefined {
  if (problem === 'unknown') return uiText(field, 'unasked');
  return problem === 'pending' ? undefined : uiText(field, problem);
}
