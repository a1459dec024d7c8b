import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Mistakes } from '../problems/Mistakes.tsx';
import { discard, overtaken, reload } from '../state/changes.ts';
import { useDerived } from '../state/derive.ts';
import { whenProved } from '../state/prove.ts';
import { filesNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import type { Asker } from '../work/use-answer.ts';
import { lineChanges } from './line-changes.ts';
import { Merge } from './Merge.tsx';
import { Reaches } from './Reaches.tsx';
import styles from './SaveDialog.module.css';
import { download, type Saved, save } from './save.ts';

interface SaveDialogProps extends Asker {
  readonly store: WorkspaceStore;
  readonly canSave: boolean;
  readonly onClose: () => void;
}

/**
 * Every draft with the lines that it changes, and whom that reaches; saved together with a reason, or downloaded where
 * nothing can be saved.
 */
export function SaveDialog({ store, derived, desk, canSave, onClose }: SaveDialogProps) {
  const drafts = useWorkspace(store, (now) => now.drafts);
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<Saved>();
  const [isBusy, setBusy] = useState(false);
  const why = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => why.current?.focus(), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (result?.isDone) end.current?.focus();
  }, [result]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setResult(undefined);
    const { proof, brought } = await whenProved(derived, store);
    const isRefused = proof === 'done' && brought.length > 0;
    const done = isRefused ? disproved : await save(store.getState(), reason, fetch);
    setBusy(false);
    setResult(done);
    // The dev server tells of its files too, but a moment later.
    if (done.isDone) reload(store, filesNow(store.getState()));
  }

  return (
    <Dialog title={canSave ? 'Save' : 'Download'} onClose={onClose}>
      <ul className={styles.drafts}>
        {[...drafts.keys()].map((file) => (
          <Draft key={file} store={store} file={file} />
        ))}
      </ul>
      {drafts.size === 0 && result === undefined && <p>Nothing was changed.</p>}
      {drafts.size > 0 && <Reaches derived={derived} desk={desk} />}
      {drafts.size > 0 && <Proved derived={derived} canSave={canSave} />}
      {canSave && drafts.size > 0 && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <label className={styles.reason}>
            <span>Why? One line, for the log of wordings.</span>
            <input
              ref={why}
              value={reason}
              required
              maxLength={300}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <Button type="submit" kind="primary" busy={isBusy}>
            Save {drafts.size === 1 ? 'this file' : `these ${drafts.size} files`}
          </Button>
        </form>
      )}
      <div role="status" className={styles.result} data-done={result?.isDone}>
        {result && <p>{result.message}</p>}
        {result && result.problems.length > 0 && <Mistakes problems={result.problems} />}
      </div>
      {result?.isDone && (
        <Button ref={end} onClick={onClose}>
          Done
        </Button>
      )}
    </Dialog>
  );
}

/** What is said when the proof refuses, in `Proved`, what was to be saved. */
const disproved: Saved = {
  isDone: false,
  message: 'Nothing was saved: mend first what the proof of the journeys finds.',
  problems: [],
};

/** How the proof of the journeys stands to the drafts: what they break keeps them from being saved, what stood before does not. */
function Proved({ derived, canSave }: Pick<SaveDialogProps, 'derived' | 'canSave'>) {
  const proof = useDerived(derived, (now) => now.proof);
  const proved = useDerived(derived, (now) => now.proved);
  const brought = useDerived(derived, (now) => now.brought);
  const stood = proved.filter(({ severity }) => severity === 'error').length - brought.length;
  if (proof === 'waiting')
    return (
      <p role="status" className={styles.waiting}>
        The journeys are being proved.{canSave && ' What you save waits for that.'}
      </p>
    );
  return (
    <div role="status" className={styles.proved}>
      {brought.length > 0 && (
        <>
          <p>
            {canSave ? 'This cannot be saved' : 'This does not pass npm run check'}: with it the proof of the
            journeys fails.
          </p>
          <Mistakes problems={brought} />
        </>
      )}
      {stood > 0 && (
        <p>
          The proof of the journeys fails without these changes too: see the problems below the text. That
          keeps nobody from saving.
        </p>
      )}
    </div>
  );
}

function Draft({ store, file }: { readonly store: WorkspaceStore; readonly file: string }) {
  const draft = useWorkspace(store, (now) => now.drafts.get(file)?.text ?? '');
  const saved = useWorkspace(store, (now) => now.saved.get(file)?.text);
  const isLate = useWorkspace(store, (now) => overtaken(now).includes(file));
  return (
    <li className={styles.draft}>
      <div className={styles.head}>
        <h3>{file}</h3>
        <Button kind="quiet" onClick={() => download(file, draft)}>
          Download
        </Button>
        <Button kind="quiet" onClick={() => discard(store, file)}>
          Discard
        </Button>
      </div>
      {isLate && <Merge store={store} file={file} />}
      {saved === undefined ? (
        <p>A new file.</p>
      ) : (
        <div className={styles.lines}>
          {lineChanges(saved, draft).map(({ sign, line, text }) => (
            <p key={`${sign}${line}`} data-sign={sign}>
              <span aria-hidden="true">{sign === 'added' ? '+' : '−'}</span>
              <span className="visually-hidden">{sign === 'added' ? 'New: ' : 'Before: '}</span>
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}
