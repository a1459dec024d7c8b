import { type Context, Hono } from 'hono';
import { except } from 'hono/combine';
import { timeout } from 'hono/timeout';
import { type Logger, pino } from 'pino';
import { ukDayAt } from '../days/days.ts';
import type { PageDrawer } from './http/drawing.ts';
import { answerFailures } from './http/failures.ts';
import { filesIn } from './http/files.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { type Limits, throttleOf } from './http/limits.ts';
import { describeError, logRequests } from './http/log.ts';
import { oneHost, ownHost } from './http/ownHost.ts';
import { pageLimitOf } from './http/pageLimit.ts';
import { allowPages } from './http/pageOrigins.ts';
import { servePages } from './http/pages.ts';
import { receiveReports } from './http/reports.ts';
import { sendJson } from './http/sendJson.ts';
import { serveCalls } from './http/serveCalls.ts';
import { lastOf } from './lastOf.ts';
import { openApi } from './openapi.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Traces } from './operations/traces.ts';
import { createOutbox } from './post/outbox.ts';
import type { Sealer } from './sealer.ts';
import { watchSettings } from './settings/readSettings.ts';
import type { Store } from './store/store.ts';
import { createTokens } from './token.ts';
import type { ServiceTrade } from './trade.ts';

/** What the service runs on. */
export interface AppOptions<Kept> {
  readonly store: Store<Kept>;
  /** Keeps personal data unreadable in the store. */
  readonly sealer: Sealer;
  /** Our own origin, such as `https://site.example`: other hosts are refused. Left out, we answer to every name. */
  readonly publicUrl?: string | undefined;
  /** Whether a mail server takes our letters; left out, they wait for the operator. */
  readonly sendsLetters?: boolean;
  /** Origins of pages on other hosts that may call us; none when left out. */
  readonly pages?: readonly string[];
  /** Calls that one visitor may make in ten minutes; no limits when left out. */
  readonly limits?: Limits;
  /** How many proxies before us write X-Forwarded-For; none when left out. */
  readonly proxies?: number;
  /** Path of settings.json; the brand that it names stands in `brands/` beside it, or in `brandsFolder`. */
  readonly settingsFile: string;
  readonly brandsFolder?: string;
  /** Folder of the built browser app; without one only the API is served. */
  readonly clientFolder?: string;
  /** Draws the pages ahead of their script; left out, the browser draws all by itself. */
  readonly drawer?: PageDrawer | undefined;
  /** Where the browser finds the API; '' or left out is this service. */
  readonly apiBaseUrl?: string;
  /** Whether pages say what there is to try; where nobody says, those that call this very service do. */
  readonly isDemonstration?: boolean;
  /** Told of settings that cannot be used. */
  readonly warn?: (problem: string) => void;
  readonly log?: Logger;
  /** How operators watch over requests; not at all when left out. */
  readonly watched?: {
    readonly metrics?: Pick<Metrics<Kept>, 'watchRequests'> | undefined;
    readonly metricsPage?: Hono | undefined;
    readonly traces?: Pick<Traces<Kept>, 'watchRequests'> | undefined;
  };
  /** Whether this process takes leave, or the others beside it do not serve yet: it serves, and `/readyz` says so. */
  readonly passing?: () => 'starting' | 'stopping' | undefined;
  /** How long a request may take that is not for a file, in milliseconds; 5 seconds when left out. */
  readonly deadlineMs?: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

const hour = 60 * 60 * 1000;

/**
 * The whole service of a trade as a function from request to reply: the API, the built app, settings, health and
 * OpenAPI.
 */
export function createApp<Kept>(trade: ServiceTrade<Kept>, options: AppOptions<Kept>): Hono {
  const { store, sealer, sendsLetters = false, pages = [], limits, proxies = 0, publicUrl } = options;
  const { settingsFile, brandsFolder, clientFolder, drawer, apiBaseUrl = '' } = options;
  const isOwn = apiBaseUrl === '';
  const { isDemonstration = isOwn } = options;
  const { metrics, metricsPage, traces } = options.watched ?? {};
  const {
    log = pino({ enabled: false }),
    now = Date.now,
    warn = () => undefined,
    deadlineMs = 5_000,
    passing = () => undefined,
  } = options;
  // The UK's day begins with an hour.
  const today = lastOf(
    () => Math.floor(now() / hour),
    () => ukDayAt(now()),
  );
  const tokens = createTokens(() => store.tokenKeys(sealer), now);
  const current = watchSettings(settingsFile, trade.settings, warn, brandsFolder);
  const throttle = throttleOf(trade.limits, store.counters, limits);
  const reports = receiveReports(log, throttle, proxies);
  const opened = trade.serve({
    store,
    tokens,
    sealer,
    outbox: createOutbox(store.outbox, sealer, now),
    sendsLetters,
    publicUrl: publicUrl ?? '',
    pages,
    settings: () => current().settings,
    now,
    today,
    pageLimit: pageLimitOf(throttle, proxies),
    onFault: (error, says) => log.error({ error: describeError(error) }, says),
  });
  const document = openApi(trade.contract);
  current();

  const app = new Hono();
  app.use(logRequests(log));
  for (const watcher of [metrics, traces]) if (watcher) app.use(watcher.watchRequests);
  const apiOrigin = apiBaseUrl ? new URL(apiBaseUrl).origin : undefined;
  app.use(securityHeaders(() => ({ apiOrigin, imageHost: trade.settings.imageHost(current().settings) })));
  app.onError(answerFailures(log));
  const files = clientFolder === undefined ? undefined : filesIn(clientFolder);
  // A file waits for nothing but the disk and its packing: whoever asks for it wants it late rather than never.
  const isFile = ({ req }: Context) => files?.has(req.path) ?? false;
  app.use(except(isFile, timeout(deadlineMs)));
  app.use(oneHost);
  app.route('/', health(store, reports.count, passing));
  if (metricsPage) app.route('/', metricsPage);
  // Whoever watches over us asks what stands above by any name.
  if (publicUrl !== undefined) app.use(ownHost(publicUrl));
  app.get('/openapi.json', (context) => sendJson(context, document, 200));
  app.route('/', reports.app);
  if (pages.length > 0) app.use(allowPages(pages));
  app.route('/', opened.pages);
  app.route(
    '/',
    serveCalls(opened.calls, {
      tokens,
      proxies,
      throttle,
      reword: opened.reword,
    }),
  );
  app.route(
    '/',
    servePages({
      files,
      current,
      drawer,
      onFault: (error) => log.error({ error: describeError(error) }, 'a page was not drawn'),
      now,
      dataOf: (settings) => ({ ...settings, apiBaseUrl, ...trade.pageData({ isOwn, isDemonstration }) }),
    }),
  );
  return app;
}
