import { useCallback, useMemo } from 'react';
import { trade } from '../../trade.ts';
import { capital } from '../checker/phrase.ts';
import type { Context } from '../review/contexts.ts';
import { ChangesView } from './changes/ChangesView.tsx';
import { FileHistory } from './changes/FileHistory.tsx';
import { ListsView } from './lists/ListsView.tsx';
import look from './look.module.css';
import { MatrixView } from './matrix/MatrixView.tsx';
import { OwnersView } from './owners/OwnersView.tsx';
import { OneStop } from './place/OneStop.tsx';
import { Preview } from './preview/Preview.tsx';
import styles from './Studio.module.css';
import { SheetView } from './sheet/SheetView.tsx';
import { choose } from './state/changes.ts';
import { useDerived } from './state/derive.ts';
import { useWorkspace, type ViewName, views, type WorkspaceStore } from './state/workspace.ts';
import type { Asker } from './work/use-answer.ts';

interface LooksProps extends Asker {
  readonly store: WorkspaceStore;
  /** A server takes what is saved, and tells the history of a file. */
  readonly canSave: boolean;
}

const titles: Readonly<Record<ViewName, string>> = {
  preview: 'Preview',
  owners: capital(trade.words.owners.many),
  changes: 'Changes',
  history: 'History',
  matrix: 'Matrix',
  sheet: 'Sheet',
  lists: 'Lists',
};

/** What people meet, in one of the looks: as a preview, owner by owner, as changes, as they were, in every context, as a sheet to sign, or as lists to tidy up by. */
export function Looks({ store, derived, desk, canSave }: LooksProps) {
  const view = useWorkspace(store, (now) => now.view);
  const project = useDerived(derived, (now) => now.project);
  const offered = canSave ? views : views.filter((one) => one !== 'history');
  return (
    <>
      <div className={styles.bar}>
        <OneStop label="Looks" className={styles.tabs}>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => store.setState({ view: one })}
            >
              {titles[one]}
            </button>
          ))}
        </OneStop>
      </div>
      {project === undefined ? (
        <p className={look.note}>Nothing can be shown until the problems are mended.</p>
      ) : (
        <Look store={store} derived={derived} desk={desk} view={view} />
      )}
    </>
  );
}

function Look({ store, derived, desk, view }: Omit<LooksProps, 'canSave'> & { readonly view: ViewName }) {
  const { opened, project } = useDerived(derived, (now) => now);
  const changed = useWorkspace(store, (now) => now.drafts);
  const drafts = useMemo(() => [...changed.keys()], [changed]);
  const asker = useMemo(() => ({ desk, derived }), [desk, derived]);
  const open = useCallback(
    ({ owner, choices }: Context) => {
      choose(store, { variant: owner.variant, values: choices });
      store.setState({ view: 'preview' });
    },
    [store],
  );
  if (project === undefined) return null;
  if (view === 'matrix') return <MatrixView project={project} asker={asker} onOpen={open} />;
  if (view === 'changes') return <ChangesView store={store} asker={asker} project={project} />;
  if (view === 'history') return <FileHistory store={store} project={project} />;
  if (view === 'owners') return <OwnersView store={store} asker={asker} project={project} />;
  if (view === 'sheet') return <SheetView store={store} asker={asker} project={project} drafts={drafts} />;
  if (view === 'lists') return <ListsView store={store} asker={asker} project={project} />;
  return <Preview store={store} project={project} isBehind={opened.project === undefined} />;
}
