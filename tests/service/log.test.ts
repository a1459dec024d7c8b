import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder, run } from './processes.ts';
import { gasQuote, savedQuote } from './quotes.ts';
import { type Service, startService, tokenOf } from './service.ts';

const lines: string[] = [];
let service: Service;
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  service = await startService({ log });
});
afterAll(() => service.stop());

describe('the log', () => {
  it('holds one line for each request: method, route pattern, status, time and id', async () => {
    lines.length = 0;
    const { headers } = await service.anonymous('GET /request/ev/make/{id}/model', { path: { id: 3 } });
    await service.app.request('/switch/home-energy/BRANCH/ref');
    await service.app.request('/request/nothing');
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { method: 'GET', route: '/request/ev/make/:id/model', status: 200 },
      { method: 'GET', route: '/*', status: 404 },
      { method: 'GET', route: '/request/*', status: 404 },
    ]);
    expect(logged[0].requestId).toBe(headers.get('X-Request-Id'));
    expect(logged[0].ms).toBeGreaterThanOrEqual(0);
  });

  it('holds nothing of what people send: postcode, meter number, address, plate, token, reference', async () => {
    lines.length = 0;
    const canaries = [
      'NR21NH',
      '018011001099991001006',
      'Canary Wharf',
      'CA12NRY',
      'branchcanary',
      'tokencanary',
    ];
    const headers = { Authorization: 'Bearer tokencanary', Cookie: 'branchcanary=1' };
    await service.app.request('/switch/home-energy/branchcanary?postcode=NR21NH');
    await service.send('GET /request/address/recco', { query: { postcode: 'NR21NH' } });
    await service.send('GET /request/address/recco', {
      query: { postcode: 'NR21NH', other: 'branchcanary' },
      headers,
    });
    await service.send('GET /request/customer/mpan', { query: { mpan: '018011001099991001006' } });
    await service.send('POST /request/ev/regno', { body: { registrationNumber: 'CA12NRY' } });
    await service.send('POST /request/switch/v2/gas', {
      body: { ...gasQuote, addressLine1: 'Canary Wharf' },
    });
    await service.send('POST /request/switch/v2/gas', { body: { ...gasQuote, extra: 'Canary Wharf' } });
    await service.app.request('/csp-report', {
      method: 'POST',
      body: JSON.stringify({
        'csp-report': { 'effective-directive': 'img-src', 'document-uri': '/?postcode=NR21NH' },
      }),
    });
    expect(lines.length).toBeGreaterThanOrEqual(8);
    for (const canary of canaries) expect(lines.join('').toLowerCase()).not.toContain(canary.toLowerCase());
  });

  it('tells of a fault by its kind and place, not by its message', async () => {
    const headers = await tokenOf(service.anonymous);
    lines.length = 0;
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const fault = Object.assign(new Error('duplicate key NR21NH'), { code: '23505' });
    const store = { ...service.store, findQuote: () => Promise.reject(fault) };
    const broken = await startService({ store, log });
    const { status } = await broken.anonymous('POST /request/results/detail', {
      headers,
      body: savedQuote(1234567, 'gasToGas'),
    });
    expect(status).toBe(500);
    const [problem, request] = lines.map((line) => JSON.parse(line));
    expect(problem.error).toMatchObject({ name: 'Error', code: '23505' });
    expect(problem.error.at.length).toBeGreaterThan(0);
    expect(problem.requestId).toBe(request.requestId);
    expect(lines.join('')).not.toContain('NR21NH');
  });

  it('has no line of anybody else: an address that cannot be decoded leaves nothing', async () => {
    const { ready, child, ended } = run({ DATA_DIR: dataFolder() });
    const address = await ready;
    for (const path of ['/switch/MARKER%zz', '/switch/home-energy/MARKER/%E0%A4%A', '/%C3%28MARKER'])
      await fetch(`${address}${path}`);
    child.kill('SIGTERM');
    expect((await ended).complained).toBe('');
  });
});
