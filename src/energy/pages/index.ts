import type { ComponentType } from 'react';
import { loadLater } from '../../definitions/parts.ts';
import type { TradePage } from '../../react/page/page.ts';
import { clearedRoute, errorRoute } from '../vocabulary/routes.ts';
import { say } from './frame-words.ts';
import type { Given } from './given.ts';
import { loadResults } from './load-results.ts';
import { OpenQuote } from './OpenQuote.tsx';

/** What is brought with the later definitions, of which its journey is made: both are asked for at the same time. */
async function later<File>(coming: Promise<File>): Promise<File> {
  const [file] = await Promise.all([coming, loadLater()]);
  return file;
}

type Load = () => Promise<ComponentType<Given>>;
const page = (journey: string, step: number, load: Load): TradePage<Given> => ({ journey, step, load });

/** Our pages, each at the address of its journey. A journey that has none here is drawn by the page of any journey. */
export const pages: readonly TradePage<Given>[] = [
  { journey: 'quote', step: 1, Page: OpenQuote },
  page('results', 2, loadResults),
  page('tariff-details', 2, async () => (await later(import('./details/TariffDetails.tsx'))).OpenDetails),
  page('sign-up', 3, async () => (await later(import('./sign-up/SignUp.tsx'))).OpenSignUp),
  page('switch-complete', 4, async () => (await later(import('./complete/SwitchComplete.tsx'))).OpenComplete),
  page('carbon-offset', 0, async () => (await later(import('./carbon/CarbonOffset.tsx'))).OpenOffset),
  page(
    'carbon-offset-process',
    0,
    async () => (await later(import('./carbon/OffsetProcess.tsx'))).OpenProcess,
  ),
  page('keep-quote', 0, async () => (await later(import('./keep/OpenKeep.tsx'))).OpenKeep),
  page('saved-quote', 0, async () => (await later(import('./keep/OpenSaved.tsx'))).OpenSaved),
  page('switch-progress', 0, async () => (await later(import('./progress/SwitchProgress.tsx'))).OpenProgress),
  {
    route: errorRoute,
    title: () => say('went-wrong'),
    step: 0,
    load: async () => (await import('./ErrorPage.tsx')).OpenError,
  },
  {
    route: clearedRoute,
    title: () => say('waiting'),
    step: 0,
    load: async () => (await import('./idle/Idle.tsx')).OpenCleared,
  },
];
