import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ publicUrl: 'https://energy.example' });
});
afterAll(() => service.stop());

/** What is answered to a request for a host, as the network carries it and as its address says it. */
const ask = async (path: string, host: string, method = 'GET', address = host) =>
  (await service.app.request(`http://${address}${path}`, { method, headers: { Host: host } })).status;

describe('a service that knows its own address', () => {
  it.each(['energy.example', 'ENERGY.example', 'energy.example:443'])('answers to %s', async (host) => {
    expect(await ask('/request/ev/make', host)).toBe(200);
  });

  it.each([
    'evil.test',
    'energy.example.evil.test',
    'energy.example:8443',
    'energy.example@evil.test',
    'evil@energy.example',
    'energy.example/evil',
    'energy.example, evil.test',
    'localhost:8080',
    '',
  ])('refuses the host %j on every address', async (host) => {
    for (const path of ['/', '/request/ev/make', '/openapi.json', '/brand.css', '/checkout/x', '/metrics'])
      expect(await ask(path, host, 'GET', 'energy.example')).toBe(421);
    for (const path of ['/auth/token', '/healthz', '/metrics'])
      expect(await ask(path, host, 'POST', 'energy.example')).toBe(421);
  });

  it('refuses an address of another host behind its own name', async () => {
    expect(await ask('/request/ev/make', 'energy.example', 'GET', 'evil.test')).toBe(421);
  });

  it('says that it is well to whoever watches over it, by any name', async () => {
    for (const path of ['/healthz', '/readyz']) expect(await ask(path, '10.0.0.7:8080')).toBe(200);
  });

  it('sends its security headers with a refusal too', async () => {
    const reply = await service.app.request('http://evil.test/', { headers: { Host: 'evil.test' } });
    expect(reply.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(await reply.json()).toEqual({ message: 'This service has another address.' });
  });
});
