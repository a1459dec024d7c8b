import { useMemo, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { LogEntry } from '../../checker/wording-log.ts';
import { beginAnew, edit } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { sentenceCalled, titlesFor } from '../words/titles.ts';
import { mergedWith, mergeOf, pathOf, saysLines, type Taken } from './merge.ts';
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
  const saved = useWorkspace(store, (now) => now.saved);
  const last = useWorkspace(store, (now) => now.log.findLast(isOf(file)));
  const begun = useWorkspace(store, (now) => now.begun.get(file) ?? '');
  const [taken, setTaken] = useState<ReadonlyMap<number, Taken>>(new Map());
  const parts = useMemo(
    () => (theirs === undefined ? [] : mergeOf(begun, mine, theirs)),
    [begun, mine, theirs],
  );
  const titles = useMemo(() => titlesFor(saved.values(), { file, text: mine }), [saved, file, mine]);
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
        {last?.who ?? 'Somebody else'} changed this file after your draft began
        {last === undefined ? '.' : `: “${last.reason}”.`}{' '}
        {merged !== undefined && taken.size === 0 && 'You changed other lines, so both changes can stand.'}
      </p>
      {clashes.map(({ place, ...part }) => (
        <fieldset key={place} className={styles.clash}>
          <legend>
            {sentenceCalled({ path: pathOf(parts, place), text: '' }, titles).title}: both of you changed it.
            Whose is taken?
          </legend>
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
                <q>{saysLines(part[whose]) || 'nothing'}</q>
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

const isOf =
  (file: string) =>
  ({ files }: LogEntry) =>
    files.some((one) => one.file === file);
