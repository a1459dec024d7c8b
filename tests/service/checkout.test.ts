import { expect, it } from 'vitest';
import { contrast } from '../../src/brand/contrast.ts';
import { usualLimits } from '../../src/energy/service/limits.ts';
import { startService } from './service.ts';
import { signUp } from './signUps.ts';

const pay = 'POST /request/clevel/customer/{id}/carbonoffset/payment';

it.each([
  ['https://energy.example', 'https://energy.example'],
  ['https://evil.example', ''],
  [undefined, ''],
])(
  'sends a customer who paid back to the page they came from, %s, if it is one of ours',
  async (origin, home) => {
    const service = await startService({ pages: ['https://energy.example'] });
    const { switched } = await signUp(service);
    const { customerId: id } = await service.call('POST /request/clevel/customer/carbonoffset', {
      query: { uuid: switched.uuid },
    });
    const headers = { Host: 'evil.test', ...(origin === undefined ? {} : { Origin: origin }) };
    const { answer } = await service.send(pay, {
      path: { id },
      body: { projectId: 1, percentage: 25 },
      headers,
    });
    const address = JSON.stringify(answer).match(/\/checkout\/[\w-]+/)?.[0];
    const page = await service.app.request(String(address));
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(/form-action ([^;]+);/.exec(policy)?.[1]).toBe(`'self' ${home}`.trim());
    const back = await service.app.request(`${address}/paid`, { method: 'POST' });
    expect(back.headers.get('Location')).toMatch(new RegExp(`^${home}/carbon-offset-process\\?id=`));
    await service.stop();
  },
);

it.each([
  ['https://energy.example', 'https://energy.example/checkout/'],
  [undefined, '/checkout/'],
])(
  'names the place to pay by its own address, %s, never by the Host of a request',
  async (publicUrl, start) => {
    const service = await startService({ publicUrl });
    const store = await startService({ store: service.store, sealer: service.sealer });
    const { switched } = await signUp(store);
    const { customerId: id } = await store.call('POST /request/clevel/customer/carbonoffset', {
      query: { uuid: switched.uuid },
    });
    const headers = { Host: publicUrl === undefined ? 'evil.test' : 'energy.example' };
    const address = `${publicUrl ?? 'http://evil.test'}/request/clevel/customer/${id}/carbonoffset/payment`;
    const reply = await service.app.request(address, {
      method: 'POST',
      headers: { ...headers, 'X-Forwarded-Host': 'evil.test', 'Content-Type': 'application/json' },
      body: JSON.stringify({ projectId: 1, percentage: 25 }),
    });
    const { checkOutUrl } = await reply.json();
    expect(checkOutUrl.slice(0, -22)).toBe(start);
    await service.stop();
  },
);

it('sends nobody to a page that a request of before named', async () => {
  const service = await startService();
  const oid = 'of-before';
  await service.store.offsets.start({
    oid,
    customer_id: 'customer',
    project_id: 1,
    percentage: 25,
    pence: 100,
    page: 'http://evil.test',
    created_at: '2026-08-10T12:00:00.000Z',
  });
  const back = await service.app.request(`/checkout/${oid}/paid`, { method: 'POST' });
  expect(back.headers.get('Location')).toBe(`/carbon-offset-process?id=customer&oid=${oid}`);
  await service.stop();
});

it.each([
  ['light', 0],
  ['dark', 1],
] as const)(
  'draws the payment page so that edges and words are seen on its ground in %s',
  async (_, scheme) => {
    const service = await startService();
    const page = await (await service.app.request('/checkout/none')).text();
    await service.stop();
    const colourOf = (rule: RegExp) => {
      const [, light = '', dark = ''] = rule.exec(page) ?? [];
      return [light, dark][scheme] ?? '';
    };
    const two = 'light-dark\\((#\\w{6}),(#\\w{6})\\)';
    const ground = colourOf(new RegExp(`:root{[^}]*background:${two}`));
    const edge = colourOf(new RegExp(`button{[^}]*border:2px solid ${two}`));
    const filled = colourOf(new RegExp(`button.pay{background:${two}`));
    const words = colourOf(new RegExp(`button.pay{[^}]*color:${two}`));
    const focus = colourOf(new RegExp(`button:focus-visible{outline:3px solid ${two}`));
    for (const seen of [edge, filled, focus]) expect(contrast(seen, ground)).toBeGreaterThan(3);
    expect(contrast(words, filled)).toBeGreaterThan(4.5);
  },
);

it('is held to the limits of calls: a payment is opened so often, and an address tries so many that are none', async () => {
  const limits = { ...usualLimits, switches: 4, guesses: 4 };
  const service = await startService({ limits, proxies: 1 });
  const { switched } = await signUp(service);
  const { customerId: id } = await service.call('POST /request/clevel/customer/carbonoffset', {
    query: { uuid: switched.uuid },
  });
  const { checkOutUrl } = await service.call(pay, { path: { id }, body: { projectId: 1, percentage: 25 } });
  const open = async (path: string, from: string) => {
    const reply = await service.app.request(path, { headers: { 'X-Forwarded-For': from } });
    return [reply.status, Number(reply.headers.get('Retry-After'))] as const;
  };
  const path = new URL(checkOutUrl, 'http://service.example').pathname;
  // Two unknown ones, which are half of what a visitor may try, and then no more of them.
  for (const [n, status] of [404, 404, 429].entries())
    expect((await open(`/checkout/${'x'.repeat(22)}${n}`, '192.0.2.1'))[0]).toBe(status);
  // Whoever has a payment is let in all the same, until it was opened too often; from elsewhere too.
  for (let n = 0; n < 4; n += 1) expect((await open(path, '192.0.2.1'))[0]).toBe(200);
  for (const from of ['192.0.2.1', '192.0.2.2']) {
    const [status, wait] = await open(path, from);
    expect([status, wait > 0]).toEqual([429, true]);
  }
  await service.stop();
});
