import '../../widgets/theme.css';
import { canSave, files, log, subscribe } from 'virtual:definition-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readWordingLog } from '../checker/wording-log.ts';
import { kindOf } from '../definitions/kinds.ts';
import { Studio } from './Studio.tsx';
import { sharedIn } from './share/link.ts';
import { edit, openFile, reload } from './state/changes.ts';
import { derive } from './state/derive.ts';
import { prove } from './state/prove.ts';
import { createWorkspace, textNow } from './state/workspace.ts';
import { createDesk } from './work/desk.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('studio.html has no element with the id "root" to draw into');

const firstVariant = files.find(({ file }) => kindOf(file)?.kind === 'variant')?.file;
const store = createWorkspace(files, firstVariant);
if (firstVariant !== undefined) openFile(store, firstVariant);
store.setState({ log: readWordingLog(log) });
subscribe(({ files, log }) => {
  reload(store, files);
  store.setState({ log: readWordingLog(log) });
});

const shared = await sharedIn(window.location.hash);
if (typeof shared === 'object') {
  edit(store, ...shared.drafts);
  openFile(store, textNow(store.getState(), shared.file) === undefined ? store.getState().file : shared.file);
  store.setState(({ drafts }) => ({ choice: shared.choice, view: shared.view, linked: drafts }));
}

window.addEventListener('beforeunload', (event) => {
  const { drafts, linked } = store.getState();
  if (drafts.size > 0 && drafts !== linked) event.preventDefault();
});

/** A worker of its own, so that one does not wait for what another works out. */
const newDesk = (name: string) =>
  createDesk(new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module', name }));
const derived = derive(store);
prove(derived, newDesk('proof'));

createRoot(element).render(
  <StrictMode>
    <Studio
      store={store}
      derived={derived}
      desk={newDesk('looks')}
      canSave={canSave}
      notice={typeof shared === 'string' ? shared : undefined}
    />
  </StrictMode>,
);
