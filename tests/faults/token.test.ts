import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../../src/energy/api/connect.ts';
import { calls } from '../../src/energy/api/contract.ts';
import { faults } from './faults.ts';
import { everyShape } from './shapes.ts';
import { type Answer, ok, type Request, serve } from './transport.ts';

const good = { token: 'abc.DEF-123', expiresInSeconds: 120 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts the real services above a token service, and asks for one list; gives what the list's request carried. */
async function start(token: (request: Request) => Answer) {
  const carried: unknown[] = [];
  const { requests } = serve((request) => {
    if (request.name === 'POST /auth/token') return token(request);
    carried.push(request.authorization);
    return ok([]);
  });
  const fatal = vi.fn();
  const api = connect({ baseUrl: 'https://api.example', onFatal: fatal });
  const ask = async () => {
    const asked = api('GET /request/ev/make', {});
    await vi.advanceTimersByTimeAsync(3_000);
    await asked;
    return carried.at(-1);
  };
  return { ask, fatal, requests };
}

it.each(Object.entries(faults))(
  'POST /auth/token with %s: calls go without, nobody is disturbed, and it is there when it is over [Q8.03] [Q4.41]',
  async (_, fault) => {
    let isFaulty = true;
    const { ask, fatal } = await start(() => (isFaulty ? fault.answer(good) : ok(good)));
    expect([undefined, 'Bearer abc.DEF-123', 'Bearer __proto__']).toContain(await ask());
    expect(fatal).not.toHaveBeenCalled();
    isFaulty = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ask()).toBe('Bearer abc.DEF-123');
  },
);

it('attaches nothing that a header cannot carry, whatever shape a token has [Q6.01] [Q8.03]', async () => {
  for (const { reply } of everyShape(calls['POST /auth/token'].reply, good)) {
    const { ask, fatal } = await start(() => ok(reply));
    const header = await ask();
    if (header !== undefined) expect(header).toMatch(/^Bearer [\w.~+/=-]{1,4096}$/);
    expect(fatal).not.toHaveBeenCalled();
  }
});

it('a 401 has the token renewed at once, so that Try Again is not refused again [Q8.01] [Q4.41]', async () => {
  let count = 0;
  serve(({ name }) => {
    if (name === 'POST /auth/token') {
      count += 1;
      return ok({ ...good, token: `t${count}` });
    }
    return { status: 401, body: '{}' };
  });
  const api = connect({ baseUrl: 'https://api.example', onFatal: () => {} });
  await expect(api('GET /request/ev/make', {})).rejects.toMatchObject({ status: 401 });
  await vi.advanceTimersByTimeAsync(0);
  expect(count).toBe(2);
});
