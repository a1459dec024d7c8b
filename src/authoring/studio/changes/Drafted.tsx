import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { counted } from '../../../words/counted.ts';
import { nounsOf } from '../../checker/owners.ts';
import type { Project } from '../../review/project.ts';
import { listed } from '../../review/reach.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import type { ReviewAnswer } from '../work/questions.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './ChangesView.module.css';

interface DraftedProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly review: ReviewAnswer;
}

/** What the drafts mean: for people, the heaviest first, and then every value of every file. */
export function Drafted({ store, project, review }: DraftedProps) {
  const { owners, otherCards, files, changedContexts, outdated, says, markdown } = review;
  const [copied, setCopied] = useState('');
  if (files.length === 0) return <p className="quiet">The drafts change nothing.</p>;
  async function copy() {
    try {
      await navigator.clipboard.writeText(markdown);
      setCopied('Copied');
    } catch {
      setCopied('The browser does not let the studio copy.');
    }
  }
  return (
    <>
      <p className={styles.says}>
        {changedContexts > 0
          ? `Customers see something else in ${counted(changedContexts, 'context')}.`
          : otherCards.length > 0
            ? 'Everybody who comes to the cards below sees something else.'
            : 'No customer sees anything else.'}{' '}
        In all: {says}.
      </p>
      {outdated !== undefined && <p className={styles.says}>{outdated}</p>}
      <p className={look.row}>
        <Button kind="quiet" onClick={() => void copy()}>
          <Copy size={16} /> Copy for a pull request
        </Button>
        <span role="status">{copied}</span>
      </p>
      {[...owners.came, ...owners.went].length > 0 && (
        <p className={styles.says}>
          {owners.came.length > 0 && `New: ${listed(owners.came)}. `}
          {owners.went.length > 0 && `Gone: ${listed(owners.went)}.`}
        </p>
      )}
      {owners.changes.length > 0 && <h3>{nounsOf(project.trade).Many}’ terms</h3>}
      <ChangeList store={store} project={project} changes={owners.changes} />
      {otherCards.length > 0 && <h3>Other cards</h3>}
      <ChangeList store={store} project={project} changes={otherCards} />
      <h3>File by file</h3>
      {files.map(({ file, fate, values }) => (
        <section key={file} className={`${styles.file} ${look.box}`}>
          <h4>
            {file} <span className="quiet">{fate}</span>
          </h4>
          <ul>
            {values.map(({ sentence, place }) => (
              <li key={sentence}>
                {sentence} {place && <Place store={store} project={project} place={place} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
