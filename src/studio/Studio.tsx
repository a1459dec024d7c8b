import { useState } from 'react';
import type { Problem } from '../checker/problem.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import { CodeEditor } from './editor/CodeEditor.tsx';
import { FilesPane } from './files/FilesPane.tsx';
import { Preview } from './preview/Preview.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import styles from './Studio.module.css';
import { goTo } from './state/changes.ts';
import { type DerivedStore, useDerived } from './state/derive.ts';
import { useWorkspace, type ViewName, views, type WorkspaceStore } from './state/workspace.ts';

interface StudioProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
  /** A dev server takes what is saved. */
  readonly canSave: boolean;
}

const panes = ['files', 'text', 'view'] as const;
type Pane = (typeof panes)[number];
const paneTitles: Readonly<Record<Pane, string>> = { files: 'Files', text: 'Text', view: 'Preview' };
const viewTitles: Readonly<Record<ViewName, string>> = {
  preview: 'Preview',
  changes: 'Changes',
  matrix: 'Matrix',
  sheet: 'Sheet',
};

/** The authoring tool: files, the text of one, and what people meet. */
export function Studio({ store, derived, canSave }: StudioProps) {
  const [pane, setPane] = useState<Pane>('text');
  const { opened, project } = useDerived(derived, (now) => now);
  const file = useWorkspace(store, (now) => now.file);
  return (
    <div className={styles.studio} data-pane={pane}>
      <header className={styles.head}>
        <h1 className={styles.name}>Studio</h1>
        <p className={styles.mode}>{canSave ? '' : 'Read-only: download what you change.'}</p>
      </header>
      <nav className={styles.panes} aria-label="Panes">
        {panes.map((one) => (
          <button key={one} type="button" aria-pressed={one === pane} onClick={() => setPane(one)}>
            {paneTitles[one]}
          </button>
        ))}
      </nav>
      <div className={styles.files}>
        <FilesPane store={store} problems={opened.problems} />
      </div>
      <main className={styles.text}>
        <div className={styles.bar}>
          <h2 className={styles.file}>{file}</h2>
        </div>
        <CodeEditor store={store} problems={opened.problems} />
        <ProblemList
          problems={opened.problems}
          onGo={(problem) => goTo(store, problem.file, offsetOf(opened.files, problem))}
        />
      </main>
      <section className={styles.view} aria-label="Looks">
        <div className={styles.bar}>
          <ViewTabs store={store} />
        </div>
        {project === undefined ? (
          <p>Nothing can be previewed until the problems are mended.</p>
        ) : (
          <Preview store={store} project={project} isBehind={opened.project === undefined} />
        )}
      </section>
    </div>
  );
}

/** Where a problem stands in its file, from 0. */
function offsetOf(files: readonly DefinitionFile[], { file, line, column }: Problem): number {
  const lines = files.find((one) => one.file === file)?.text.split('\n') ?? [];
  return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
}

function ViewTabs({ store }: { readonly store: WorkspaceStore }) {
  const view = useWorkspace(store, (now) => now.view);
  return (
    <div className={styles.tabs} role="tablist" aria-label="Looks">
      {views.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === view}
          onClick={() => store.setState({ view: one })}
        >
          {viewTitles[one]}
        </button>
      ))}
    </div>
  );
}
