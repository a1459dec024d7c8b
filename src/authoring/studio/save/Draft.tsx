import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Project } from '../../review/project.ts';
import { WhatChanged } from '../changes/WhatChanged.tsx';
import { Dialog } from '../Dialog.tsx';
import look from '../look.module.css';
import { discard, overtaken } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { Merge } from './Merge.tsx';
import styles from './SaveDialog.module.css';
import { download } from './save.ts';

interface DraftProps {
  readonly store: WorkspaceStore;
  /** What was read last without a mistake. */
  readonly project: Project | undefined;
  readonly file: string;
}

/** One draft with what it changes, to be downloaded or, asked once more, given up. */
export function Draft({ store, project, file }: DraftProps) {
  const draft = useWorkspace(store, (now) => now.drafts.get(file)?.text ?? '');
  const saved = useWorkspace(store, (now) => now.saved.get(file)?.text);
  const isLate = useWorkspace(store, (now) => overtaken(now).includes(file));
  const [isAsking, setAsking] = useState(false);
  const changes = <WhatChanged {...{ store, project, file }} before={saved ?? '{}'} after={draft} />;
  return (
    <li className={styles.draft}>
      <div className={styles.head}>
        <h3>{file}</h3>
        <Button kind="quiet" onClick={() => download(file, draft)}>
          Download
        </Button>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </div>
      {isLate && <Merge store={store} project={project} file={file} />}
      <div className={styles.changes}>
        {saved === undefined && <p>A new file.</p>}
        {changes}
      </div>
      {isAsking && (
        <Discarding
          file={file}
          changes={saved === undefined ? undefined : changes}
          onKeep={() => setAsking(false)}
          onDiscard={() => discard(store, file)}
        />
      )}
    </li>
  );
}

interface DiscardingProps {
  readonly file: string;
  /** What the draft changes; undefined for a new file. */
  readonly changes: ReactNode;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a draft is given up, and names what is lost; the focus is on what loses nothing. */
function Discarding({ file, changes, onKeep, onDiscard }: DiscardingProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Dialog title="Discard this draft?" onClose={onKeep}>
      {changes !== undefined ? (
        <>
          <p>{file} will be what is saved again. This is given up:</p>
          {changes}
          <p>Undo brings it back as long as this page stays open.</p>
        </>
      ) : (
        <p>{file} is new: all of it is lost, and nothing brings it back.</p>
      )}
      <p className={look.row}>
        <Button ref={keep} kind="primary" onClick={onKeep}>
          Keep the draft
        </Button>
        <Button onClick={onDiscard}>Discard it</Button>
      </p>
    </Dialog>
  );
}
