import { useMemo, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { beginAnew, edit } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { mergedWith, mergeOf, type Taken } from './merge.ts';
import styles from './SaveDialog.module.css';

interface MergeProps {
  readonly store: WorkspaceStore;
  readonly file: string;
}

/**
 * A draft whose file somebody else changed meanwhile: both changes are brought together, and where they are about the same lines it is
 * asked whose are taken. Nobody's are lost unseen.
 */
export function Merge({ store, file }: MergeProps) {
  const mine = useWorkspace(store, (now) => now.drafts.get(file)?.text ?? '');
  const theirs = useWorkspace(store, (now) => now.saved.get(file)?.text);
  const begun = useWorkspace(store, (now) => now.begun.get(file) ?? '');
  const [taken, setTaken] = useState<ReadonlyMap<number, Taken>>(new Map());
  const parts = useMemo(
    () => (theirs === undefined ? [] : mergeOf(begun, mine, theirs)),
    [begun, mine, theirs],
  );
  const clashes = parts.flatMap((part, place) => ('both' in part ? [] : { ...part, place }));
  const merged = mergedWith(parts, taken);
  if (theirs === undefined)
    return (
      <div className={styles.late}>
        <p>The file was deleted on the disk after this draft began.</p>
        <Button onClick={() => beginAnew(store, file)}>Make it anew</Button>
      </div>
    );
  return (
    <div className={styles.late}>
      <p>
        Somebody else changed this file after your draft began.{' '}
        {merged !== undefined && taken.size === 0 && 'You changed other lines, so both changes can stand.'}
      </p>
      {clashes.map(({ place, ...part }) => (
        <fieldset key={place} className={styles.clash}>
          <legend>Both of you changed the same lines. Whose are taken?</legend>
          {(['mine', 'theirs'] as const).map((whose) => (
            <label key={whose}>
              <input
                type="radio"
                name={`${file} ${place}`}
                checked={taken.get(place) === whose}
                onChange={() => setTaken(new Map(taken).set(place, whose))}
              />
              <span>
                {whose === 'mine' ? 'Yours: ' : 'Theirs: '}
                <code>{part[whose].map((line) => line.trim()).join(' ') || 'no line'}</code>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        disabled={merged === undefined}
        onClick={() => {
          if (merged === undefined) return;
          beginAnew(store, file);
          edit(store, { file, text: merged });
        }}
      >
        Bring both together
      </Button>
    </div>
  );
}
