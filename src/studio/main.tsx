import '../../widgets/theme.css';
import { canSave, files, subscribe } from 'virtual:definition-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { kindOf } from '../definitions/kinds.ts';
import { Studio } from './Studio.tsx';
import { sharedIn } from './share/link.ts';
import { edit, openFile, reload } from './state/changes.ts';
import { derive } from './state/derive.ts';
import { createWorkspace, textNow } from './state/workspace.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('studio.html has no element with the id "root" to draw into');

const firstVariant = files.find(({ file }) => kindOf(file)?.kind === 'variant')?.file;
const store = createWorkspace(files, firstVariant);
if (firstVariant !== undefined) openFile(store, firstVariant);
subscribe(({ files }) => reload(store, files));

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

createRoot(element).render(
  <StrictMode>
    <Studio
      store={store}
      derived={derive(store)}
      canSave={canSave}
      notice={typeof shared === 'string' ? shared : undefined}
    />
  </StrictMode>,
);
