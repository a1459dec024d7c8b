import { expect, it } from 'vitest';
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
