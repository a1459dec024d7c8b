import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { energyService } from '../../src/energy/service/index.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { refuseBusy } from '../../src/service/http/busy.ts';
import { listen } from '../../src/service/http/listen.ts';
import { shed } from '../../src/service/http/overload.ts';
import { createMetrics } from '../../src/service/operations/metrics.ts';
import { gasQuote } from './quotes.ts';
import { senderOf, startService, temporaryFolder, tokenOf } from './service.ts';
import { beginSignUp } from './signUps.ts';

/** How long a busy machine may take. */
const patience = { timeout: 20_000 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});

const ours = 'https://pages.example';
const { isUnderWay } = energyService();

/** A service that takes two calls in hand, four of sign-ups, and whose database answers when it is told to. */
async function crowded() {
  const folder = temporaryFolder();
  const store = await openEmbedded(folder.path);
  let free = () => {};
  let held: Promise<void> | undefined;
  const slow = {
    ...store,
    saveQuote: async (quote: Parameters<typeof store.saveQuote>[0]) => {
      await held;
      return store.saveQuote(quote);
    },
    signUps: {
      ...store.signUps,
      find: async (key: string) => {
        await held;
        return store.signUps.find(key);
      },
    },
  };
  const metrics = createMetrics(energyService());
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const service = await startService({ store: slow, pages: [ours], log });
  const { port, stop } = await listen({
    fetch: service.app.fetch,
    port: 0,
    host: '127.0.0.1',
    room: { inAll: 100, perAddress: 100 },
    crowd: {
      most: { underWay: 4, others: 2, least: 0.5 },
      isUnderWay,
      refuse: refuseBusy({ log, pages: [ours], onShed: metrics.countShed }),
    },
  });
  stops.push(stop, service.stop, async () => folder.remove());
  const calm = await startService({ store });
  const { switchKey } = await beginSignUp(calm);
  const headers = await tokenOf(calm.anonymous, 'tester');
  const request = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const send = (name: CallName, body?: unknown) =>
    senderOf({ request })(name, {
      headers: { ...headers, Origin: ours },
      ...(body === undefined ? {} : { body }),
    });
  return {
    quote: () => send('POST /request/switch/v2/gas', gasQuote),
    token: () => send('POST /auth/token'),
    titles: () => send('POST /request/switch/pro/detail/titles', { switchKey }),
    ask: async (path: string, init: RequestInit = {}) => (await request(path, init)).status,
    logged,
    hold: () => {
      held = new Promise((resolve) => {
        free = resolve;
      });
    },
    shed: async () =>
      (await metrics.registry.getSingleMetric('service_requests_shed_total')?.get())?.values[0]?.value,
    free: () => {
      held = undefined;
      free();
    },
  };
}

const statuses = async (answers: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Calls that are begun and refused without a network between; `end` lets the oldest one that was begun be answered. */
function calls(most: number) {
  const asked: ServerResponse[] = [];
  const begun: ServerResponse[] = [];
  let refused = 0;
  const refuse = () => {
    refused += 1;
  };
  const crowd = { most: { underWay: most, others: most, least: 0.2 }, isUnderWay: () => false, refuse };
  const serve = shed(crowd, (_, outgoing) => void begun.push(outgoing));
  const ask = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const incoming = Object.assign(new IncomingMessage(new Socket()), { url: '/request/ev/make?x=1' });
      const outgoing = new ServerResponse(incoming);
      asked.push(outgoing);
      serve(incoming, outgoing);
    }
  };
  const hangUp = () => asked.pop()?.destroy().emit('close');
  const end = () => begun.shift()?.emit('close');
  return { ask, end, hangUp, begun: () => begun.length, refused: () => refused };
}

describe('more calls than can be answered in time [T-47]', () => {
  it('are refused at once with when to ask again, new ones before sign-ups under way; health never is', async () => {
    const { quote, token, titles, ask, hold, free, shed, logged } = await crowded();
    hold();
    const quotes = [quote(), quote()];
    await vi.waitFor(async () => expect(await ask('/request/ev/make')).toBe(503), patience);
    const { status, answer, headers } = await quote();
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    const requestId = headers.get('X-Request-Id');
    expect(answer).toEqual({
      message: 'Our service is very busy. Please try again in a moment.',
      requestId,
    });
    expect(logged).toContainEqual(expect.objectContaining({ method: 'POST', status: 503, requestId }));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ours);
    expect((await token()).status).toBe(503);
    const signUps = [titles(), titles()];
    await vi.waitFor(async () => expect((await titles()).status).toBe(503), patience);
    expect([await ask('/healthz'), await ask('/readyz'), await ask('/openapi.json')]).toEqual([
      200, 200, 200,
    ]);
    const preflight = { Origin: ours, 'Access-Control-Request-Method': 'POST' };
    expect(await ask('/request/tariffs', { method: 'OPTIONS', headers: preflight })).toBe(204);
    free();
    expect(await statuses([...quotes, ...signUps])).toEqual([200, 200, 200, 200]);
    expect(await shed()).toBeGreaterThanOrEqual(4);
    await vi.waitFor(async () => expect(await statuses([token(), titles()])).toEqual([200, 200]), patience);
  });

  it('are begun in turns of a few, between which new connections come in', async () => {
    const { ask, begun } = calls(40);
    ask(40);
    const turns: number[] = [];
    while (begun() < 40) {
      const before = begun();
      await endOfTurn();
      turns.push(begun() - before);
    }
    expect(Math.max(...turns)).toBe(8);
  });

  it('free their place once they are answered, and when their caller hangs up before they are begun', async () => {
    const { ask, begun, refused, hangUp, end } = calls(1);
    ask(1);
    hangUp();
    ask(2);
    expect(refused()).toBe(1);
    await vi.waitFor(() => expect(begun()).toBe(1), patience);
    end();
    ask(1);
    expect(refused()).toBe(1);
    await vi.waitFor(() => expect(begun()).toBe(1), patience);
    await endOfTurn();
    expect(begun()).toBe(1);
  });

  it('are fewer after calls that were late, and as many as before after calls that were in time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { ask, end, begun, refused } = calls(10);
    const taken = async (count: number, ms: number) => {
      const before = refused();
      ask(count);
      const kept = count - (refused() - before);
      vi.advanceTimersByTime(ms);
      await vi.waitFor(() => expect(begun()).toBe(kept), { interval: 0, ...patience });
      for (let n = 0; n < kept; n += 1) end();
      return kept;
    };
    expect(await taken(12, 0)).toBe(10);
    for (let n = 0; n < 100; n += 1) expect(await taken(1, 100)).toBe(1);
    expect(await taken(12, 0)).toBe(2);
    for (let n = 0; n < 2_000; n += 1) await taken(5, 0);
    expect(await taken(12, 0)).toBe(10);
  });
});
