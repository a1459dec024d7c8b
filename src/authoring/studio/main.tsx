import '../../../widgets/theme.css';
// Before the classes of any part, which say what is their own.
import './look.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { kindOf } from '../../definitions/kinds.ts';
import { trade } from '../../trade.ts';
import { readWordingLog } from '../checker/wording-log.ts';
import { Studio } from './Studio.tsx';
import { filesAsTheyStand } from './save/standing.ts';
import { broughtBy } from './share/brought.ts';
import { Incoming } from './share/Incoming.tsx';
import { type Shared, sharedIn } from './share/link.ts';
import { edit, openFile, reload } from './state/changes.ts';
import { derive } from './state/derive.ts';
import { prove } from './state/prove.ts';
import { createWorkspace, filesByLink, textNow } from './state/workspace.ts';
import { WayBack } from './WayBack.tsx';
import { createDesk } from './work/desk.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('studio.html has no element with the id "root" to draw into');

const { files, log, who, canSave, subscribe } = await filesAsTheyStand(document, fetch);
const firstVariant = files.find(({ file }) => kindOf(file, trade)?.kind === 'variant')?.file;
const store = createWorkspace(files, firstVariant);
if (firstVariant !== undefined) openFile(store, firstVariant);
store.setState({ log: readWordingLog(log), who });
subscribe(
  ({ files, log }) => {
    reload(store, files);
    store.setState({ log: readWordingLog(log) });
  },
  (isAway) => store.setState({ isAway }),
);

const root = createRoot(element);
const shared = await sharedIn(window.location.hash, files);
const isTaken = typeof shared === 'object' && (await isWanted(shared));
/** A worker of its own, so that one does not wait for what another works out. */
const newDesk = (name: string) =>
  createDesk(new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module', name }));
// What is saved comes first: whatever a draft is, there is something to compare it with and to go back to.
const derived = derive(store);
prove(derived, newDesk('proof'));
if (isTaken) {
  edit(store, ...shared.drafts);
  openFile(store, textNow(store.getState(), shared.file) === undefined ? store.getState().file : shared.file);
  const taken = new Set(shared.drafts.map(({ file }) => file));
  store.setState(({ drafts }) => ({ choice: shared.choice, view: shared.view, linked: drafts, taken }));
}

// What was saved or given up is no word of the link's any more, whoever drafts it next.
store.subscribe((now) => {
  const left = filesByLink(now);
  if (left.length < now.taken.size) store.setState({ taken: new Set(left) });
});

/** Asks whether to take what a link brings before anything of it is looked at; a link that changes nothing is no question. */
async function isWanted({ drafts }: Shared): Promise<boolean> {
  const brought = broughtBy(drafts, files);
  if (brought.length === 0) return true;
  const answer = await new Promise<boolean>((resolve) => {
    root.render(
      <StrictMode>
        <Incoming brought={brought} onTake={() => resolve(true)} onLeave={() => resolve(false)} />
      </StrictMode>,
    );
  });
  if (!answer) window.history.replaceState(null, '', window.location.pathname);
  return answer;
}

window.addEventListener('beforeunload', (event) => {
  const { drafts, linked } = store.getState();
  if (drafts.size > 0 && drafts !== linked) event.preventDefault();
});

root.render(
  <StrictMode>
    <WayBack store={store}>
      <Studio
        store={store}
        derived={derived}
        desk={newDesk('looks')}
        canSave={canSave}
        notice={typeof shared === 'string' ? shared : undefined}
      />
    </WayBack>
  </StrictMode>,
);
