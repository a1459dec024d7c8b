import { Button } from '../../../../widgets/button/Button.tsx';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Problem } from '../../checker/problem.ts';
import look from '../look.module.css';
import { Mistakes } from '../problems/Mistakes.tsx';
import styles from './SaveDialog.module.css';

interface UnreadProps {
  /** The errors of the drafts, at least one. */
  readonly errors: readonly Problem[];
  readonly files: readonly DefinitionFile[];
  readonly canSave: boolean;
  readonly onGo: (error: Problem) => void;
}

/** Says of drafts with an error where it is, what is kept and what to do: nothing can be told of whom they reach. */
export function Unread({ errors, files, canSave, onGo }: UnreadProps) {
  const [first] = errors;
  if (first === undefined) return null;
  const { file, line, column } = first;
  return (
    <div role="status" className={`${look.box} ${look.stack} ${styles.part}`} data-tone="danger">
      <p>
        {canSave ? 'Nothing can be saved yet' : 'This does not pass npm run check'}: {file} has a mistake at{' '}
        {line}:{column}
        {errors.length > 1 && `, and there ${errors.length === 2 ? 'is' : 'are'} ${errors.length - 1} more`}.
      </p>
      <Mistakes problems={errors} files={files} />
      <p>
        Your drafts are kept as long as this page stays open, and customers see what was saved before. Mend
        the mistake, or take it back with Undo.
      </p>
      <Button onClick={() => onGo(first)}>Go to the mistake</Button>
    </div>
  );
}
