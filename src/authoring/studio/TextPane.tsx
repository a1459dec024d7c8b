import { lazy, Suspense, useCallback } from 'react';
import { AcceptButton } from './accept/AcceptButton.tsx';
import { saysReached } from './files/reached.ts';
import { FormView } from './form/FormView.tsx';
import { OneStop } from './place/OneStop.tsx';
import { ProblemList } from './problems/ProblemList.tsx';
import { onStepKey, Steps } from './Steps.tsx';
import styles from './Studio.module.css';
import { goToProblem, mend } from './state/changes.ts';
import { type DerivedStore, useDerived } from './state/derive.ts';
import { useProblems } from './state/use-problems.ts';
import { useWorkspace, type WorkspaceStore, ways } from './state/workspace.ts';
import { WordsView } from './words/WordsView.tsx';

interface TextPaneProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
}

/** With its language service the heaviest part: it comes when somebody looks at JSON. */
const CodeEditor = lazy(async () => ({ default: (await import('./editor/CodeEditor.tsx')).CodeEditor }));

const titles = { json: 'JSON', words: 'Words', form: 'Form' };

/** The open file, as JSON, as its sentences alone or part by part as forms, and below it what is wrong in any file. */
export function TextPane({ store, derived }: TextPaneProps) {
  const files = useDerived(derived, ({ opened }) => opened.files);
  const proof = useDerived(derived, (now) => now.proof);
  const problems = useProblems(derived);
  const project = useDerived(derived, (now) => now.project);
  const file = useWorkspace(store, (now) => now.file);
  const reached = project && saysReached(project, file);
  const filesNow = useCallback(() => {
    const { project, opened } = derived.getState();
    return (project ?? opened).files;
  }, [derived]);
  const way = useWorkspace(store, (now) => now.way);
  const showJson = useCallback(() => store.setState({ way: 'json' }), [store]);
  return (
    <section
      id="pane-text"
      tabIndex={-1}
      className={styles.text}
      aria-label="Text"
      onKeyDown={(event) => onStepKey(store, event)}
    >
      <div className={styles.bar}>
        <h2 className={styles.file} title={file}>
          <bdi>{file}</bdi>
        </h2>
        <OneStop label="Ways to edit" className={styles.tabs}>
          <Steps store={store} />
          {ways.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === way}
              onClick={() => store.setState({ way: one })}
            >
              {titles[one]}
            </button>
          ))}
        </OneStop>
      </div>
      {reached !== undefined && <p className={styles.reached}>{reached}</p>}
      {way === 'words' && <WordsView store={store} problems={problems} onLost={showJson} />}
      {way === 'form' && <FormView {...{ store, problems, project, filesNow }} />}
      {way === 'json' && (
        <Suspense>
          <CodeEditor store={store} problems={problems} filesNow={filesNow} />
        </Suspense>
      )}
      <ProblemList
        problems={problems}
        proof={proof}
        onGo={(problem) => goToProblem(store, files, problem)}
        onMend={(name, fix) => {
          const judged = files.find(({ file }) => file === name);
          if (judged !== undefined) mend(store, judged, fix);
        }}
      >
        <AcceptButton store={store} derived={derived} />
      </ProblemList>
    </section>
  );
}
