import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { AcceptButton } from '../accept/AcceptButton.tsx';
import { Dialog } from '../Dialog.tsx';
import look from '../look.module.css';
import { Mistakes } from '../problems/Mistakes.tsx';
import { goToProblem, overtaken, reload } from '../state/changes.ts';
import { useDerived } from '../state/derive.ts';
import { whenProved } from '../state/prove.ts';
import { filesNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import { Draft } from './Draft.tsx';
import { Reaches } from './Reaches.tsx';
import styles from './SaveDialog.module.css';
import { type Saved, save } from './save.ts';
import { Unread } from './Unread.tsx';

interface SaveDialogProps extends Asker {
  readonly store: WorkspaceStore;
  readonly canSave: boolean;
  readonly onClose: () => void;
}

/**
 * Every draft with what it changes, and whom that reaches; saved together with a reason, or downloaded where
 * nothing can be saved.
 */
export function SaveDialog({ store, derived, desk, canSave, onClose }: SaveDialogProps) {
  const drafts = useWorkspace(store, (now) => now.drafts);
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<Saved>();
  const [under, setUnder] = useState('');
  const [isUnreasoned, setUnreasoned] = useState(false);
  const isLate = useWorkspace(store, (now) => overtaken(now).length > 0);
  const opened = useDerived(derived, (now) => now.opened);
  const project = useDerived(derived, (now) => now.project);
  const review = useAnswer({ desk, derived }, 'review', null);
  const errors = opened.problems.filter(({ severity }) => severity === 'error');
  const isReadable = drafts.size > 0 && errors.length === 0;
  // Why something was not saved is no word of what is left when that is gone.
  const said = drafts.size === 0 && !result?.isDone ? undefined : result;
  const list = useFocusWhenFewer(drafts.size);
  const why = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => why.current?.focus(), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (result?.isDone) end.current?.focus();
  }, [result]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (under !== '' || review.isBehind) return;
    setUnreasoned(reason.trim() === '');
    if (reason.trim() === '') return why.current?.focus();
    setUnder('The journeys are walked through with your changes: nothing is saved that breaks one.');
    setResult(undefined);
    const { proof, brought } = await whenProved(derived, store);
    const isRefused = proof === 'done' && brought.length > 0;
    setUnder('The files are checked once more, and written.');
    const done = isRefused ? disproved : await save(store.getState(), reason, fetch);
    setUnder('');
    setResult(done);
    // The server tells of its files too, but a moment later.
    if (done.isDone) reload(store, filesNow(store.getState()));
  }

  return (
    <Dialog title={canSave ? 'Save' : 'Download'} onClose={onClose}>
      <div ref={list} tabIndex={-1}>
        <ul className={look.stack}>
          {[...drafts.keys()].map((file) => (
            <Draft key={file} store={store} project={project} file={file} />
          ))}
        </ul>
        {drafts.size === 0 && !said?.isDone && <p>Nothing was changed.</p>}
      </div>
      {drafts.size > 0 && (
        <Unread
          errors={errors}
          files={opened.files}
          canSave={canSave}
          onGo={(error) => {
            onClose();
            goToProblem(store, opened.files, error);
          }}
        />
      )}
      {isReadable && <Reaches {...review} isAwaited={canSave} />}
      {isReadable && <Proved derived={derived} canSave={canSave} />}
      {drafts.size > 0 && <AcceptButton store={store} derived={derived} />}
      {canSave && isReadable && (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <label className={styles.reason}>
            <span>Why? One line, for the log of wordings.</span>
            <input
              ref={why}
              value={reason}
              required
              maxLength={300}
              aria-invalid={isUnreasoned}
              aria-describedby={isUnreasoned ? 'unreasoned' : undefined}
              onChange={({ target }) => {
                setReason(target.value);
                setUnreasoned(false);
              }}
            />
          </label>
          {isUnreasoned && (
            <p id="unreasoned" className={styles.result}>
              Write first why it is changed: whoever reads the log later wants to know.
            </p>
          )}
          {isLate && <p>Bring first together what somebody else changed meanwhile.</p>}
          {review.isBehind && (
            <p id="unreached" className={`quiet ${styles.part}`}>
              Save waits until it is known whom this reaches…
            </p>
          )}
          <Button
            type="submit"
            kind="primary"
            busy={under !== ''}
            disabled={isLate || review.isBehind}
            aria-describedby={review.isBehind ? 'unreached' : undefined}
          >
            Save {drafts.size === 1 ? 'this file' : `these ${drafts.size} files`}
          </Button>
        </form>
      )}
      <p role="status" className={styles.under}>
        {under}
      </p>
      <div role="status" className={styles.result} data-done={said?.isDone}>
        {said && <p>{said.message}</p>}
        {said?.isDone && <p>Customers see it once the product is built again.</p>}
        {said && said.problems.length > 0 && <Mistakes problems={said.problems} files={opened.files} />}
      </div>
      {result?.isDone && (
        <Button ref={end} onClick={onClose}>
          Done
        </Button>
      )}
    </Dialog>
  );
}

/** What takes the focus when the button of one thing of a list went away with it. */
function useFocusWhenFewer(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}

/** What is said when the proof refuses, in `Proved`, what was to be saved. */
const disproved: Saved = {
  isDone: false,
  message: 'Nothing was saved: mend first what keeps a journey from working.',
  problems: [],
};

/** How the proof of the journeys stands to the drafts: what they break keeps them from being saved, what stood before does not. */
function Proved({ derived, canSave }: Pick<SaveDialogProps, 'derived' | 'canSave'>) {
  const proof = useDerived(derived, (now) => now.proof);
  const proved = useDerived(derived, (now) => now.proved);
  const brought = useDerived(derived, (now) => now.brought);
  const { files } = useDerived(derived, (now) => now.opened);
  const stood = proved.filter(({ severity }) => severity === 'error').length - brought.length;
  // Whoever saves meanwhile is told that it waits for the proof.
  if (proof === 'waiting' && canSave) return null;
  if (proof === 'waiting')
    return (
      <p role="status" className={`quiet ${styles.part}`}>
        The journeys are being proved.
      </p>
    );
  return (
    <div role="status" className={`${look.box} ${look.stack} ${styles.part}`} data-tone="danger">
      {brought.length > 0 && (
        <>
          <p>
            {canSave ? 'This cannot be saved' : 'This does not pass npm run check'}: with it not every journey
            works.
          </p>
          <Mistakes problems={brought} files={files} />
        </>
      )}
      {stood > 0 && (
        <p>
          Not every journey works without these changes either: see the problems below the text. That keeps
          nobody from saving.
        </p>
      )}
    </div>
  );
}
