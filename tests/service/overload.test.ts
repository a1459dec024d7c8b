import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { energyService } from '../../src/energy/service/index.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { shed } from '../../src/service/http/overload.ts';
import { createMetrics } from '../../src/service/operations/metrics.ts';
import { gasQuote } from './quotes.ts';
import { startService, temporaryFolder, tokenOf } from './service.ts';
import { beginSignUp } from './signUps.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});

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
  const watched = { metrics, metricsPage: undefined, traces: undefined };
  const service = await startService({ store: slow, inHand: { underWay: 4, others: 2 }, watched });
  stops.push(async () => {
    await service.stop();
    folder.remove();
  });
  const calm = await startService({ store });
  const { switchKey } = await beginSignUp(calm);
  const headers = await tokenOf(calm.anonymous, 'tester');
  const send = (name: CallName, body?: unknown) =>
    service.anonymous(name, { headers, ...(body === undefined ? {} : { body }) });
  return {
    quote: () => send('POST /request/switch/v2/gas', gasQuote),
    token: () => send('POST /auth/token'),
    titles: () => send('POST /request/switch/pro/detail/titles', { switchKey }),
    ask: async (path: string) => (await service.app.request(path)).status,
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

describe('more calls than can be answered in time [T-47]', () => {
  it('are refused at once with when to ask again, new ones before sign-ups under way; health never is', async () => {
    const { quote, token, titles, ask, hold, free, shed } = await crowded();
    hold();
    const quotes = [quote(), quote()];
    const { status, answer, headers } = await quote();
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    expect(answer).toEqual({
      message: 'Our service is very busy. Please try again in a moment.',
      requestId: headers.get('X-Request-Id'),
    });
    expect((await token()).status).toBe(503);
    const signUps = [titles(), titles()];
    expect((await titles()).status).toBe(503);
    expect([await ask('/healthz'), await ask('/readyz'), await ask('/openapi.json')]).toEqual([
      200, 200, 200,
    ]);
    free();
    expect(await statuses([...quotes, ...signUps])).toEqual([200, 200, 200, 200]);
    expect(await shed()).toBe(3);
    await endOfTurn();
    expect(await statuses([token(), titles()])).toEqual([200, 200]);
  });

  it('are counted until their turn ends: who comes behind them waits for them', async () => {
    const { ask } = await crowded();
    const makes = '/request/ev/make';
    expect([await ask(makes), await ask(makes), await ask(makes)]).toEqual([200, 200, 503]);
    await endOfTurn();
    expect(await ask(makes)).toBe(200);
  });

  it('are fewer after calls that were late, and as many as before after calls that were in time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let takes = 0;
    const app = new Hono();
    app.use(shed({ underWay: 20, others: 10 }, () => false));
    app.get('/request/*', async (context) => {
      await endOfTurn();
      vi.advanceTimersByTime(takes);
      return context.text('');
    });
    const ask = async (count: number) => {
      const asked = Array.from({ length: count }, () => app.request('/request/ev/make'));
      const answers = await Promise.all(asked);
      await endOfTurn();
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await ask(12)).toBe(10);
    takes = 100;
    for (let n = 0; n < 100; n += 1) expect(await ask(1)).toBe(1);
    takes = 0;
    expect(await ask(12)).toBe(5);
    for (let n = 0; n < 5_000; n += 1) await ask(1);
    expect(await ask(12)).toBe(10);
  });
});
