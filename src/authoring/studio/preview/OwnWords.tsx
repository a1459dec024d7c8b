import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import { nounsOf } from '../../checker/owners.ts';
import type { Project } from '../../review/project.ts';
import { listed } from '../../review/reach.ts';
import look from '../look.module.css';
import { edit, goTo } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { useUnkept } from '../use-unkept.ts';
import { ownWords, withOwnWords } from '../words/own-words.ts';
import { goToOrigin, isAskedForWhom, rewordingFile, saidBy } from './lines.ts';
import type { StagedLine, Staging } from './staging.ts';

interface OwnWordsProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  readonly line: StagedLine;
}

/**
 * Asks, of a sentence that others say too, for whom it is to be changed: for all of them, where it stands, or for one owner
 * alone, in words of its own, where it may have some. Nothing where an owner has its own already.
 */
export function OwnWords({ store, project, staging, line }: OwnWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const { owner } = staging.context;
  const subject = useWorkspace(store, (now) => now.subject);
  const file = rewordingFile(project, staging, line);
  const drafted = useWorkspace(store, (now) => textNow(now, file ?? ''));
  if (!isAskedForWhom(project, staging, line, subject)) return null;
  if (file === undefined || drafted === undefined)
    return <ForWhom store={store} project={project} line={line} owner={owner.name} />;
  // The preview is behind while a draft has an error.
  if (ownWords({ file, text: drafted }, line.item) !== undefined) return null;
  const take = (words: string) => {
    setOpen(false);
    if (words === line.template) return undefined;
    const next = { file, text: withOwnWords(textNow(store.getState(), file) ?? '', line.item, words) };
    edit(store, next);
    return ownWords(next, line.item);
  };
  return isOpen ? (
    <Form
      label={`Words for ${owner.name} alone`}
      begin={line.template}
      onDone={(words) => {
        const written = take(words);
        if (written !== undefined) goTo(store, file, written.offset, written.length);
      }}
      onLeave={take}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <ForWhom store={store} project={project} line={line} owner={owner.name} onAlone={() => setOpen(true)} />
  );
}

interface ForWhomProps extends Pick<OwnWordsProps, 'store' | 'project' | 'line'> {
  /** Whose preview it is. */
  readonly owner: string;
  /** Left out where an owner cannot say it otherwise. */
  readonly onAlone?: () => void;
}

function ForWhom({ store, project, line, owner, onAlone }: ForWhomProps) {
  const id = useId();
  const sayers = saidBy(project, line).map(({ name }) => name);
  const asking = useWorkspace(store, (now) => now.asking);
  const all = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking?.line === line.id) all.current?.focus();
  }, [asking, line.id]);
  const [origin] = line.origins;
  const { one, many } = nounsOf(project.trade);
  return (
    <fieldset className={look.stack} aria-labelledby={id}>
      <p id={id}>
        {counted(sayers.length, one, many)} {sayers.length === 1 ? 'has' : 'have'} these words, shown or not:{' '}
        {listed(sayers)}.{' '}
        {onAlone === undefined ? 'They can only be changed for all of them.' : 'For whom do you change them?'}
      </p>
      <p className={look.row}>
        <Button ref={all} onClick={() => origin && goToOrigin(store, project, origin)}>
          For all {sayers.length}
        </Button>
        {onAlone === undefined ? (
          <Button
            kind="quiet"
            onClick={({ currentTarget }) => {
              currentTarget.closest('section')?.querySelector('select')?.focus();
              store.setState({ picked: undefined, asking: undefined });
            }}
          >
            Cancel
          </Button>
        ) : (
          <Button onClick={onAlone}>For {owner} alone</Button>
        )}
      </p>
    </fieldset>
  );
}

interface FormProps {
  readonly label: string;
  readonly begin: string;
  readonly onDone: (words: string) => void;
  /** Somebody turned to something else: what was written is taken, and nothing else moves. */
  readonly onLeave: (words: string) => void;
  readonly onCancel: () => void;
}

function Form({ label, begin, onDone, onLeave, onCancel }: FormProps) {
  const id = useId();
  const [words, setWords] = useState(begin);
  useUnkept(words !== begin);
  const field = useRef<HTMLTextAreaElement>(null);
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    leave.current = undefined;
    if (words.trim() !== '' && words !== begin) onLeave(words);
  };
  useEffect(() => {
    field.current?.focus();
    // Its buttons too.
    field.current?.form?.scrollIntoView({ block: 'nearest' });
    return () => leave.current?.();
  }, []);
  return (
    <form
      className={look.stack}
      data-holds-line
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        leave.current = undefined;
        onDone(words);
      }}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // Whoever looks at another window comes back.
        if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) leave.current?.();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        value={words}
        rows={3}
        required
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={look.row}>
        <Button type="submit" kind="primary">
          Use these words
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            leave.current = undefined;
            onCancel();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}
