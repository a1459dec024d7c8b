import '../../widgets/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadSoon } from '../../widgets/registry.ts';
import { chooseLanguage, languageName } from '../definitions/language.ts';
import { keepJourneys } from '../energy/journeys.ts';
import { pages } from '../energy/pages/index.ts';
import { startServices } from '../energy/services.ts';
import { wantedLanguage } from '../energy/session.ts';
import { languageNow } from '../words/language.ts';
import { App } from './App.tsx';
import { takeEarly } from './early/redo.ts';
import { addressOf } from './own-pages/own-pages.ts';
import { placeOf } from './place.ts';
import { readSettings } from './settings.ts';

/** When the browser has nothing else to do; Safari cannot be asked. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

const complain = (problem: string) => reportError(new Error(problem));
const settings = readSettings(document.getElementById('settings')?.textContent ?? undefined, complain);
const services = startServices(settings.apiBaseUrl, idle());
const journeys = keepJourneys(settings, services.world);

const root = document.getElementById('app');

/** Takes over what the server drew, in pieces that let a key through; where that is in another language, draws anew. */
function draw(): void {
  if (!root) return;
  const redo = takeEarly(root);
  const live = () => {
    redo();
    idle()
      .then(preloadSoon)
      .catch(() => undefined);
  };
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App settings={settings} services={services} journeys={journeys} pages={pages} onLive={live} />
      </BrowserRouter>
    </StrictMode>
  );
  const isDrawn = root.firstElementChild !== null && document.documentElement.lang === languageNow();
  if (isDrawn) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
}

const [usual] = settings.languages;
const { pathname, search, hash } = window.location;
const wanted = wantedLanguage(search) ?? usual;
// It has been read: whoever chooses another language and loads the page again is not asked for this one.
if (new URLSearchParams(search).has('lang')) window.history.replaceState(null, '', pathname + hash);
// What is no page is drawn as the first one.
const place = placeOf(pathname, settings.pages.map(addressOf));
if (place !== pathname) window.history.replaceState(null, '', place);
if (wanted === undefined || wanted === languageName() || !settings.languages.includes(wanted))
  // What stands above is as much as a slow processor does before it must look for a key.
  setTimeout(draw);
else
  chooseLanguage(wanted)
    .then(() => journeys.keepLanguage(wanted))
    .catch(reportError)
    .then(draw);
