import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import { Dialog } from '../Dialog.tsx';
import look from '../look.module.css';
import { discard } from '../state/changes.ts';
import { filesByLink, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './Incoming.module.css';

/** Says as long as it is so that drafts came by a link, and that what they say is not the studio's word. */
export function ByLink({ store }: { readonly store: WorkspaceStore }) {
  const count = useWorkspace(store, (now) => filesByLink(now).length);
  const [isAsking, setAsking] = useState(false);
  if (count === 0) return null;
  const giveUp = () => {
    setAsking(false);
    for (const file of filesByLink(store.getState())) discard(store, file);
  };
  return (
    <>
      <strong>
        {counted(count, 'file')} by a link: what stands there is its maker’s word, not the studio’s.
      </strong>{' '}
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Give up what the link brought
      </Button>
      {isAsking && (
        <Dialog title="Give up what the link brought?" onClose={() => setAsking(false)}>
          <p>These files will be what is saved again, with all that you changed in them since:</p>
          <ul className={look.bullets}>
            {filesByLink(store.getState()).map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <p>Undo brings a file’s changes back as long as this page stays open.</p>
          <p className={styles.choices}>
            <Button kind="primary" onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button onClick={giveUp}>Give them up</Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
