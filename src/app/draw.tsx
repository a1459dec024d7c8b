import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { chooseLanguage, languageName, languages } from '../definitions/language.ts';
import { keepJourneys } from '../energy/journeys.ts';
import { pages } from '../energy/pages/index.ts';
import { around, languageNow } from '../words/language.ts';
import { App } from './App.tsx';
import { addressOf } from './own-pages/own-pages.ts';
import { drawingOf } from './place.ts';
import { type AppSettings, readSettings } from './settings.ts';

/** Nothing is called while a page is drawn: effects run in a browser alone. */
const nowhere = new Promise<never>(() => {});
/** Keeps nothing: what is drawn is everybody's. */
const nobody = { load: () => ({}), save: () => {} };
const services = { world: nowhere, onFatal: () => () => {} };

/** The pages as every visitor first sees them: without a session, before anything was answered. */
export const pageDrawer = {
  /** The name of the drawing for an address; `data` is the data block of the page. */
  nameOf(path: string, search: string, data: object): string {
    const settings = settingsIn(data);
    const asked = new URLSearchParams(search).get('lang') ?? '';
    const [usual = languageName()] = settings.languages;
    // The router would complain of what it cannot decode in a line of its own, with what the caller sent in it.
    const readable = isDecodable(path) ? path : '/';
    return `${settings.languages.includes(asked) ? asked : usual} ${drawingOf(readable, settings.pages.map(addressOf))}`;
  },
  /** The HTML of a drawing, its title's element and the tag of its language. */
  draw: (name: string, data: object) => inTurn(() => drawn(name, settingsIn(data))),
};

function isDecodable(path: string): boolean {
  try {
    // What comes of it is used: a minifier leaves out what is not.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

const settingsIn = (data: object) => readSettings(JSON.stringify(data), () => {});

let last: Promise<unknown> = Promise.resolve();

/** One after the other: the language that is spoken is one for all. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

async function drawn(name: string, settings: AppSettings) {
  const [language = '', address = ''] = name.split(' ');
  if (Object.hasOwn(languages, language)) await chooseLanguage(language);
  const journeys = keepJourneys(settings, nowhere, nobody);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App settings={settings} services={services} journeys={journeys} pages={pages} />
      </StaticRouter>
    </StrictMode>,
    // In one piece, which no script has to put together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const [title = ''] = /^<title.*?<\/title>/.exec(html) ?? [];
  return { html: html.slice(title.length), title, lang: around(languageNow) };
}
