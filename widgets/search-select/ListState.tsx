import { useRef } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { Button, Spinner } from '../button/Button.tsx';
import styles from './ListState.module.css';

/** Whether a field's list has anything to choose from, and if not, the sentence that says why. */
export function listProblem(field: ResolvedField): 'pending' | 'failed' | 'unknown' | 'empty' | undefined {
  if (field.options !== undefined && field.options.length > 0) return undefined;
  if (field.lookup === 'pending' || field.lookup === 'failed' || field.lookup === 'unknown')
    return field.lookup;
  return 'empty';
}

const sentences = {
  pending: 'Loading the list…',
  failed: 'We could not load this list. Check your connection and try again.',
  unknown: 'The list appears once the questions above are answered.',
  empty: 'There is nothing to choose from here. Please check your answers above.',
};

interface ListStateProps {
  readonly id: string;
  readonly problem: keyof typeof sentences;
  /** The sentence for a list that was not asked for yet, where no answer above is what it waits for. */
  readonly unasked?: string | undefined;
  /** Asks for the list again, where it could not be loaded or is empty. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * The line in the place of an absent list. It can take the focus, so that an error summary can lead to it; it keeps the
 * focus while the list is asked for again.
 */
export function ListState({ id, problem, unasked, onRetry }: ListStateProps) {
  const line = useRef<HTMLParagraphElement>(null);
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
        {problem === 'unknown' && unasked ? unasked : sentences[problem]}
      </p>
      {(problem === 'failed' || problem === 'empty') && retry && <Button onClick={retry}>Try again</Button>}
    </div>
  );
}
