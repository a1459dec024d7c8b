import { expect, it } from 'vitest';
import { contrast } from '../../src/brand/contrast.ts';
import { startService } from './service.ts';
import { signUp } from './signUps.ts';

const pay = 'POST /request/clevel/customer/{id}/carbonoffset/payment';

it.each([
  ['https://energy.example', 'https://energy.example'],
  ['https://evil.example', 'http://localhost'],
  [undefined, 'http://localhost'],
])(
  'sends a customer who paid back to the page they came from, %s, if it is one of ours',
  async (origin, home) => {
    const service = await startService({ pages: ['https://energy.example'] });
    const { switched } = await signUp(service);
    const { customerId: id } = await service.call('POST /request/clevel/customer/carbonoffset', {
      query: { uuid: switched.uuid },
    });
    const headers = origin === undefined ? {} : { Origin: origin };
    const { answer } = await service.send(pay, {
      path: { id },
      body: { projectId: 1, percentage: 25 },
      headers,
    });
    const address = JSON.stringify(answer).match(/\/checkout\/[\w-]+/)?.[0];
    const back = await service.app.request(`${address}/paid`);
    expect(back.headers.get('Location')).toMatch(new RegExp(`^${home}/carbon-offset-process\\?id=`));
    await service.stop();
  },
);

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
    const edge = colourOf(new RegExp(`a{[^}]*border:2px solid ${two}`));
    const filled = colourOf(new RegExp(`a.pay{background:${two}`));
    const words = colourOf(new RegExp(`a.pay{[^}]*color:${two}`));
    const focus = colourOf(new RegExp(`a:focus-visible{outline:3px solid ${two}`));
    for (const seen of [edge, filled, focus]) expect(contrast(seen, ground)).toBeGreaterThan(3);
    expect(contrast(words, filled)).toBeGreaterThan(4.5);
  },
);
