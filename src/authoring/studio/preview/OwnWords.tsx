import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Project } from '../../review/project.ts';
import { edit, goTo } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { ownWords, withOwnWords } from '../words/own-words.ts';
import styles from './Inspector.module.css';
import { rewordingFile } from './lines.ts';
import type { StagedLine, Staging } from './staging.ts';

interface OwnWordsProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  readonly line: StagedLine;
}

/** Offers other words for one owner alone of a sentence that it takes from elsewhere; nothing where it has its own. */
export function OwnWords({ store, project, staging, line }: OwnWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const { owner } = staging.context;
  const file = rewordingFile(project, staging, line);
  const drafted = useWorkspace(store, (now) => textNow(now, file ?? ''));
  if (file === undefined || drafted === undefined) return null;
  // The preview is behind while a draft has an error.
  if (ownWords({ file, text: drafted }, line.item) !== undefined) return null;
  const reword = (words: string) => {
    setOpen(false);
    if (words === line.template) return;
    const next = { file, text: withOwnWords(drafted, line.item, words) };
    edit(store, next);
    const written = ownWords(next, line.item);
    if (written !== undefined) goTo(store, file, written.offset, written.length);
  };
  return isOpen ? (
    <Form
      label={`Words for ${owner.name} alone`}
      begin={line.template}
      onDone={reword}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Say it otherwise for {owner.name} alone
      </Button>
    </p>
  );
}

interface FormProps {
  readonly label: string;
  readonly begin: string;
  readonly onDone: (words: string) => void;
  readonly onCancel: () => void;
}

function Form({ label, begin, onDone, onCancel }: FormProps) {
  const id = useId();
  const [words, setWords] = useState(begin);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.own}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onDone(words);
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
      <p className={styles.choices}>
        <Button type="submit" kind="primary">
          Use these words
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
