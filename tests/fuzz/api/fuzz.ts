import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { serve } from '@hono/node-server';
import { definitionsIn } from '../../../src/energy/service/definitionsIn.ts';
import type { EnergyStore as Store } from '../../../src/energy/service/store/energyStore.ts';
import { startService } from '../../service/service.ts';
import { type DrawnRequest, drawRequest } from './draw.ts';
import { beginSession, filled } from './session.ts';

/** What became of the requests: how many had each status (0: no answer), and those that are faults of ours. */
export interface Outcome {
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly {
    readonly seed: number | undefined;
    readonly status: number;
    readonly request: DrawnRequest;
  }[];
}

/** How many requests one session is used for: they complete its sign-up, or use it up otherwise. */
const perSession = 400;
const atOnce = 8;

/** Requests of the corpus, then drawn ones from a seed on. */
export function* requestsOf(
  corpus: readonly DrawnRequest[],
  count: number,
  seed: number,
): Generator<readonly [number | undefined, DrawnRequest]> {
  for (const request of corpus) yield [undefined, request];
  for (let n = 0; n < count; n += 1) yield [seed + n, drawRequest(seed + n)];
}

/**
 * Sends hostile requests over a real connection to a service with the form's rules on a store. A fault is an answer of 500
 * or more, or none at all.
 */
export async function fuzzApi(
  store: Store,
  requests: Iterable<readonly [number | undefined, DrawnRequest]>,
): Promise<Outcome> {
  const service = await startService({ store, ...definitionsIn(process.cwd()), now: Date.now });
  const server = serve({ fetch: service.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const faults: Outcome['faults'][number][] = [];
  const pending = requests[Symbol.iterator]();
  let sent = 0;
  let session = beginSession(service);
  const work = async () => {
    for (let next = pending.next(); !next.done; next = pending.next()) {
      sent += 1;
      if (sent % perSession === 0) session = beginSession(service);
      const [seed, request] = next.value;
      const status = await statusOf(filled(request, await session), port, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) faults.push({ seed, status, request });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  server.close();
  return { statuses, faults };
}

/** The status that a request is answered with; 0 when there is no answer. */
async function statusOf(
  { method, target, headers, body }: DrawnRequest,
  port: number,
  agent: Agent,
): Promise<number> {
  const sent = open({ host: '127.0.0.1', port, agent, method, path: target, headers });
  return new Promise((resolve) => {
    sent.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
