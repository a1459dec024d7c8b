import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { energyService } from '../../src/energy/service/index.ts';
import type { EnergyStore as Store } from '../../src/energy/service/store/energyStore.ts';
import { openEmbedded } from '../../src/main/stores.ts';
import { watchOver } from '../../src/service/operations/watchOver.ts';
import { Unavailable } from '../../src/service/store/unavailable.ts';
import { gasQuote } from './quotes.ts';
import { startService, temporaryFolder } from './service.ts';
import * as given from './signUps.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const stop of stops.splice(0)) await stop();
});

/** A collector that takes OTLP over HTTP, or says `status`; the spans that it was sent. */
async function collector(status = 200) {
  const bodies: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    bodies.push(`${incoming.url}\n${await text(incoming)}`);
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=trial');
  const spans = (): Span[] =>
    bodies.flatMap((body) => {
      const [path, json = ''] = body.split('\n');
      expect(path).toBe('/v1/traces');
      return JSON.parse(json).resourceSpans[0].scopeSpans[0].spans;
    });
  return { bodies, spans };
}

async function traced({
  share: tracedShare = 1,
  proxies = 0,
  ...broken
}: { readonly share?: number; readonly proxies?: number } & Partial<Store> = {}) {
  const folder = temporaryFolder();
  stops.push(folder.remove);
  const complaints: string[] = [];
  const metrics = { port: undefined, token: undefined };
  const { store, ...watched } = await watchOver(
    energyService(),
    { metrics, host: undefined, tracedShare, proxies },
    { ...(await openEmbedded(folder.path)), ...broken },
    () => undefined,
    (problem) => complaints.push(problem),
  );
  return { ...(await startService({ store, watched })), complaints };
}

const attributeOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

describe('traces', () => {
  it('tell of each request and what it asked of the store, by route and status, and hold nothing of people', async () => {
    const { bodies, spans } = await collector();
    const service = await traced();
    const { switchKey, switchId } = await given.signUp(service);
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'User-Agent': 'canary' };
    await service.app.request('/request/ev/make/31337/model?postcode=NR21NH', { headers });
    await service.app.request('/canary/31337', { headers });
    await service.stop();

    const all = spans();
    const complete = all.find(({ name }) => name === 'POST /request/switch/pro/complete');
    if (!complete) throw new Error(`There is no span of the completion among ${all.map(({ name }) => name)}`);
    expect(attributeOf(complete, 'http.response.status_code')).toBe(200);
    const parts = all.filter(({ parentSpanId }) => parentSpanId === complete.spanId);
    expect(parts.map(({ name }) => name)).toContain('store signUps.complete');
    expect(parts.map(({ traceId }) => traceId)).toContain(complete.traceId);
    expect(all.map(({ name }) => name)).toContain('GET /request/ev/make/:id/model');
    expect(all.map(({ traceId }) => traceId)).not.toContain(trace);
    const sent = bodies.join('');
    expect(sent).toContain('"energy-switch"');
    expect(sent).toContain('"trial"');
    const { customer, bank } = given;
    const canaries = [switchKey, String(switchId), '31337', 'NR21NH', 'canary', customer.firstName];
    for (const canary of [...canaries, bank.accountNumber]) expect(sent).not.toContain(canary);
  });

  it('go on with the trace of a proxy before us, and mark what failed', async () => {
    const { spans } = await collector();
    const saveQuote = () => Promise.reject(new Unavailable('locked', new Error('canary')));
    const service = await traced({ proxies: 1, share: 0, saveQuote });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    await service.app.request('/request/ev/make');
    await service.app.request('/nowhere.js', { method: 'CANARY', headers });
    await service.send('POST /request/switch/v2/gas', { headers, body: gasQuote });
    await service.stop();
    const [other, store, quote, ...rest] = spans();
    const parentSpanId = '00f067aa0ba902b7';
    expect(rest).toEqual([]);
    expect(other).toMatchObject({ name: 'other /*', traceId: trace, parentSpanId, status: { code: 0 } });
    expect(quote).toMatchObject({ name: 'POST /request/switch/v2/gas', parentSpanId, status: { code: 2 } });
    expect(store).toMatchObject({
      name: 'store saveQuote',
      parentSpanId: quote?.spanId,
      status: { code: 2 },
    });
    expect(store && attributeOf(store, 'error.type')).toBe('locked');
    expect(JSON.stringify(store)).not.toContain('canary');
  });

  it('that nobody takes are told of once, and keep nobody waiting', async () => {
    await collector(400);
    const service = await traced();
    expect((await service.app.request('/request/ev/make')).status).toBe(200);
    await service.stop();
    expect(service.complaints).toEqual([
      expect.stringMatching(/^Traces are lost: OTEL_EXPORTER_OTLP_ENDPOINT does not take them \(/),
    ]);
  });
});
