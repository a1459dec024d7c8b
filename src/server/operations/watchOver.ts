import type { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import { listen, tellPort } from '../http/listen.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** How the service is watched over: its store with whatever measures it, and what its app is to have. */
interface Watched {
  readonly store: Store;
  readonly metrics?: Metrics;
  readonly watchers?: Hono;
}

/**
 * Measures the service where the environment asks for it, and serves the figures on their own port. What measures is
 * loaded only then. Rejects when that port cannot be had.
 */
export async function watchOver(
  { metrics: { port, token }, host }: Pick<Environment, 'metrics' | 'host'>,
  store: Store,
  say: (line: string) => void,
): Promise<Watched> {
  if (port === undefined && token === undefined) return { store };
  const { createMetrics } = await import('./metrics.ts');
  const { metricsPage } = await import('./metricsPage.ts');
  const metrics = createMetrics();
  const page = metricsPage(metrics.registry, token);
  const watched = { store: metrics.watchStore(store), metrics };
  if (port === undefined) return { ...watched, watchers: page };
  const room = { inAll: 100, perAddress: undefined };
  const own = await listen({ fetch: page.fetch, port, host, room }).catch(tellPort('METRICS_PORT', port));
  say(`Metrics are at http://localhost:${own.port}/metrics`);
  return watched;
}
