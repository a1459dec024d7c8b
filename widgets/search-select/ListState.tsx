import type { ResolvedField } from '../../src/engine/types.ts';
import { Spinner } from '../button/Button.tsx';
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
  failed: 'We could not load this list. Check your connection, then give your answer above again.',
  unknown: 'The list appears once the questions above are answered.',
  empty: 'There is nothing to choose from here. Please check your answers above.',
};

/** The line in the place of an absent list. It can take the focus, so that an error summary can lead to it. */
export function ListState(props: { readonly id: string; readonly problem: keyof typeof sentences }) {
  return (
    <p id={props.id} tabIndex={-1} role="status" className={styles.state}>
      {props.problem === 'pending' && <Spinner />}
      {sentences[props.problem]}
    </p>
  );
}
