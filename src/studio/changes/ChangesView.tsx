import { useCallback, useState } from 'react';
import { compareVariants } from '../../review/compare.ts';
import { suppliersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import { reviewOf } from '../../review/review.ts';
import { Choose } from '../preview/ContextBar.tsx';
import { chosenContext } from '../preview/staging.ts';
import { type DerivedStore, useDerived } from '../state/derive.ts';
import { useLater } from '../state/use-later.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './ChangesView.module.css';
import { Drafted } from './Drafted.tsx';
import { RawChanges } from './RawChanges.tsx';

interface ChangesViewProps {
  readonly store: WorkspaceStore;
  readonly derived: DerivedStore;
  readonly project: Project;
}

const kinds = [
  ['drafts', 'What the drafts change'],
  ['suppliers', 'One supplier beside another'],
  ['raw', 'The file’s text'],
] as const;
type Kind = (typeof kinds)[number][0];

/** Differences in words, with all that they reach: drafts to what is saved, one supplier to another, and raw. */
export function ChangesView({ store, derived, project }: ChangesViewProps) {
  const [kind, setKind] = useState<Kind>('drafts');
  return (
    <div className={styles.changes}>
      <div className={styles.choice}>
        <Choose label="Differences" value={kind} options={kinds} onChoose={setKind} />
      </div>
      {kind === 'drafts' && <BeforeAndAfter store={store} derived={derived} project={project} />}
      {kind === 'suppliers' && <Beside store={store} project={project} />}
      {kind === 'raw' && <RawChanges store={store} />}
    </div>
  );
}

function BeforeAndAfter({ store, derived, project }: ChangesViewProps) {
  const before = useDerived(derived, (now) => now.before);
  const review = useLater(
    useCallback(() => (before === undefined ? undefined : reviewOf(before, project)), [before, project]),
  );
  if (review === undefined) return <Waiting />;
  return <Drafted store={store} project={project} review={review} />;
}

function Beside({ store, project }: { readonly store: WorkspaceStore; readonly project: Project }) {
  const choice = useWorkspace(store, (now) => now.choice);
  const suppliers = suppliersOf(project);
  const variant = chosenContext(project, choice)?.supplier.variant ?? '';
  const [other, setOther] = useState('default');
  const changes = useLater(
    useCallback(() => compareVariants(project, other, variant), [project, other, variant]),
  );
  const named = suppliers.map((supplier) => [supplier.variant, supplier.name] as const);
  const nameOf = (variant: string) => named.find(([one]) => one === variant)?.[1] ?? variant;
  return (
    <>
      <div className={styles.choice}>
        <Choose label="Beside" value={other} options={named} onChoose={setOther} />
      </div>
      <h3 className={styles.title}>
        {nameOf(variant)}, beside {nameOf(other)}
      </h3>
      {changes === undefined ? <Waiting /> : <ChangeList store={store} project={project} changes={changes} />}
      {changes?.length === 0 && <p className={styles.none}>They say and ask the same.</p>}
    </>
  );
}

function Waiting() {
  return (
    <p className={styles.none} role="status">
      Looking at every context…
    </p>
  );
}
