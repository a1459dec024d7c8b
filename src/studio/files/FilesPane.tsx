import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { Problem } from '../../checker/problem.ts';
import { openFile, overtaken } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './FilesPane.module.css';
import { groupsOf } from './groups.ts';
import { NewSupplier } from './NewSupplier.tsx';

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
  const groups = useMemo(
    () => groupsOf(new Set([...saved.keys(), ...drafts.keys()]), search),
    [saved, drafts, search],
  );
  const late = overtaken({ saved, begun });
  return (
    <nav className={styles.files} aria-label="Files">
      <div className={styles.top}>
        <label className={styles.search}>
          <span className="visually-hidden">Find a file</span>
          <input
            type="search"
            value={search}
            placeholder="Find a file"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="button" className={styles.add} onClick={() => setAdding(true)}>
          <Plus size={18} />
          <span className="visually-hidden">New supplier</span>
        </button>
      </div>
      {isAdding && <NewSupplier store={store} onClose={() => setAdding(false)} />}
      <div className={styles.groups}>
        {groups.map(({ title, files }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {files.map(({ file, name }) => (
                <li key={file}>
                  <button
                    type="button"
                    className={styles.file}
                    aria-current={file === open || undefined}
                    title={file}
                    onClick={() => {
                      openFile(store, file);
                      onOpen();
                    }}
                  >
                    <span className={styles.name}>{name}</span>
                    <Badges
                      problems={problems.filter((problem) => problem.file === file)}
                      isChanged={drafts.has(file)}
                      isNew={drafts.has(file) && !saved.has(file)}
                      isLate={late.includes(file)}
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className={styles.none}>No file has these words in its name.</p>}
      </div>
    </nav>
  );
}

interface BadgesProps {
  readonly problems: readonly Problem[];
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly isLate: boolean;
}

function Badges({ problems, isChanged, isNew, isLate }: BadgesProps) {
  const isError = problems.some(({ severity }) => severity === 'error');
  return (
    <>
      {problems.length > 0 && (
        <span className={styles.wrong} data-severity={isError ? 'error' : 'warning'}>
          {problems.length}
          <span className="visually-hidden">{problems.length === 1 ? ' problem' : ' problems'}</span>
        </span>
      )}
      {isLate && <span className={styles.late}>disk changed</span>}
      {isChanged && <span className={styles.changed}>{isNew ? 'new' : 'changed'}</span>}
    </>
  );
}
