import { useCallback, useState } from 'react';
import type { Problem } from '../checker/problem.ts';
import type { DefinitionFile } from '../definitions/types.ts';
import { CodeEditor } from './editor/CodeEditor.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import styles from './Studio.module.css';
import { goTo, mend } from './state/changes.ts';
import { type DerivedStore, useDerived } from './state/derive.ts';
import { useProblems } from './state/use-problems.ts';
import { useWorkspace, type WorkspaceStore } from './state/workspace.ts';
import { WordsView } from './words/WordsView.tsx';

interface TextPaneProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
}

/** The open file, as JSON or as its sentences alone, and below it what is wrong in any file. */
export function TextPane({ store, derived }: TextPaneProps) {
  const files = useDerived(derived, ({ opened }) => opened.files);
  const proof = useDerived(derived, (now) => now.proof);
  const problems = useProblems(derived);
  const file = useWorkspace(store, (now) => now.file);
  const filesNow = useCallback(() => {
    const { project, opened } = derived.getState();
    return (project ?? opened).files;
  }, [derived]);
  const [isWords, setWords] = useState(true);
  const showJson = useCallback(() => setWords(false), []);
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.file} title={file}>
          <bdi>{file}</bdi>
        </h2>
        <div className={styles.tabs}>
          <button type="button" aria-pressed={!isWords} onClick={() => setWords(false)}>
            JSON
          </button>
          <button type="button" aria-pressed={isWords} onClick={() => setWords(true)}>
            Words
          </button>
        </div>
      </div>
      {isWords ? (
        <WordsView store={store} problems={problems} onLost={showJson} />
      ) : (
        <CodeEditor store={store} problems={problems} filesNow={filesNow} />
      )}
      <ProblemList
        problems={problems}
        proof={proof}
        onGo={(problem) => {
          setWords(false);
          goTo(store, problem.file, offsetOf(files, problem), problem.length);
        }}
        onMend={(name, fix) => {
          const judged = files.find(({ file }) => file === name);
          if (judged !== undefined) mend(store, judged, fix);
        }}
      />
    </>
  );
}

/** Where a problem stands in its file, from 0. */
function offsetOf(files: readonly DefinitionFile[], { file, line, column }: Problem): number {
  const lines = files.find((one) => one.file === file)?.text.split('\n') ?? [];
  return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
}
