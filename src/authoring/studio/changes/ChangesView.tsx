import { useState } from 'react';
import { trade } from '../../../trade.ts';
import { capital } from '../../checker/phrase.ts';
import { ownersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { Choose } from '../preview/ContextBar.tsx';
import { chosenContext } from '../preview/staging.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './ChangesView.module.css';
import { Drafted } from './Drafted.tsx';
import { RawChanges } from './RawChanges.tsx';

interface LookProps {
  readonly store: WorkspaceStore;
  readonly asker: Asker;
  readonly project: Project;
}

const kinds = [
  ['drafts', 'What the drafts change'],
  ['owners', `${capital(`one ${trade.words.owners.one}`)} beside another`],
  ['raw', 'The file’s text'],
] as const;
type Kind = (typeof kinds)[number][0];

/** Differences in words, with all that they reach: drafts to what is saved, one owner to another, and raw. */
export function ChangesView({ store, asker, project }: LookProps) {
  const [kind, setKind] = useState<Kind>('drafts');
  return (
    <div className={`${look.pane} ${styles.list}`}>
      <h2 className="visually-hidden">Changes</h2>
      <div className={styles.choice}>
        <Choose label="Differences" value={kind} options={kinds} onChoose={setKind} />
      </div>
      {kind === 'drafts' && <BeforeAndAfter store={store} asker={asker} project={project} />}
      {kind === 'owners' && <Beside store={store} asker={asker} project={project} />}
      {kind === 'raw' && <RawChanges store={store} />}
    </div>
  );
}

function BeforeAndAfter({ store, asker, project }: LookProps) {
  const { answer, says } = useAnswer(asker, 'review', null);
  if (answer === undefined) return <Waiting says={says} />;
  return <Drafted store={store} project={project} review={answer} />;
}

function Beside({ store, asker, project }: LookProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const owners = ownersOf(project);
  const variant = chosenContext(project, choice)?.owner.variant ?? '';
  const [other, setOther] = useState('default');
  const { answer: changes, says } = useAnswer(asker, 'beside', [other, variant]);
  const named = owners.map((owner) => [owner.variant, owner.name] as const);
  const nameOf = (variant: string) => named.find(([one]) => one === variant)?.[1] ?? variant;
  return (
    <>
      <div className={styles.choice}>
        <Choose label="Beside" value={other} options={named} onChoose={setOther} />
      </div>
      <h3>
        {nameOf(variant)}, beside {nameOf(other)}
      </h3>
      {changes === undefined ? (
        <Waiting says={says} />
      ) : (
        <ChangeList store={store} project={project} changes={changes} />
      )}
      {changes?.length === 0 && <p className="quiet">They say and ask the same.</p>}
    </>
  );
}

function Waiting({ says }: { readonly says: string }) {
  return (
    <p className="quiet" role="status">
      {says}
    </p>
  );
}
