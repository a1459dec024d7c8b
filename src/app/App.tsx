import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { widgets } from '../../widgets/registry.ts';
import { loadLater } from '../definitions/parts.ts';
import { CurrentTariff } from '../energy/pages/CurrentTariff.tsx';
import { Visit } from '../energy/pages/PageHeading.tsx';
import { inGenericWords } from '../energy/pages/product-name.ts';
import type { Services } from '../energy/services.ts';
import { valuesOf } from '../engine/path.ts';
import { WidgetProvider } from '../react/widgets.ts';
import type { JourneyStore } from '../runtime/store.ts';
import { Contact } from './Contact.tsx';
import { carbonRoutes } from './carbon-routes.tsx';
import type { Journeys } from './journeys.ts';
import { useKeptFocus } from './kept-focus.ts';
import styles from './Layout.module.css';
import { Coming, Layout } from './Layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { openLater } from './open-later.ts';
import type { AppSettings } from './settings.ts';
import { TryPostcodes } from './TryPostcodes.tsx';

const loadResults = async () => {
  const [{ Results }] = await Promise.all([import('../energy/pages/results/Results.tsx'), loadLater()]);
  return Results;
};
const Results = lazyPage(loadResults);
const loadDetails = async () => (await import('../energy/pages/details/TariffDetails.tsx')).TariffDetails;
const TariffDetails = lazyPage(loadDetails);
const loadSignUp = async () => (await import('../energy/pages/sign-up/SignUp.tsx')).SignUp;
const SignUp = lazyPage(loadSignUp);
const loadComplete = async () => (await import('../energy/pages/complete/SwitchComplete.tsx')).SwitchComplete;
const SwitchComplete = lazyPage(loadComplete);
const ResultsRoute = openLater(OpenResults, loadResults);
const DetailsRoute = openLater(OpenDetails, loadDetails);
const SignUpRoute = openLater(OpenSignUp, loadSignUp);
const CompleteRoute = openLater(OpenComplete, loadComplete);
const ErrorRoute = lazyPage(async () => (await import('./ErrorRoute.tsx')).ErrorRoute);

interface AppProps {
  readonly settings: AppSettings;
  readonly services: Services;
  readonly journeys: Journeys;
}

const firstPage = '/switch/home-energy';
const comparisonTypes: readonly string[] = ['home-energy', 'vehicle-home-energy'];

/** Every page by its address; unknown ones lead to the first page (Q2.01). */
export function App({ settings, services, journeys }: AppProps) {
  const page = (step: number, content: ReactNode) => (
    <Layout settings={settings} step={step}>
      <Suspense fallback={<Coming />}>{content}</Suspense>
    </Layout>
  );
  useFatal(services, settings);
  useKeptFocus();
  return (
    <WidgetProvider value={widgets}>
      <Visit>
        <Routes>
          <Route
            path="/switch/:comparisonType/:refererBranch?/:reference?"
            element={page(1, <QuoteRoute settings={settings} journeys={journeys} />)}
          />
          <Route
            path="/results/home-energy"
            element={page(2, <ResultsRoute settings={settings} journeys={journeys} />)}
          />
          <Route
            path="/tariff-details/:tariffId"
            element={page(2, <DetailsRoute settings={settings} journeys={journeys} />)}
          />
          <Route path="/details" element={page(3, <SignUpRoute settings={settings} journeys={journeys} />)} />
          <Route
            path="/switch-complete"
            element={page(4, <CompleteRoute settings={settings} journeys={journeys} />)}
          />
          {carbonRoutes(journeys, (content) => page(0, content))}
          <Route
            path="/error/:status"
            element={page(0, <FailedRoute settings={settings} journeys={journeys} />)}
          />
          <Route path="*" element={<Navigate to={firstPage} replace />} />
        </Routes>
      </Visit>
    </WidgetProvider>
  );
}

/** The quote journey; an unknown comparison type leads to the first page and keeps nothing of the address (Q2.04). */
function QuoteRoute({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const { comparisonType = '', refererBranch, reference } = useParams();
  const isKnown = comparisonTypes.includes(comparisonType);
  const store = useMemo(
    () => (isKnown ? journeys.quoteFor({ comparisonType, refererBranch, reference }) : undefined),
    [isKnown, journeys, comparisonType, refererBranch, reference],
  );
  // The next page's code comes while the quote is being saved.
  useEffect(
    () =>
      store?.view.subscribe(({ submitting }) => void (submitting && loadResults().catch(() => undefined))),
    [store],
  );
  if (!store) return <Navigate to={firstPage} replace />;
  return (
    <CurrentTariff
      store={store}
      aside={
        <>
          <Contact phone={String(settings.brand.supplierPhone)} />
          <TryPostcodes samples={settings.samplePostcodes} />
        </>
      }
    />
  );
}

function OpenResults({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const start = startOf(journeys.quoteFor());
  return (
    <>
      <Results store={journeys.fromQuote('results')} start={start} />
      <div className={styles.help}>
        <Contact phone={String(settings.brand.supplierPhone)} />
      </div>
    </>
  );
}

function OpenDetails({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const { tariffId = '' } = useParams();
  const start = startOf(journeys.quoteFor());
  const store = useMemo(() => journeys.fromQuote('tariff-details'), [journeys]);
  const contact = <Contact phone={String(settings.brand.supplierPhone)} />;
  return <TariffDetails store={store} tariffId={tariffId} start={start} contact={contact} />;
}

/** The sign-up of the chosen deal; one that is over shows its end, and without one the first page is shown. */
function OpenSignUp({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const store = useMemo(() => journeys.signUp(), [journeys]);
  if (store === undefined)
    return <Navigate to={journeys.hasSwitched() ? '/switch-complete' : firstPage} replace />;
  const start = startOf(journeys.quoteFor());
  const contact = <Contact phone={String(settings.brand.supplierPhone)} />;
  return <SignUp store={store} start={start} contact={contact} onOver={journeys.endSignUp} />;
}

/** The end of a switch; without one, the first page. */
function OpenComplete({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const start = startOf(journeys.quoteFor());
  const contact = <Contact phone={String(settings.brand.supplierPhone)} />;
  return <SwitchComplete store={journeys.fromQuote('switch-complete')} start={start} contact={contact} />;
}

function FailedRoute({ settings, journeys }: Pick<AppProps, 'settings' | 'journeys'>) {
  const store = journeys.quoteFor();
  return (
    <ErrorRoute
      store={store}
      isUnderWay={journeys.isUnderWay()}
      start={startOf(store)}
      phone={String(settings.brand.supplierPhone)}
    />
  );
}

/** The first page of the journey under way: the way back to its answers. */
function startOf(store: JourneyStore): string {
  const { comparisonType } = valuesOf(store.view.getState().state, 'session');
  return typeof comparisonType === 'string' ? `/switch/${comparisonType}` : firstPage;
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
