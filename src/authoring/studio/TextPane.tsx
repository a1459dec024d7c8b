import { useCallback, useState } from 'react';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { Problem } from '../checker/problem.ts';
import { CodeEditor } from './editor/CodeEditor.tsx';
import { FormView } from './form/FormView.tsx';
import { offsetOf } from './problems/offset-of.ts';
import { ProblemList } from './problems/ProblemList.tsx';
import { onStepKey, Steps } from './Steps.tsx';
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

/** The ways to edit the open file, each on the same draft. */
const ways = [
  ['json', 'JSON'],
  ['words', 'Words'],
  ['form', 'Form'],
] as const;
type Way = (typeof ways)[number][0];

/** The open file, as JSON, as its sentences alone or part by part as forms, and below it what is wrong in any file. */
export function TextPane({ store, derived }: TextPaneProps) {
  const files = useDerived(derived, ({ opened }) => opened.files);
  const proof = useDerived(derived, (now) => now.proof);
  const problems = useProblems(derived);
  const file = useWorkspace(store, (now) => now.file);
  const filesNow = useCallback(() => {
    const { project, opened } = derived.getState();
    return (project ?? opened).files;
  }, [derived]);
  const [way, setWay] = useState<Way>('words');
  const showJson = useCallback(() => setWay('json'), []);
  return (
    <section className={styles.text} aria-label="Text" onKeyDown={(event) => onStepKey(store, event)}>
      <div className={styles.bar}>
        <h2 className={styles.file} title={file}>
          <bdi>{file}</bdi>
        </h2>
        <Steps store={store} />
        <div className={styles.tabs}>
          {ways.map(([name, title]) => (
            <button key={name} type="button" aria-pressed={name === way} onClick={() => setWay(name)}>
              {title}
            </button>
          ))}
        </div>
      </div>
      {way === 'words' && <WordsView store={store} problems={problems} onLost={showJson} />}
      {way === 'form' && <FormView store={store} problems={problems} filesNow={filesNow} />}
      {way === 'json' && <CodeEditor store={store} problems={problems} filesNow={filesNow} />}
      <ProblemList
        problems={problems}
        proof={proof}
        onGo={(problem) => {
          showJson();
          goTo(store, problem.file, placeOf(files, problem), problem.length);
        }}
        onMend={(name, fix) => {
          const judged = files.find(({ file }) => file === name);
          if (judged !== undefined) mend(store, judged, fix);
        }}
      />
    </section>
  );
}

/** Where a problem stands in its file, from 0. */
function placeOf(files: readonly DefinitionFile[], problem: Problem): number {
  return offsetOf(files.find(({ file }) => file === problem.file)?.text ?? '', problem);
}
