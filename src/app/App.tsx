import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { widgets } from '../../widgets/registry.ts';
import { loadLater, routes } from '../definitions/parts.ts';
import type { Journeys } from '../energy/journeys.ts';
import type { Given } from '../energy/pages/given.ts';
import { inGenericWords } from '../energy/pages/product-name.ts';
import { firstPage } from '../energy/pages/start.ts';
import type { Services } from '../energy/services.ts';
import { Visit } from '../react/page/PageHeading.tsx';
import type { TradePage } from '../react/page/page.ts';
import { WidgetProvider } from '../react/widgets.ts';
import { Contact } from './Contact.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Coming, Layout } from './Layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { AppSettings } from './settings.ts';
import { TryPostcodes } from './TryPostcodes.tsx';

interface AppProps {
  readonly settings: AppSettings;
  readonly services: Services;
  readonly journeys: Journeys;
  readonly pages: readonly TradePage<Given>[];
}

const JourneyRoute = lazyPage(async () => {
  const [{ JourneyRoute }] = await Promise.all([import('./JourneyRoute.tsx'), loadLater()]);
  return JourneyRoute;
});

/** A page with its address, and as a component whose code may yet have to come. */
function drawnAt(page: TradePage<Given>) {
  return {
    step: page.step,
    route: 'route' in page ? page.route : routes[page.journey],
    Page: 'Page' in page ? page.Page : lazyPage(page.load),
  };
}

/** Every page by its address, unknown ones lead to the first page (Q2.01): the trade's own, and a page for each journey that has an address and no page of its own. */
export function App({ settings, services, journeys, pages }: AppProps) {
  const frame = (step: number, content: ReactNode) => (
    <Layout settings={settings} step={step}>
      <Suspense fallback={<Coming />}>{content}</Suspense>
    </Layout>
  );
  useFatal(services, settings);
  useKeptFocus();
  const { brand, samplePostcodes } = settings;
  const given: Given = {
    journeys,
    brand,
    contact: <Contact phone={String(brand.supplierPhone)} />,
    samples: <TryPostcodes samples={samplePostcodes} />,
  };
  const drawn = useMemo(() => pages.map(drawnAt), [pages]);
  const own = new Set(drawn.map(({ route }) => route));
  const others = Object.entries(routes).filter(([, route]) => !own.has(route));
  return (
    <WidgetProvider value={widgets}>
      <Visit>
        <Routes>
          {drawn.map(({ route, step, Page }) => (
            <Route key={route} path={route} element={frame(step, <Page {...given} />)} />
          ))}
          {others.map(([journey, route]) => (
            <Route
              key={route}
              path={route}
              element={frame(0, <JourneyRoute journey={journey} open={journeys.fromQuote} />)}
            />
          ))}
          <Route path="*" element={<Navigate to={firstPage} replace />} />
        </Routes>
      </Visit>
    </WidgetProvider>
  );
}

/**
 * A 401 or 500 on any call leads to the error page with what it said (Q8.01). Of several that come together the first
 * one counts: one step back leads to where the person was.
 */
function useFatal(services: Services, settings: AppSettings) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isThere = pathname.startsWith('/error/');
    return services.onFatal(({ status, message }) => {
      if (isThere) return;
      isThere = true;
      const said = message && inGenericWords(message, settings.brand);
      navigate(`/error/${status}`, { state: { message: said, from: pathname + search } });
    });
  }, [services, settings, navigate, pathname, search]);
}
