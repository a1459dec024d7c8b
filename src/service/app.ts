import { Hono } from 'hono';
import { timeout } from 'hono/timeout';
import { type Logger, pino } from 'pino';
import { ukDayAt } from '../days/days.ts';
import { checkoutPages } from '../energy/service/carbon/checkout.ts';
import { createHandlers } from '../energy/service/handlers.ts';
import { samplePostcodes } from '../energy/service/homes/samples.ts';
import { catalogueOf, type SupplierNames } from '../energy/service/market/catalogue.ts';
import { marketOf } from '../energy/service/market/projection.ts';
import type { FormRules } from '../energy/service/sign-up/formRules.ts';
import { formWords } from '../energy/service/sign-up/formWords.ts';
import { answerFailures } from './http/failures.ts';
import { filesIn } from './http/files.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { type Limits, throttleOf } from './http/limits.ts';
import { describeError, logRequests } from './http/log.ts';
import { type InHand, shed } from './http/overload.ts';
import { ownHost } from './http/ownHost.ts';
import { allowPages } from './http/pageOrigins.ts';
import { servePages } from './http/pages.ts';
import { receiveReports } from './http/reports.ts';
import { sendJson } from './http/sendJson.ts';
import { serveCalls } from './http/serveCalls.ts';
import { openApi } from './openapi.ts';
import type { Watched } from './operations/watchOver.ts';
import type { Sealer } from './sealer.ts';
import { watchSettings } from './settings/readSettings.ts';
import type { Store } from './store/store.ts';
import { createTokens } from './token.ts';

/** What the service runs on. */
export interface AppOptions {
  readonly store: Store;
  /** Keeps personal data unreadable in the store. */
  readonly sealer: Sealer;
  /** The sign-up form's rules; without them sections are held to the contract alone. */
  readonly rules?: FormRules | undefined;
  /** Suppliers that have a variant file: those that the market has no data of are offered as a demonstration. */
  readonly suppliers?: SupplierNames;
  /** Our own origin, such as `https://energy.example`: other hosts are refused. Left out, we answer to every name. */
  readonly publicUrl?: string | undefined;
  /** Origins of pages on other hosts that may call us; none when left out. */
  readonly pages?: readonly string[];
  /** Calls that one visitor may make in ten minutes; no limits when left out. */
  readonly limits?: Limits;
  /** Calls that are taken in hand at once, the rest is refused for now; any number when left out. */
  readonly inHand?: InHand;
  /** How many proxies before us write X-Forwarded-For; none when left out. */
  readonly proxies?: number;
  /** Path of settings.json; the brand that it names stands in `brands/` beside it, or in `brandsFolder`. */
  readonly settingsFile: string;
  readonly brandsFolder?: string;
  /** Folder of the built browser app; without one only the API is served. */
  readonly clientFolder?: string;
  /** Where the browser finds the API; '' or left out is this service. */
  readonly apiBaseUrl?: string;
  /** Told of settings that cannot be used. */
  readonly warn?: (problem: string) => void;
  readonly log?: Logger;
  /** How operators watch over requests; not at all when left out. */
  readonly watched?: Partial<Watched>;
  /** How long a request may take, in milliseconds; 5 seconds when left out. */
  readonly deadlineMs?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** Quarter of the price cap, such as `2024-10`; the latest when left out. */
  readonly capPeriod?: string;
}

const hour = 60 * 60 * 1000;

/** What was made last, made anew when its key is another: the UK's day begins with an hour, the market with its day. */
function lastOf<K, V>(keyOf: () => K, make: (key: K) => V): () => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return () => {
    const key = keyOf();
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** The whole service as a function from request to reply: the API, the built app, settings, health and OpenAPI. */
export function createApp(options: AppOptions): Hono {
  const { store, sealer, rules, suppliers, pages = [], limits, inHand, proxies = 0, publicUrl } = options;
  const { settingsFile, brandsFolder, clientFolder, apiBaseUrl = '', capPeriod } = options;
  const { metrics, metricsPage, traces } = options.watched ?? {};
  const {
    log = pino({ enabled: false }),
    now = Date.now,
    warn = () => undefined,
    deadlineMs = 5_000,
  } = options;
  const today = lastOf(
    () => Math.floor(now() / hour),
    () => ukDayAt(now()),
  );
  const tokens = createTokens(store.signingKey, now);
  const current = watchSettings(settingsFile, warn, brandsFolder);
  const reports = receiveReports(log);
  const catalogue = catalogueOf(suppliers);
  const handlers = createHandlers({
    store,
    tokens,
    sealer,
    rules,
    publicUrl: publicUrl ?? '',
    pages,
    bound: () => current().settings.supplierVariants ?? {},
    now,
    today,
    market: lastOf(today, (day) => marketOf(catalogue, day, capPeriod)),
    onTrackingFailure: (error) => log.error({ error: describeError(error) }, 'tracking was not saved'),
  });
  const document = openApi();
  current();

  const app = new Hono();
  app.use(logRequests(log));
  for (const watcher of [metrics, traces]) if (watcher) app.use(watcher.watchRequests);
  const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
  app.use(securityHeaders(() => ({ apiOrigin, pixelHost: current().settings.pixelHost })));
  if (publicUrl !== undefined) app.use(ownHost(publicUrl));
  app.onError(answerFailures(log));
  app.use(timeout(deadlineMs));
  app.route('/', health(store, reports.count));
  if (metricsPage) app.route('/', metricsPage);
  app.get('/openapi.json', (context) => sendJson(context, document, 200));
  app.route('/', reports.app);
  if (pages.length > 0) app.use(allowPages(pages));
  app.route('/', checkoutPages(store.offsets, pages, now));
  if (inHand) app.use(shed(inHand, metrics?.countShed));
  app.route(
    '/',
    serveCalls({
      handlers,
      tokens,
      proxies,
      throttle: throttleOf(store.counters, limits),
      reword: formWords(rules, today),
    }),
  );
  app.route(
    '/',
    servePages({
      files: clientFolder === undefined ? undefined : filesIn(clientFolder),
      current,
      dataOf: (settings) => ({
        ...settings,
        apiBaseUrl,
        samplePostcodes: apiBaseUrl ? [] : samplePostcodes.map(({ postcode, says }) => ({ postcode, says })),
      }),
    }),
  );
  return app;
}
