import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import { trade } from '../../../trade.ts';
import type { Problem } from '../../checker/problem.ts';
import look from '../look.module.css';
import { OneStop } from '../place/OneStop.tsx';
import { openFile, overtaken } from '../state/changes.ts';
import { filesNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { sentencesWith } from '../words/sentences.ts';
import { FileRow } from './FileRow.tsx';
import styles from './FilesPane.module.css';
import { FoundSentences } from './FoundSentences.tsx';
import { groupsOf } from './groups.ts';
import { NewOwner } from './NewOwner.tsx';

interface FilesPaneProps {
  readonly store: WorkspaceStore;
  readonly problems: readonly Problem[];
  /** A file was opened. */
  readonly onOpen: () => void;
}

/** Every definition file by its kind, with what is wrong in it and whether it was changed. */
export function FilesPane({ store, problems, onOpen }: FilesPaneProps) {
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const saved = useWorkspace(store, (now) => now.saved);
  const drafts = useWorkspace(store, (now) => now.drafts);
  const open = useWorkspace(store, (now) => now.file);
  const begun = useWorkspace(store, (now) => now.begun);
  const groups = useMemo(() => groupsOf(filesNow({ saved, drafts }), search), [saved, drafts, search]);
  const found = useMemo(() => sentencesWith(filesNow({ saved, drafts }), search), [saved, drafts, search]);
  const late = overtaken({ saved, begun });
  const counted = useMemo(() => countedByFile(problems), [problems]);
  const openOne = useCallback(
    (file: string) => {
      openFile(store, file);
      onOpen();
    },
    [store, onOpen],
  );
  return (
    <nav className={styles.files} aria-label="Files">
      <div className={styles.top}>
        <label className={styles.search}>
          <span className="visually-hidden">Find a file or a sentence</span>
          <input
            type="search"
            value={search}
            placeholder="Find a file or words"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="button" className={styles.add} onClick={() => setAdding(true)}>
          <Plus size={18} />
          <span className="visually-hidden">New {trade.words.owners.one}</span>
        </button>
      </div>
      {isAdding && <NewOwner store={store} onClose={() => setAdding(false)} />}
      <OneStop label="All files" className={styles.groups} isUpright>
        {groups.map(({ title, files }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {files.map(({ file, name, title }) => (
                <FileRow
                  key={file}
                  file={file}
                  name={name}
                  title={title}
                  isOpen={file === open}
                  problems={counted.get(file)?.all ?? 0}
                  errors={counted.get(file)?.errors ?? 0}
                  isChanged={drafts.has(file)}
                  isNew={drafts.has(file) && !saved.has(file)}
                  isLate={late.includes(file)}
                  onOpen={openOne}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length > 0 && <FoundSentences store={store} found={found} onOpen={onOpen} />}
        {groups.length + found.length === 0 && (
          <p className={look.note}>No file has these words in its name, and no sentence holds them.</p>
        )}
      </OneStop>
    </nav>
  );
}

/** How many problems each file has. */
function countedByFile(problems: readonly Problem[]) {
  const counted = new Map<string, { readonly all: number; readonly errors: number }>();
  for (const { file, severity } of problems) {
    const { all, errors } = counted.get(file) ?? { all: 0, errors: 0 };
    counted.set(file, { all: all + 1, errors: errors + Number(severity === 'error') });
  }
  return counted;
}
