import look from '../look.module.css';
import { goTo, openFile } from '../state/changes.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import type { FoundSentence } from '../words/sentences.ts';
import styles from './FilesPane.module.css';

interface FoundSentencesProps {
  readonly store: WorkspaceStore;
  readonly found: readonly FoundSentence[];
  /** A sentence was gone to. */
  readonly onOpen: () => void;
}

/** How many are shown: who gets more says more words. */
const most = 40;

/** Sentences with their files: a press puts the cursor there, and the preview shows its card. */
export function FoundSentences({ store, found, onOpen }: FoundSentencesProps) {
  return (
    <section>
      <h2 className={styles.title}>Sentences ({found.length})</h2>
      <ul className={styles.list}>
        {found.slice(0, most).map(({ file, text, offset, length }) => (
          <li key={`${file} ${offset}`}>
            <button
              type="button"
              className={look.line}
              onClick={() => {
                openFile(store, file);
                goTo(store, file, offset, length);
                onOpen();
              }}
            >
              {text} <span className={look.small}>{file}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && <p className={look.note}>Say more words to see the others.</p>}
    </section>
  );
}
