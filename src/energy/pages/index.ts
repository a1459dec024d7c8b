import { loadLater } from '../../definitions/parts.ts';
import type { TradePage } from '../../react/page/page.ts';
import { errorRoute } from '../vocabulary/routes.ts';
import { say } from './frame-words.ts';
import type { Given } from './given.ts';
import { loadResults } from './load-results.ts';
import { OpenQuote } from './OpenQuote.tsx';

/** A page that makes its journey of the later definitions: both are asked for at the same time. */
async function withLater<Page>(coming: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([coming, loadLater()]);
  return page;
}

/** Our pages, each at the address of its journey. A journey that has none here is drawn by the page of any journey. */
export const pages: readonly TradePage<Given>[] = [
  { journey: 'quote', step: 1, Page: OpenQuote },
  { journey: 'results', step: 2, load: loadResults },
  {
    journey: 'tariff-details',
    step: 2,
    load: async () => (await withLater(import('./details/TariffDetails.tsx'))).OpenDetails,
  },
  {
    journey: 'sign-up',
    step: 3,
    load: async () => (await withLater(import('./sign-up/SignUp.tsx'))).OpenSignUp,
  },
  {
    journey: 'switch-complete',
    step: 4,
    load: async () => (await withLater(import('./complete/SwitchComplete.tsx'))).OpenComplete,
  },
  {
    journey: 'carbon-offset',
    step: 0,
    load: async () => (await withLater(import('./carbon/CarbonOffset.tsx'))).OpenOffset,
  },
  {
    journey: 'carbon-offset-process',
    step: 0,
    load: async () => (await withLater(import('./carbon/OffsetProcess.tsx'))).OpenProcess,
  },
  {
    journey: 'keep-quote',
    step: 0,
    load: async () => (await withLater(import('./keep/OpenKeep.tsx'))).OpenKeep,
  },
  {
    journey: 'saved-quote',
    step: 0,
    load: async () => (await withLater(import('./keep/OpenSaved.tsx'))).OpenSaved,
  },
  {
    journey: 'switch-progress',
    step: 0,
    load: async () => (await withLater(import('./progress/SwitchProgress.tsx'))).OpenProgress,
  },
  {
    route: errorRoute,
    title: () => say('went-wrong'),
    step: 0,
    load: async () => (await import('./ErrorPage.tsx')).OpenError,
  },
];
