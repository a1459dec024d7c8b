import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../src/energy/api/contract.ts';
import type { CallSchema } from '../../src/service/calls.ts';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import { type Service, startService, tokenOf } from '../service/service.ts';

const isCallName = (name: string): name is CallName => name in calls;
const names = Object.keys(calls).filter(isCallName);
const withBody = names.filter((name) => 'body' in calls[name]);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const refusal = { message: expect.any(String) };

describe('every call', () => {
  it.each(names)('%s answers another method with 405 and says which it takes', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const reply = await service.app.request(path.replace('{id}', '1'), { method: 'PUT' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toBe(method);
    expect(await reply.json()).toEqual(refusal);
  });

  it.each(withBody)(
    '%s refuses a body that is no JSON, is not called JSON, or is not what it asks',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const post = async (body: string, type: string) => {
        const reply = await service.app.request(path, { method, body, headers: { 'Content-Type': type } });
        return [reply.status, await reply.json()];
      };
      for (const type of ['text/plain', 'application/json, text/plain', 'application/json-seq'])
        expect(await post('{}', type)).toEqual([415, refusal]);
      const packed = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
      const reply = await service.app.request(path, { method, body: '{}', headers: packed });
      expect([reply.status, await reply.json()]).toEqual([
        415,
        { message: expect.stringMatching(/must not be packed/) },
      ]);
      expect(await post('{"a":', 'Application/JSON ; charset=utf-8')).toEqual([400, refusal]);
      expect(await post('{"a":', 'application/json')).toEqual([400, refusal]);
      expect(await post('', 'application/json')).toEqual([400, refusal]);
      expect(await post('null', 'application/json')).toMatchObject([400, refusal]);
      expect(await post('{"__proto__":{"a":1}}', 'application/json')).toMatchObject([400, refusal]);
      expect(await post(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')).toEqual([413, refusal]);
    },
  );

  it('is never brought down by any JSON at all, nor says what is inside', async () => {
    const anyCall = fc.constantFrom(...names);
    const anyParts = fc.dictionary(fc.string(), fc.string(), { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(anyCall, fc.jsonValue({ maxDepth: 4 }), anyParts, async (name, body, query) => {
        const schema: CallSchema = calls[name];
        const parts = { query, path: { id: '1' }, ...(schema.body ? { body } : {}) };
        const { status, answer } = await service.send(name, parts);
        expect([200, 400, 404]).toContain(status);
        if (status !== 200) expect(answer).toMatchObject(refusal);
        expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts\b|at Object/);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a parameter given twice', async () => {
    const reply = await service.app.request('/request/address/recco?postcode=NR21NH&postcode=SE15AB');
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { message: 'The postcode is given more than once.', field: 'postcode' },
    ]);
  });

  it('carries an id and is never stored', async () => {
    const first = await service.send('GET /request/ev/make', {});
    const second = await service.send('POST /request/tariffs', { body: {} });
    for (const { headers } of [first, second]) {
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect(first.headers.get('X-Request-Id')).not.toBe(second.headers.get('X-Request-Id'));
  });

  it.each(['/request/nothing', '/request/ev/make/', '/auth/nothing', '/request/ev/make/1/models'])(
    'that is none, %s, is a 404 as JSON',
    async (path) => {
      const reply = await service.app.request(path);
      expect([reply.status, await reply.json()]).toEqual([404, { message: 'There is no such call.' }]);
    },
  );
});

describe('a fault of ours', () => {
  it('is a 500 with a general message and the id of the request', async () => {
    const store = { ...service.store, saveQuote: () => Promise.reject(new Error('secret of the database')) };
    const broken = await startService({ store });
    const { status, answer, headers } = await broken.send('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    expect(status).toBe(500);
    expect(answer).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      requestId: headers.get('X-Request-Id'),
    });
  });

  it('that takes longer than a request may is a 503 that says when to ask again', async () => {
    const store = { ...service.store, saveQuote: () => new Promise<never>(() => undefined) };
    const slow = await startService({ store, deadlineMs: 20 });
    const { status, answer, headers } = await slow.send('POST /request/switch/v2/dual-consolidated', {
      body: dualQuote,
    });
    expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    expect(answer).toEqual({
      message: 'Our service is very busy. Please try again in a moment.',
      requestId: headers.get('X-Request-Id'),
    });
  });
});

describe('long answers', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', null],
  ])('to %j are compressed as %s', async (accepted, encoding) => {
    const created = await service.call('POST /request/switch/v2/dual-consolidated', { body: dualQuote });
    const reply = await service.app.request('/request/results/detail', {
      method: 'POST',
      headers: {
        ...(await tokenOf(service.anonymous, 'tester')),
        'Content-Type': 'application/json',
        'Accept-Encoding': accepted,
      },
      body: JSON.stringify(savedQuote(created.geniusSwitchDto.switchId, dualQuote.switchType)),
    });
    expect(reply.headers.get('Content-Encoding')).toBe(encoding);
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });
});
