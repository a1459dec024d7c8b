import { Hono } from 'hono';
import type { ServiceStore } from '../store/store.ts';
import { wordOf } from '../store/unavailable.ts';
import { sendJson } from './sendJson.ts';

/** How long an answer about the database stands, milliseconds: whoever asks often costs it nothing more. */
const stands = 1_000;

/**
 * `/healthz` says that the process is alive, `/readyz` that the database takes and gives data: 200, or 503 with what is
 * wrong in a word (`unreachable`, `slow`, `locked`, `full`, `disk`, `missing`, `read-only`, `tables`, `rights`, `fault`), or
 * with what `passing` says, such as `stopping` once this process takes leave.
 */
export function health(
  store: Pick<ServiceStore, 'check'>,
  policyReports: () => number,
  passing: () => string | undefined,
): Hono {
  let asked = Number.NEGATIVE_INFINITY;
  let state = Promise.resolve('ready');
  const look = () => {
    if (performance.now() - asked < stands) return state;
    asked = performance.now();
    state = store.check().then(() => 'ready', wordOf);
    return state;
  };
  const app = new Hono();
  app.get('/healthz', (context) => sendJson(context, { status: 'ok', policyReports: policyReports() }, 200));
  app.get('/readyz', async (context) => {
    const status = passing() ?? (await look());
    return sendJson(context, { status }, status === 'ready' ? 200 : 503);
  });
  return app;
}
