import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, fillPath } from '../../../src/energy/api/client.ts';
import { ApiFailure } from '../../../src/energy/api/failure.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(listener: RequestListener, token?: string) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const onFatal = vi.fn();
  return {
    ...createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      token: async () => token,
      visitor: () => 'visitor-7',
      onFatal,
    }),
    onFatal,
  };
}

const answering =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, reply) => {
    reply.writeHead(status, { 'content-type': type });
    reply.end(body);
  };

const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error('An ApiFailure was expected.');
  return thrown;
};

describe('the client', () => {
  it('sends path, query and the bearer token once it is held [Q6.01]', async () => {
    const seen: (string | undefined)[] = [];
    const { call } = await clientOf((request, reply) => {
      seen.push(request.method, request.url, request.headers.authorization);
      reply.setHeader('content-type', 'application/json');
      reply.end('[]');
    }, 'secret');
    await call('GET /request/ev/make/{id}/model', { path: { id: 7 } });
    await call('GET /request/address/recco', { query: { postcode: 'NR21NH' } });
    expect(seen).toEqual([
      'GET',
      '/request/ev/make/7/model',
      'Bearer secret',
      'GET',
      '/request/address/recco?postcode=NR21NH',
      'Bearer secret',
    ]);
  });

  it('sends no authorisation while no token is held', async () => {
    let header: string | undefined = 'unset';
    const { call } = await clientOf((request, reply) => {
      header = request.headers.authorization;
      reply.end('[]');
    });
    await call('GET /request/ev/make', {});
    expect(header).toBeUndefined();
  });

  it.each([401, 500])('reports a %i with the server’s words, and rejects [Q8.01]', async (status) => {
    const { call, onFatal } = await clientOf(answering(status, '{"message":"Gone wrong"}'));
    const failure = await failureOf(call('GET /request/ev/make', {}));
    expect(onFatal).toHaveBeenCalledExactlyOnceWith(status, 'Gone wrong');
    expect(failure).toMatchObject({ status, message: 'Gone wrong' });
  });

  it.each([401, 500])(
    'keeps a %i to itself where its caller finds that all is well [S7.06]',
    async (status) => {
      const { call, onFatal } = await clientOf(answering(status, '{}'));
      const make = (isWell: boolean) =>
        failureOf(call('GET /request/ev/make', {}, { isWell: async () => isWell }));
      expect(await make(true)).toMatchObject({ status });
      expect(onFatal).not.toHaveBeenCalled();
      expect(await make(false)).toMatchObject({ status });
      expect(onFatal).toHaveBeenCalledExactlyOnceWith(status, undefined);
    },
  );

  it('hands any other refusal to the caller, with its field [Q8.01]', async () => {
    const { call, onFatal } = await clientOf(
      answering(400, '{"message":"Not a postcode","field":"postcode"}'),
    );
    const failure = await failureOf(call('GET /request/address/recco', { query: { postcode: 'X' } }));
    expect(onFatal).not.toHaveBeenCalled();
    expect(failure).toMatchObject({ status: 400, message: 'Not a postcode', field: 'postcode' });
  });

  it('never makes a failed token fatal [Q8.03]', async () => {
    const { fetchToken, onFatal } = await clientOf(answering(500, '{}'));
    expect(await failureOf(fetchToken())).toMatchObject({ status: 500 });
    expect(onFatal).not.toHaveBeenCalled();
  });

  it.each([
    ['a web page', '<!doctype html><p>Sign in to the hotel network', 'text/html'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a number', '42', 'application/json'],
    ['half a reply', '{"suppliersDto":', 'application/json'],
  ])('refuses %s in place of a reply with a plain sentence', async (_, body, type) => {
    const { call } = await clientOf(answering(200, body, type));
    const failure = await failureOf(call('GET /request/ev/make', {}));
    expect(failure.message).toMatch(/read|reach/);
  });

  it.each([true, false])('takes the answer %j of a question that asks for no more [S2.03]', async (said) => {
    const { call } = await clientOf(answering(200, JSON.stringify(said)));
    const reply = await call('POST /request/customer/whitelabel/switch/complete', { body: { switchId: 7 } });
    expect(reply).toBe(said);
  });

  it('sends the headers that a call declares, and names its visitor when it asks for a token [S7.01]', async () => {
    const seen: unknown[] = [];
    const { call, fetchToken } = await clientOf((request, reply) => {
      seen.push(request.headers['idempotency-key'], request.headers['visitor-id']);
      reply.setHeader('content-type', 'application/json');
      reply.end('{}');
    });
    await call('POST /request/switch/pro/complete', {
      headers: { 'Idempotency-Key': 'attempt-1' },
      body: { switchKey: 'k', switchCompleteOption: 'None' },
    });
    await fetchToken();
    expect(seen).toEqual(['attempt-1', undefined, undefined, 'visitor-7']);
  });

  it.each([
    ['30', 'in 30 seconds'],
    ['1', 'in 1 second.'],
    ['600', 'in 10 minutes'],
    ['99999999999999', 'in 60 minutes'],
    [new Date(Date.now() + 3_000_000).toUTCString(), 'in 50 minutes'],
  ])('says when to try again after a 429 with Retry-After %s', async (header, words) => {
    const { call } = await clientOf((_, reply) => {
      reply.writeHead(429, { 'retry-after': header });
      reply.end();
    });
    expect((await failureOf(call('GET /request/ev/make', {}))).message).toContain(words);
  });

  it.each(['soon', '-5', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'takes no notice of Retry-After %s',
    async (header) => {
      const { call } = await clientOf((_, reply) => {
        reply.writeHead(503, { 'retry-after': header });
        reply.end();
      });
      const { retryAfter, message } = await failureOf(call('GET /request/ev/make', {}));
      expect(retryAfter).toBeUndefined();
      expect(message).toBe('Our service could not do this. Please try again.');
    },
  );

  it('shows a server’s sentence on one line, of a length that people read, in its own direction [Q8.01]', async () => {
    const said = `Not\u202E today.\n\u0000${'x'.repeat(1_000_000)}`;
    const { call } = await clientOf(answering(400, JSON.stringify({ message: said })));
    const { message } = await failureOf(call('GET /request/ev/make', {}));
    expect(message).toMatch(/^Not today\. x+…$/);
    expect(message).toHaveLength(300);
  });

  it.each([[''], ['\u202E\u0000'], [42], [{ x: 1 }]])(
    'uses its own words when the server says %j',
    async (said) => {
      const { call } = await clientOf(answering(400, JSON.stringify({ message: said })));
      expect((await failureOf(call('GET /request/ev/make', {}))).message).toMatch(/^Our service could not/);
    },
  );

  it('says so when nobody answers', async () => {
    const { call } = await clientOf((_, reply) => reply.destroy());
    expect(await failureOf(call('GET /request/ev/make', {}))).toMatchObject({ status: 0, aborted: false });
  });

  it('marks an aborted call', async () => {
    const { call } = await clientOf(() => undefined);
    const controller = new AbortController();
    const called = failureOf(call('GET /request/ev/make', {}, { signal: controller.signal }));
    controller.abort();
    expect((await called).aborted).toBe(true);
  });

  it('cannot be led to another path by a parameter', () => {
    expect(fillPath('/request/ev/make/{id}/model', { id: '../../x?y' })).toBe(
      '/request/ev/make/..%2F..%2Fx%3Fy/model',
    );
  });
});
