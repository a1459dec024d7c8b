import '../../../widgets/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { chooseLanguage } from '../../../src/definitions/language.ts';
import { onDefinitionsChange, routes } from '../../../src/definitions/parts.ts';
import { keptOf } from '../../../src/engine/index.ts';
import { languageNow } from '../../../src/words/language.ts';
import { App, firstPage } from './App.tsx';
import { effects } from './effects.ts';
import { beginJourneys } from './journeys.ts';
import { readKept, writeKept } from './kept.ts';

const query = new URLSearchParams(window.location.search);
const language = query.get('lang');
if (language !== null) await chooseLanguage(language);
document.documentElement.lang = languageNow();
// What is no page is drawn as the first one.
if (!Object.values(routes).includes(window.location.pathname))
  window.history.replaceState(null, '', firstPage);

const isStaff = query.has('counter');
const stores = await beginJourneys(Promise.resolve({ effects }), isStaff, readKept);
for (const [journey, store] of Object.entries(stores)) {
  // This trade has nowhere to seal anything: what tells of nobody is all that the tab keeps.
  store.view.subscribe(({ model, state }, before) => {
    if (state.answers === before.state.answers) return;
    writeKept(journey, keptOf(model, state, 'open'));
  });
}
onDefinitionsChange((next) => {
  for (const store of Object.values(stores)) store.redefine(next);
});

const root = document.getElementById('app');
const tree = (
  <BrowserRouter>
    <App stores={stores} />
  </BrowserRouter>
);
// A server draws in the language of the files, for who is of the public.
const isDrawn = root?.firstElementChild && language === null && !isStaff;
if (root && isDrawn) hydrateRoot(root, tree);
else if (root) createRoot(root).render(tree);
