import { describe, expect, it } from 'vitest';
import { throttleOf } from '../../src/server/http/limits.ts';
import { startService } from './service.ts';
import { account, beginSignUp } from './signUps.ts';

const limits = { addresses: 3, meters: 2, bank: 2, switches: 0 };
const caller = (subject: string | undefined, address = '10.0.0.1') => ({
  subject,
  address,
  origin: 'http://here',
  page: undefined,
});
const call = 'GET /request/address/recco';

describe('rate limits', () => {
  it('let N calls pass and refuse the next with when to ask again [T-43]', () => {
    let now = 0;
    const throttle = throttleOf(limits, () => now);
    const statuses = () => [1, 2, 3, 4].map(() => throttle(call, caller('me'))?.status);
    expect(statuses()).toEqual([undefined, undefined, undefined, 429]);
    const refused = throttle(call, caller('me'));
    expect(refused?.retryAfter).toBe(200);
    now += 199_000;
    expect(throttle(call, caller('me'))?.retryAfter).toBe(1);
    now += 1_000;
    expect(throttle(call, caller('me'))).toBeUndefined();
    expect(throttle(call, caller('me'))?.retryAfter).toBe(200);
    now += 600_000;
    expect(statuses()).toEqual([undefined, undefined, undefined, 429]);
  });

  it('count each visitor and each kind of call alone', () => {
    const throttle = throttleOf(limits, () => 0);
    for (let n = 0; n < 3; n += 1) throttle(call, caller('me'));
    expect(throttle(call, caller('me'))?.status).toBe(429);
    expect(throttle(call, caller('you'))).toBeUndefined();
    expect(throttle('GET /request/customer/mpan', caller('me'))).toBeUndefined();
    expect(throttle('GET /request/ev/make', caller('me'))).toBeUndefined();
  });

  it('count a network address over all its visitors, fifty times as generous', () => {
    const throttle = throttleOf(limits, () => 0);
    const statuses = Array.from({ length: 151 }, (_, n) => throttle(call, caller(`visitor ${n}`))?.status);
    expect(statuses.slice(0, 150).every((status) => status === undefined)).toBe(true);
    expect(statuses[150]).toBe(429);
    expect(throttle(call, caller('visitor 0', '10.0.0.2'))).toBeUndefined();
  });

  it('are off when 0 or left out', () => {
    const off = throttleOf({ ...limits, addresses: 0 }, () => 0);
    const none = throttleOf(undefined, () => 0);
    for (let n = 0; n < 500; n += 1) {
      expect(off(call, caller('me'))).toBeUndefined();
      expect(none(call, caller('me'))).toBeUndefined();
    }
  });

  it('answer 429 with Retry-After and a sentence, for postcodes, meters and bank checks [T-43, T-44]', async () => {
    const service = await startService({ limits });
    const { token } = await service.call('POST /auth/token', { headers: { 'Visitor-Id': 'me' } });
    const headers = { Authorization: `Bearer ${token}` };
    const { switchKey } = await beginSignUp(service);
    const asked = [
      ['GET /request/address/recco', { query: { postcode: 'NR21NH' } }, 3],
      ['GET /request/customer/mpan', { query: { mpan: '018011001099991001006' } }, 2],
      ['POST /request/bank/is-valid', { body: { switchKey, ...account } }, 2],
    ] as const;
    for (const [name, parts, size] of asked) {
      for (let n = 0; n < size; n += 1)
        expect((await service.send(name, { ...parts, headers })).status).toBe(200);
      const refused = await service.send(name, { ...parts, headers });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(refused.answer).toEqual({
        message: 'You have asked very often. Please wait a little and try again.',
      });
    }
    await service.stop();
  });

  it('go by the address that our own proxy names, and by no other word of the client', async () => {
    const ask = async (behindProxy: boolean, forwarded: (n: number) => string) => {
      const service = await startService({ limits, behindProxy });
      const statuses: number[] = [];
      for (let n = 0; n < 151; n += 1) {
        const headers = { 'X-Forwarded-For': forwarded(n) };
        statuses.push((await service.send(call, { query: { postcode: 'NR21NH' }, headers })).status);
      }
      await service.stop();
      return statuses.filter((status) => status === 429).length;
    };
    expect(await ask(false, (n) => `10.0.0.${n}`)).toBe(1);
    expect(await ask(true, (n) => `${n}.9.9.9, 10.0.0.1`)).toBe(1);
    expect(await ask(true, (n) => `10.0.0.${n}`)).toBe(0);
  });
});
