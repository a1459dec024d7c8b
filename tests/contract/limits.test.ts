import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitRules, usualLimits } from '../../src/energy/service/limits.ts';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { throttleOf } from '../../src/service/http/limits.ts';
import { Refused } from '../../src/service/refused.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { startService, tokenOf, visitor } from '../service/service.ts';
import { account, beginSignUp, customer, signUp } from '../service/signUps.ts';
import { databases } from './stores.ts';

const limits = {
  ...usualLimits,
  tokens: 0,
  addresses: 4,
  meters: 2,
  bank: 2,
  switches: 0,
};
const call = 'GET /request/address/recco';
const tooOften = { message: 'You have asked very often. Please wait a little and try again.' };

describe.each(databases)('limits on %s', (_, createDatabase) => {
  const database = createDatabase();
  let store: Store;
  let networks = 0;
  beforeAll(async () => {
    store = await database.open();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  /** A throttle, as one process has it, and callers at an address that no test has called from before. */
  const begin = (sizes = limits, from: Store = store) => {
    networks += 1;
    const here = `10.9.8.${networks}`;
    const throttle = throttleOf(limitRules, from.counters, sizes);
    const ask = async (
      subject: string | undefined,
      address = here,
      name: typeof call | 'GET /request/ev/make' = call,
    ) => {
      const caller = { subject: subject && `${subject} ${here}`, address, origin: '', page: undefined };
      return (await throttle.call(name, caller, {}))?.retryAfter ?? 0;
    };
    return { ask, here };
  };

  it('let N calls of a visitor pass and refuse the next with when to ask again [T-43]', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { ask } = begin();
    for (let n = 0; n < 4; n += 1) expect(await ask('me')).toBe(0);
    expect(await ask('me')).toBe(600);
    vi.setSystemTime(start + 590_000);
    expect(await ask('me')).toBe(10);
    expect(await ask('you')).toBe(0);
    vi.setSystemTime(start + 600_001);
    expect(await ask('me')).toBe(0);
  });

  it('let N calls pass of any number that come at once, and count every one', async () => {
    const { ask, here } = begin();
    const waits = await Promise.all(Array.from({ length: 30 }, (_each, n) => ask(n % 2 ? 'me' : 'you')));
    expect(waits.map((wait, n) => (wait === 0 ? n : undefined)).filter((n) => n !== undefined)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    const others = await Promise.all(Array.from({ length: 180 }, (_each, n) => ask(`other ${n}`, here)));
    expect(others.filter((wait) => wait === 0).length).toBe(200 - 30);
    expect(await ask('me')).toBeGreaterThan(0);
  });

  it('are held by the address, whatever visitors are made up [T-43]', async () => {
    const { ask } = begin();
    for (let n = 0; n < 200; n += 1) expect(await ask(`visitor ${n}`)).toBe(0);
    expect(await ask('visitor 201')).toBeGreaterThan(0);
    expect(await ask('visitor 0')).toBeGreaterThan(0);
    expect(await ask('visitor 0', '10.1.1.1')).toBe(0);
  });

  it('take an IPv6 network of 64 bits for one address', async () => {
    const { ask, here } = begin();
    const at = (n: number, network = here.split('.')[3]) => `2001:db8:7:${network}::${n.toString(16)}`;
    for (let n = 0; n < 200; n += 1) expect(await ask(`visitor ${n}`, at(n))).toBe(0);
    expect(await ask('one more', at(999))).toBeGreaterThan(0);
    expect(await ask('next door', at(1, 'ffff'))).toBe(0);
  });

  it('are strictest for callers without a token: all of an address share half of what one visitor may', async () => {
    const { ask } = begin();
    expect([await ask(undefined), await ask(undefined), await ask(undefined)].map(Boolean)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await ask('me')).toBe(0);
  });

  it('count each kind of call alone, and are off where they are 0 or left out', async () => {
    const { ask } = begin({ ...limits, addresses: 1 });
    expect([await ask('me'), await ask('me')].map(Boolean)).toEqual([false, true]);
    expect(await ask('me', undefined, 'GET /request/ev/make')).toBe(0);
    const off = begin({ ...limits, addresses: 0 });
    for (let n = 0; n < 100; n += 1) expect(await off.ask('me')).toBe(0);
    const without = await startService({ store });
    for (let n = 0; n < 100; n += 1)
      expect((await without.anonymous(call, { query: { postcode: 'NR21NH' } })).status).toBe(200);
  });

  it('are counted by each sign-up too: one has half of what its visitor may [T-44]', async () => {
    const service = await startService({ store, limits: { ...limits, bank: 4 } });
    const me = visitor('of two sign-ups', service.anonymous);
    const [one, other] = [await beginSignUp(me), await beginSignUp(me)];
    const check = async (switchKey: string) => {
      const { status, answer, headers } = await me.send('POST /request/bank/is-valid', {
        body: { switchKey, ...account },
      });
      if (status === 429) {
        expect(answer).toEqual(tooOften);
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      return status;
    };
    expect([await check(one.switchKey), await check(one.switchKey), await check(one.switchKey)]).toEqual([
      200, 200, 429,
    ]);
    expect(await check(other.switchKey)).toBe(200);
    expect(await check(other.switchKey)).toBe(429);
  });

  it.each([
    ['POST /auth/token', { headers: { 'Visitor-Id': 'm' } }, { tokens: 2 }],
    ['GET /request/address/recco', { query: { postcode: 'NR21NH' } }, { addresses: 2 }],
    ['GET /request/customer/mpan', { query: { mpan: '018011001099991001006' } }, { meters: 2 }],
    ['POST /request/switch/v2/dual-consolidated', { body: dualQuote }, { quotes: 2 }],
    ['POST /request/results/detail', { body: savedQuote(7, 'gasToGas') }, { results: 2 }],
    ['POST /request/user/track-records', { body: [record()] }, { tracking: 2 }],
    ['POST /request/switch/pro/detail/titles', { body: { switchKey: 'x'.repeat(43) } }, { signUps: 4 }],
    ['POST /request/customer/whitelabel/switch/complete', { body: { switchId: 7 } }, { switches: 2 }],
  ] as const)('answer %s with 429, when to come again and a sentence', async (name, parts, small) => {
    const none = Object.fromEntries(Object.keys(usualLimits).map((kind) => [kind, 0]));
    const service = await startService({ store, limits: { ...usualLimits, ...none, ...small } });
    const headers = {
      ...(await tokenOf(service.anonymous, `of ${name}`)),
      ...('headers' in parts ? parts.headers : {}),
    };
    const ask = () => service.anonymous(name, { ...parts, headers });
    for (let n = 0; n < 2; n += 1) expect((await ask()).status).not.toBe(429);
    const refused = await ask();
    expect([refused.status, refused.answer]).toEqual([429, tooOften]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  });

  it.each([
    [
      'POST /request/results/detail',
      (switchId: number) => ({ body: savedQuote(switchId, dualQuote.switchType) }),
    ],
    // A switch that was made, as its quote.
    ['POST /request/clevel/customer/carbonoffset', (switchId: number) => ({ query: { switchId } })],
    ['POST /request/progress/link', (switchId: number) => ({ body: { switchId, again: false } })],
  ] as const)(
    'tell who tries many numbers at %s to stop, and never whoever has their own',
    async (name, partsOf) => {
      networks += 1;
      const headers = { 'X-Forwarded-For': `10.5.5.${networks}` };
      const service = await startService({ store, limits: { ...limits, guesses: 3 }, proxies: 1 });
      const me = visitor(`of ${networks}`, service.anonymous);
      const mine = partsOf((await signUp(me)).switchId);
      const tried: number[] = [];
      for (let n = 0; n < 16; n += 1) {
        const { send } = visitor(`made up ${n}`, service.anonymous);
        tried.push((await send(name, { ...mine, headers })).status);
      }
      expect(tried).toEqual([...Array<number>(15).fill(404), 429]);
      expect((await me.send(name, { ...mine, headers })).status).toBe(200);
    },
  );

  it('never take for a guess the key of a switch that its own visitor completed, however slow a second tab is [S7.06]', async () => {
    networks += 1;
    const headers = { 'X-Forwarded-For': `10.5.5.${networks}` };
    const service = await startService({ store, limits: { ...limits, guesses: 3 }, proxies: 1 });
    const { send, call: mine } = visitor(`of ${networks}`, service.anonymous);
    const { switchKey } = await signUp({ send, call: mine });
    const save = () =>
      send('POST /request/switch/pro/update/personal', { headers, body: { switchKey, ...customer } });
    for (let n = 0; n < 20; n += 1) expect((await save()).status).toBe(404);
    // Nor did it use up what the others of the address may try.
    const stranger = visitor('next door', service.anonymous);
    const body = { switchKey: 'y'.repeat(43) };
    expect((await stranger.send('POST /request/switch/pro/detail/titles', { headers, body })).status).toBe(
      404,
    );
  });

  it('go by the address that our own proxies name, and by no other word of the client', async () => {
    const refusals = async (proxies: number, forwarded: (n: number) => string) => {
      const { throttle, asked } = {
        throttle: await startService({ store, limits, proxies }),
        asked: [] as number[],
      };
      for (let n = 0; n < 3; n += 1) {
        const headers = { 'X-Forwarded-For': forwarded(n) };
        asked.push((await throttle.anonymous(call, { query: { postcode: 'NR21NH' }, headers })).status);
      }
      return asked.filter((status) => status === 429).length;
    };
    networks += 1;
    expect(await refusals(1, (n) => `${n}.9.9.9, 10.7.7.1`)).toBe(1);
    expect(await refusals(1, (n) => `10.7.8.${n}`)).toBe(0);
    expect(await refusals(2, (n) => `10.7.9.${n}, 10.7.9.9`)).toBe(0);
    expect(await refusals(2, (n) => `1.1.1.${n}, 10.7.7.2, 10.7.7.3`)).toBe(1);
    // Without a proxy the header counts for nothing; all of these come from one address.
    expect(await refusals(0, (n) => `10.6.6.${n}`)).toBe(1);
  });

  it('are those of every process of one database', async () => {
    if (_ === 'embedded') return;
    const second = await database.open();
    const first = begin();
    const there = throttleOf(limitRules, second.counters, limits);
    const caller = { subject: `me ${first.here}`, address: first.here, origin: '', page: undefined };
    for (let n = 0; n < 2; n += 1) {
      expect(await first.ask('me')).toBe(0);
      expect(await there.call(call, caller, {})).toBeUndefined();
    }
    expect(await there.call(call, caller, {})).toBeInstanceOf(Refused);
    expect(await first.ask('me')).toBeGreaterThan(0);
    await second.close();
  });
});

function record() {
  return { userRefId: '', referralBranch: '', userTrackingId: 'x', switchId: null, propertyDetails: [] };
}
