import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../widgets/button/Button.tsx';
import type { Project } from '../../review/project.ts';
import { edit, goTo } from '../state/changes.ts';
import { textNow, type WorkspaceStore } from '../state/workspace.ts';
import { withOwnWords } from '../words/own-words.ts';
import { sentencesIn } from '../words/sentences.ts';
import styles from './Inspector.module.css';
import { rewordingFile } from './lines.ts';
import type { StagedLine, Staging } from './staging.ts';

interface OwnWordsProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  readonly line: StagedLine;
}

/** Offers other words for one supplier alone of a sentence that it takes from elsewhere; nothing where it has its own. */
export function OwnWords({ store, project, staging, line }: OwnWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const { supplier } = staging.context;
  const file = rewordingFile(project, staging, line);
  if (file === undefined) return null;
  const reword = (words: string) => {
    setOpen(false);
    const text = textNow(store.getState(), file);
    if (text === undefined || words === line.template) return;
    const next = { file, text: withOwnWords(text, line.item, words) };
    edit(store, next);
    const written = sentencesIn(next).find(({ path }) => path.join(' ') === `text ${line.item}`);
    if (written !== undefined) goTo(store, file, written.offset, written.length);
  };
  return isOpen ? (
    <Form
      label={`Words for ${supplier.name} alone`}
      begin={line.template}
      onDone={reword}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Say it otherwise for {supplier.name} alone
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
