import { useRef } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { Button, Spinner } from '../button/Button.tsx';
import { uiText } from '../ui-options.ts';
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
  /** Its `unasked` and `empty` are its own sentences for a list that was not asked for yet and for an empty one. */
  readonly field: ResolvedField;
  readonly problem: keyof typeof sentences;
  /** Asks for the list again, where it could not be loaded or is empty. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * The line in the place of an absent list. It can take the focus, so that an error summary can lead to it; it keeps the
 * focus while the list is asked for again.
 */
export function ListState({ id, field, problem, onRetry }: ListStateProps) {
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
        {ownSentence(field, problem) ?? sentences[problem]}
      </p>
      {(problem === 'failed' || problem === 'empty') && retry && <Button onClick={retry}>Try again</Button>}
    </div>
  );
}

function ownSentence(field: ResolvedField, problem: keyof typeof sentences): string | undefined {
  if (problem === 'unknown') return uiText(field, 'unasked');
  return problem === 'empty' ? uiText(field, 'empty') : undefined;
}
