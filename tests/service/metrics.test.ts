import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { energyService } from '../../src/energy/service/index.ts';
import type { Completion, SignUp } from '../../src/energy/service/store/signUps.ts';
import { createMetrics } from '../../src/service/operations/metrics.ts';
import { metricsPage } from '../../src/service/operations/metricsPage.ts';
import { Unavailable } from '../../src/service/store/unavailable.ts';
import { dualQuote } from './quotes.ts';
import { type Service, startService } from './service.ts';

const token = 'm'.repeat(40);
const metrics = createMetrics(energyService());
let service: Service;
beforeAll(async () => {
  const watched = { metrics, metricsPage: metricsPage(metrics.registry, token) };
  service = await startService({ watched, publicUrl: 'https://energy.example' });
});
afterAll(() => service.stop());

const look = (headers: Record<string, string>, host = 'energy.example') =>
  service.app.request(`http://${host}/metrics`, { headers: { Host: host, ...headers } });

describe('the metrics on the port that customers reach', () => {
  it.each([
    {},
    { Authorization: '' },
    { Authorization: 'Bearer ' },
    { Authorization: token },
    { Authorization: `Bearer ${token}m` },
    { Authorization: `Bearer ${token.slice(1)}` },
    { Authorization: `Basic ${token}` },
  ])('are refused to %j', async (headers) => {
    const reply = await look(headers);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await reply.text()).not.toContain('service_');
  });

  it('are for who brings the token, by any name of ours, and are kept by nobody', async () => {
    metrics.countShed();
    for (const scheme of ['bearer', 'BEARER'])
      expect((await look({ Authorization: `${scheme} ${token}` })).status).toBe(200);
    const reply = await look({ Authorization: `Bearer ${token}` }, '10.0.0.7:8080');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.text()).toContain('\nservice_requests_shed_total 1\n');
  });

  it('count what the database could not serve, by what it lacked', async () => {
    const own = createMetrics(energyService());
    const saveQuote = () => Promise.reject(new Unavailable('locked'));
    const locked = await startService({ store: own.watchStore({ ...service.store, saveQuote }) });
    const { status } = await locked.send('POST /request/switch/v2/dual-consolidated', { body: dualQuote });
    expect(status).toBe(503);
    expect(await own.registry.metrics()).toContain('\nservice_store_failures_total{lack="locked"} 1\n');
  });

  it('count a switch that was completed, and none that another request completed', async () => {
    const own = createMetrics(energyService());
    const { signUps } = service.store;
    const completes = [true, false];
    const complete = async () => completes.shift() ?? false;
    const store = own.watchStore({ ...service.store, signUps: { ...signUps, complete } });
    for (const _ of [1, 2]) await store.signUps.complete({} as SignUp, {} as Completion);
    expect(await own.registry.metrics()).toContain('\nservice_switches_completed_total 1\n');
  });

  it('name no method that a caller makes up', async () => {
    await service.app.request('http://energy.example/request/nothing', { method: 'CANARY' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('method="other",route="/request/*",status="404"');
    expect(text).not.toContain('CANARY');
  });
});

describe('the dashboard', () => {
  it('asks for figures that there are, and shows every one that is ours', async () => {
    const dashboard = readFileSync(
      new URL('../../src/main/deploy/grafana-dashboard.json', import.meta.url),
      'utf8',
    );
    const { registry, watchStore } = createMetrics(energyService());
    watchStore({ ...service.store, connections: () => ({ busy: 0, idle: 0, waiting: 0 }) });
    const known = registry.getMetricsAsArray().map(({ name }) => name);
    const isBucket = /_(bucket|sum|count)$/;
    const asked = new Set(
      [...dashboard.matchAll(/\b(service|nodejs|process)_\w+/g)].map(([name]) => name.replace(isBucket, '')),
    );
    expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => name.startsWith('service_') && !asked.has(name))).toEqual([]);
  });
});
