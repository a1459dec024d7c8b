import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/service/http/listen.ts';
import { type Service, startService } from './service.ts';
import { lineTo } from './sockets.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ publicUrl: 'https://energy.example' });
});
afterAll(() => service.stop());

/** What is answered to a request for a host, as the network carries it and as its address says it. */
const ask = async (path: string, host: string, method = 'GET', address = host) =>
  (await service.app.request(`http://${address}${path}`, { method, headers: { Host: host } })).status;

/** The status of what is answered to a request as it stands on the wire. */
async function say({ app: { fetch } }: Service, text: string): Promise<number> {
  const room = { inAll: 10, perAddress: 10 };
  const { port, stop } = await listen({ fetch, port: 0, host: '127.0.0.1', room });
  const line = await lineTo(`http://127.0.0.1:${port}`);
  line.say(text);
  const status = Number((await line.answer()).slice(9, 12));
  line.socket.destroy();
  await stop();
  return status;
}

describe('a service that knows its own address', () => {
  it.each([
    'energy.example',
    'ENERGY.example',
    'energy.example:443',
    'energy.example.',
    'energy.example.:443',
  ])('answers to %s', async (host) => {
    expect(await ask('/request/ev/make', host)).toBe(200);
  });

  it.each([
    'evil.test',
    'energy.example.evil.test',
    'energy.example:8443',
    'energy.example@evil.test',
    'evil@energy.example',
    'energy.example/evil',
    'energy.example..',
    'localhost:8080',
    'xn--',
    'xn--a',
    'a.xn--.b',
    '999.1.1.1',
    '1.2.3.4.5',
    '1..2',
    '',
  ])('refuses the host %j on every address', async (host) => {
    for (const path of ['/', '/request/ev/make', '/openapi.json', '/brand.css', '/checkout/x', '/metrics'])
      expect(await ask(path, host, 'GET', 'energy.example')).toBe(421);
    for (const path of ['/auth/token', '/healthz', '/metrics'])
      expect(await ask(path, host, 'POST', 'energy.example')).toBe(421);
  });

  it.each(['xn--', 'xn--a', 'a.xn--.b', '999.1.1.1', '1.2.3.4.5', '1..2'])(
    'refuses the host %s as it comes over the network',
    async (host) => {
      expect(await say(service, `GET /request/ev/make HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe(421);
    },
  );

  it('refuses two hosts, also where it answers to every name', async () => {
    const everywhere = await startService();
    for (const one of [service, everywhere])
      for (const path of ['/readyz', '/request/ev/make', '/']) {
        const hosts = 'Host: energy.example\r\nHost: energy.example\r\n';
        expect(await say(one, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`)).toBe(400);
      }
    await everywhere.stop();
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
