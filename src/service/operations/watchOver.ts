import cluster from 'node:cluster';
import type { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import { listen, tellPort } from '../http/listen.ts';
import type { Store } from '../store/store.ts';
import type { ServiceTrade } from '../trade.ts';
import type { Metrics } from './metrics.ts';
import type { Traces } from './traces.ts';

/** How operators watch over the service. */
export interface Watched<Kept> {
  readonly metrics: Metrics<Kept> | undefined;
  /** Where our own port answers `/metrics`. */
  readonly metricsPage: Hono | undefined;
  readonly traces: Traces<Kept> | undefined;
}

/**
 * Measures and traces the service where the environment asks for it, and serves the figures on their own port. What does
 * so is loaded only then. Gives the store to use from now on. Rejects when that port cannot be had.
 */
export async function watchOver<Kept>(
  trade: ServiceTrade<Kept>,
  environment: Pick<Environment, 'metrics' | 'host' | 'tracedShare' | 'proxies'>,
  store: Store<Kept>,
  say: (line: string) => void,
  warn: (problem: string) => void,
): Promise<Watched<Kept> & { readonly store: Store<Kept> }> {
  const traces = await tracesOf(trade, environment, warn);
  const { metrics, metricsPage } = await metricsOf(trade, environment, say);
  const traced = traces?.watchStore(store) ?? store;
  return { metrics, metricsPage, traces, store: metrics?.watchStore(traced) ?? traced };
}

async function tracesOf<Kept>(
  trade: ServiceTrade<Kept>,
  { tracedShare, proxies }: Pick<Environment, 'tracedShare' | 'proxies'>,
  warn: (problem: string) => void,
): Promise<Traces<Kept> | undefined> {
  if (tracedShare === undefined) return undefined;
  const { createTraces } = await import('./traces.ts');
  return createTraces({ trade, share: tracedShare, hasProxy: proxies > 0, warn });
}

async function metricsOf<Kept>(
  trade: ServiceTrade<Kept>,
  { metrics: { port, token }, host }: Pick<Environment, 'metrics' | 'host'>,
  say: (line: string) => void,
): Promise<Pick<Watched<Kept>, 'metrics' | 'metricsPage'>> {
  if (port === undefined && token === undefined) return { metrics: undefined, metricsPage: undefined };
  const { createMetrics } = await import('./metrics.ts');
  const { metricsPage } = await import('./metricsPage.ts');
  const metrics = createMetrics(trade);
  if (cluster.isWorker) {
    const { AggregatorRegistry } = await import('prom-client');
    // From now on it answers the first process, which serves the figures of all.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries([metrics.registry]);
    return { metrics, metricsPage: undefined };
  }
  const page = metricsPage(metrics.registry, token);
  if (port === undefined) return { metrics, metricsPage: page };
  await servePage(page, { port, host }, say);
  return { metrics, metricsPage: undefined };
}

/**
 * Serves the figures of all processes, added up, from the first one, which has no callers itself. Rejects when the port
 * cannot be had.
 */
export async function watchTogether(
  { metrics: { port, token }, host }: Pick<Environment, 'metrics' | 'host'>,
  say: (line: string) => void,
): Promise<void> {
  if (port === undefined) return;
  const { AggregatorRegistry } = await import('prom-client');
  const { metricsPage } = await import('./metricsPage.ts');
  const all = new AggregatorRegistry();
  const figures = { metrics: () => all.clusterMetrics(), contentType: all.contentType };
  await servePage(metricsPage(figures, token), { port, host }, say);
}

async function servePage(
  page: Hono,
  { port, host }: { readonly port: number; readonly host: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  const room = { inAll: 100, perAddress: undefined };
  const own = await listen({ fetch: page.fetch, port, host, room }).catch(tellPort('METRICS_PORT', port));
  say(`Metrics are at http://localhost:${own.port}/metrics`);
}
