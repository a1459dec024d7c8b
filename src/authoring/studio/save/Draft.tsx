import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import { Dialog } from '../Dialog.tsx';
import { discard, overtaken } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type LineChange, lineChanges } from './line-changes.ts';
import { Merge } from './Merge.tsx';
import styles from './SaveDialog.module.css';
import { download } from './save.ts';

interface DraftProps {
  readonly store: WorkspaceStore;
  readonly file: string;
}

/** One draft with the lines that it changes, to be downloaded or, asked once more, given up. */
export function Draft({ store, file }: DraftProps) {
  const draft = useWorkspace(store, (now) => now.drafts.get(file)?.text ?? '');
  const saved = useWorkspace(store, (now) => now.saved.get(file)?.text);
  const isLate = useWorkspace(store, (now) => overtaken(now).includes(file));
  const [isAsking, setAsking] = useState(false);
  const changes = saved === undefined ? undefined : lineChanges(saved, draft);
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
      {isLate && <Merge store={store} file={file} />}
      {changes === undefined ? <p>A new file.</p> : <Lines changes={changes} />}
      {isAsking && (
        <Discarding
          file={file}
          changes={changes}
          onKeep={() => setAsking(false)}
          onDiscard={() => discard(store, file)}
        />
      )}
    </li>
  );
}

interface DiscardingProps {
  readonly file: string;
  /** Undefined for a new file. */
  readonly changes: readonly LineChange[] | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a draft is given up, and names what is lost; the focus is on what loses nothing. */
function Discarding({ file, changes, onKeep, onDiscard }: DiscardingProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const isMine = changes?.some(({ sign }) => sign === 'added');
  return (
    <Dialog title="Discard this draft?" onClose={onKeep}>
      {changes === undefined ? (
        <p>{file} is new: all of it is lost, and nothing brings it back.</p>
      ) : (
        <>
          <p>
            {file} will be what is saved again.{' '}
            {isMine ? 'What you wrote will be lost:' : 'What you took out comes back:'}
          </p>
          <Lines changes={changes} />
          <p>Undo brings them back as long as this page stays open.</p>
        </>
      )}
      <p className={styles.choice}>
        <Button ref={keep} kind="primary" onClick={onKeep}>
          Keep the draft
        </Button>
        <Button onClick={onDiscard}>Discard it</Button>
      </p>
    </Dialog>
  );
}

/** As many lines are shown at once; more are folded. */
const few = 20;

function Lines({ changes }: { readonly changes: readonly LineChange[] }) {
  const count = (sign: LineChange['sign']) => changes.filter((one) => one.sign === sign).length;
  return (
    <details className={styles.lines} open={changes.length <= few}>
      <summary>
        {counted(count('added'), 'new line')}, {count('removed')} before
      </summary>
      {changes.map(({ sign, line, text }) => (
        <p key={`${sign}${line}`} data-sign={sign}>
          <span aria-hidden="true">{sign === 'added' ? '+' : '−'}</span>
          <span className="visually-hidden">{sign === 'added' ? 'New: ' : 'Before: '}</span>
          {text}
        </p>
      ))}
    </details>
  );
}
