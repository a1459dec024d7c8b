import { useMemo, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { LogEntry } from '../../checker/wording-log.ts';
import type { Project } from '../../review/project.ts';
import { listed } from '../../review/reach.ts';
import type { Speech } from '../../review/said-value.ts';
import { toldChanges } from '../changes/told-changes.ts';
import look from '../look.module.css';
import { beginAnew, edit } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { useSaying } from '../words/saying.ts';
import type { Titles } from '../words/titles.ts';
import { type MergedPart, mergedWith, mergeOf, sidesOf, type Taken } from './merge.ts';
import styles from './SaveDialog.module.css';

interface MergeProps {
  readonly store: WorkspaceStore;
  readonly project: Project | undefined;
  readonly file: string;
}

/**
 * A draft whose file somebody else changed meanwhile: both changes are brought together, and where they are about the same lines it is
 * asked whose are taken. Nobody's are lost unseen.
 */
export function Merge({ store, project, file }: MergeProps) {
  const mine = useWorkspace(store, (now) => now.drafts.get(file)?.text ?? '');
  const theirs = useWorkspace(store, (now) => now.saved.get(file)?.text);
  const last = useWorkspace(store, (now) => now.log.findLast(isOf(file)));
  const begun = useWorkspace(store, (now) => now.begun.get(file) ?? '');
  const [taken, setTaken] = useState<ReadonlyMap<number, Taken>>(new Map());
  const parts = useMemo(
    () => (theirs === undefined ? [] : mergeOf(begun, mine, theirs)),
    [begun, mine, theirs],
  );
  const { titles, speech } = useSaying(store, project, file, mine);
  const clashes = parts.flatMap((part, place) =>
    'both' in part ? [] : { place, ...asked(parts, place, titles, speech) },
  );
  const merged = mergedWith(parts, taken);
  if (theirs === undefined)
    return (
      <div className={`${look.box} ${look.stack} ${styles.part}`} data-tone="warning">
        <p>The file was deleted on the disk after this draft began.</p>
        <Button onClick={() => beginAnew(store, file)}>Make it anew</Button>
      </div>
    );
  return (
    <div className={`${look.box} ${look.stack} ${styles.part}`} data-tone="warning">
      <p>
        {last?.who ?? 'Somebody else'} changed this file after your draft began
        {last === undefined ? '.' : `: “${last.reason}”.`}{' '}
        {merged !== undefined && taken.size === 0 && 'You changed other lines, so both changes can stand.'}
      </p>
      {clashes.map(({ place, title, mine, theirs }) => (
        <fieldset key={place} className={`${look.stack} ${styles.clash}`}>
          <legend>{title}: both of you changed it. Whose is taken?</legend>
          {(
            [
              ['mine', 'Yours', mine],
              ['theirs', 'Theirs', theirs],
            ] as const
          ).map(([whose, says, words]) => (
            <label key={whose}>
              <input
                type="radio"
                name={`${file} ${place}`}
                checked={taken.get(place) === whose}
                onChange={() => setTaken(new Map(taken).set(place, whose))}
              />
              <span>
                {says}: {words}
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

/** What is asked of a part that both changed: what it is called, and what it says by either. */
function asked(parts: readonly MergedPart[], place: number, titles: Titles, speech: Speech) {
  const { mine, theirs } = sidesOf(parts, place);
  const changes = toldChanges(theirs, mine, titles, speech);
  const [first, ...others] = changes;
  const said = (side: 'before' | 'after') =>
    others.length === 0
      ? (first?.[side] ?? 'nothing')
      : changes.map((one) => `${one.title}: ${one[side] ?? 'nothing'}`).join('; ');
  return {
    title: first === undefined ? 'The lines' : listed([...new Set(changes.map(({ title }) => title))]),
    mine: said('after'),
    theirs: said('before'),
  };
}

const isOf =
  (file: string) =>
  ({ files }: LogEntry) =>
    files.some((one) => one.file === file);
