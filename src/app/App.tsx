import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { lazily } from '../../widgets/lazily.ts';
import { widgets } from '../../widgets/registry.ts';
import { definitionsNow, loadLater, routes, titles } from '../definitions/parts.ts';
import type { Journeys } from '../energy/journeys.ts';
import type { Given } from '../energy/pages/given.ts';
import { firstPage } from '../energy/pages/start.ts';
import type { Services } from '../energy/services.ts';
import { Visit } from '../react/page/PageHeading.tsx';
import { SiteName } from '../react/page/PageTitle.tsx';
import type { TradePage } from '../react/page/page.ts';
import { WidgetProvider } from '../react/widgets.ts';
import { Awaited, Coming } from './Coming.tsx';
import { Contact } from './Contact.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Layout } from './Layout.tsx';
import { afterHydration, lazyPage } from './lazy-page.tsx';
import { OwnPage } from './own-pages/OwnPage.tsx';
import { addressOf } from './own-pages/own-pages.ts';
import type { AppSettings } from './settings.ts';
import { TryPostcodes } from './TryPostcodes.tsx';
import { useLanguage } from './use-language.ts';

interface AppProps {
  /** Called when a page is there and answers. */
  readonly onLive?: (() => void) | undefined;
  readonly settings: AppSettings;
  readonly services: Services;
  readonly journeys: Journeys;
  readonly pages: readonly TradePage<Given>[];
}

const JourneyRoute = afterHydration(
  lazyPage(async () => {
    const [{ JourneyRoute }] = await Promise.all([import('./JourneyRoute.tsx'), loadLater()]);
    return JourneyRoute;
  }),
);

const Idle = lazily(async () => (await import('../energy/pages/idle/Idle.tsx')).Idle);

/** A page with its address, and as a component whose code may yet have to come. */
function drawnAt(page: TradePage<Given>) {
  return {
    step: page.step,
    journey: 'route' in page ? undefined : page.journey,
    route: 'route' in page ? page.route : routes[page.journey],
    title: 'route' in page ? page.title : undefined,
    Page: 'Page' in page ? page.Page : afterHydration(lazyPage(page.load)),
  };
}

/** The title of a journey in the language of the page, as far as that has come; '' of none. */
const titleOf = (journey: string) => definitionsNow().journeys[journey]?.title ?? titles[journey] ?? '';

/** Every page by its address, unknown ones lead to the first page (Q2.01): the trade's own, those of the operator, and a page for each journey that has an address and no page of its own. */
export function App({ settings, services, journeys, pages, onLive }: AppProps) {
  const language = useLanguage(journeys);
  const frame = (step: number, content: ReactNode, journey?: string, title = titleOf(journey ?? '')) => (
    <Layout settings={settings} step={step} title={title} language={language} journey={journey}>
      <Awaited value={title}>
        <Suspense fallback={<Coming />}>
          {content}
          <Live onLive={onLive} />
        </Suspense>
      </Awaited>
    </Layout>
  );
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useFatal(services);
  useKeptFocus();
  const { brand, samplePostcodes } = settings;
  const given: Given = {
    journeys,
    brand,
    canKeep: settings.canKeep,
    contact: <Contact phone={String(brand.supplierPhone)} drawnAt={settings.drawnAt} />,
    samples: <TryPostcodes samples={samplePostcodes} />,
  };
  const drawn = useMemo(() => pages.map(drawnAt), [pages]);
  const own = new Set(drawn.map(({ route }) => route));
  const others = Object.entries(routes).filter(([, route]) => !own.has(route));
  const page = useRoutes([
    ...drawn.map(({ route = '', step, journey, title, Page }) => ({
      path: route,
      element: frame(step, <Page {...given} />, journey, title?.()),
    })),
    ...others.map(([journey, route]) => ({
      path: route,
      element: frame(0, <JourneyRoute journey={journey} open={journeys.fromQuote} />, journey),
    })),
    ...settings.pages.map((one) => ({
      path: addressOf(one),
      element: frame(0, <OwnPage page={one} brand={brand} />, ''),
    })),
    { path: '*', element: <Navigate to={firstPage} replace /> },
  ]);
  return (
    <WidgetProvider value={widgets}>
      <SiteName value={settings.logoText}>
        <Visit>{page}</Visit>
        {isLive && (
          <Suspense>
            <Idle journeys={journeys} />
          </Suspense>
        )}
      </SiteName>
    </WidgetProvider>
  );
}

/** Stands after a page, and tells when it is there. */
function Live({ onLive }: Pick<AppProps, 'onLive'>) {
  useEffect(() => onLive?.(), [onLive]);
  return null;
}

/**
 * A 401 or 500 on any call leads to the error page with what it said (Q8.01). Of several that come together the first
 * one counts: one step back leads to where the person was.
 */
function useFatal(services: Services) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isThere = pathname.startsWith('/error/');
    return services.onFatal(({ status, message }) => {
      if (isThere) return;
      isThere = true;
      navigate(`/error/${status}`, { state: { message, from: pathname + search } });
    });
  }, [services, navigate, pathname, search]);
}
