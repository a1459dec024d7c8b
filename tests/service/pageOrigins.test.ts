import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from './service.ts';

const ours = 'https://energy.example';

let service: Service;
beforeAll(async () => {
  service = await startService({ pages: [ours] });
});
afterAll(() => service.stop());

const preflight = (origin: string, to = service) =>
  to.app.request('/request/switch/pro/complete', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('pages of other origins', () => {
  it('may call when they are listed, with the headers that the calls use', async () => {
    const reply = await preflight(ours);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(ours);
    const allowed = reply.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',') ?? [];
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'visitor-id']),
    );
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const get = await service.app.request('/request/ev/make', { headers: { Origin: ours } });
    expect([get.status, get.headers.get('Access-Control-Allow-Origin')]).toEqual([200, ours]);
    expect(get.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it.each(['https://evil.example', 'https://energy.example.evil.example', 'http://energy.example', 'null'])(
    'get no permission when they are %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
      const get = await service.app.request('/request/ev/make', { headers: { Origin: origin } });
      expect(get.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it('get none at all unless the operator lists some', async () => {
    const plain = await startService();
    const reply = await preflight(ours, plain);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    await plain.stop();
  });
});
