import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCarbonCustomer, payOffset, settleOffset } from '../../../src/energy/effects/carbon.ts';
import { countSwitch } from '../../../src/energy/effects/count-switch.ts';
import type { Json, Sources } from '../../../src/engine/types.ts';
import { runEffect } from './world.ts';

const customerCall = 'POST /request/clevel/customer/carbonoffset';
const payCall = 'POST /request/clevel/customer/{id}/carbonoffset/payment';
const updateCall = 'GET /request/clevel/customer/carbonoffset/payment/update';
const customer = {
  customerId: 'c1',
  firstName: 'Ann',
  lastName: 'Lee',
  carbonFootprint: 2000,
  fullCarbonCost: 46.6,
  paymentReference: null,
};
const session = (words: Record<string, Json>): Sources => ({ session: words });

beforeEach(() => vi.stubGlobal('location', { origin: 'https://switch.example' }));
afterEach(() => vi.unstubAllGlobals());

describe('the affiliate', () => {
  const brand = { pixelHost: 'pixel.example', switchOwnerReference: 'OWN' };
  const made = { switched: true, switchId: 7, switchedCost: 900, switchedFuels: 'Gas' };
  const count = (words: Record<string, Json>) =>
    runEffect(countSwitch, { sources: { brand, session: words } });

  it('is told of a switch, which then counts as told [S2.63]', async () => {
    const { outcome } = await count(made);
    expect(outcome.set?.pixel).toContain('https://pixel.example/?event=1105');
    expect(outcome.sources).toEqual(session({ switchCounted: true }));
  });

  it.each([{ switchCounted: true }, { alreadySwitched: true }])(
    'is not told with %o [S2.63]',
    async (word) => {
      expect((await count({ ...made, ...word })).outcome).toEqual({});
    },
  );
});

describe('the customer of an offset', () => {
  it.each(['\uD800', 'a\u0000', '', 'x'.repeat(65)])(
    'is nobody with an id that no address can carry, %#',
    async (customerId) => {
      const { outcome } = await runEffect(loadCarbonCustomer, {
        answers: { carbonId: 'abc' },
        replies: { [customerCall]: { ...customer, customerId } },
      });
      expect(outcome.set?.carbon).toBeUndefined();
      expect(outcome.failure?.status).toBe(404);
    },
  );

  const ask = (answers: Record<string, Json>, words: Record<string, Json>) =>
    runEffect(loadCarbonCustomer, {
      answers,
      sources: session(words),
      replies: { [customerCall]: customer },
    });
  const queries = ({ called }: Awaited<ReturnType<typeof ask>>) => called.map(({ parts }) => parts);

  it('is asked for by the uuid of the switch made here [S7.10]', async () => {
    expect(queries(await ask({}, { switchedUuid: 'u', switchId: 7 }))).toEqual([{ query: { uuid: 'u' } }]);
  });

  it('is the one of the address, by switch id or customer id, where that is another [S2.71]', async () => {
    const other = await ask({ carbonId: '99' }, { switchedUuid: 'u', switchId: 7 });
    expect(queries(other)).toEqual([{ query: { uuid: 'u' } }, { query: { switchId: 99 } }]);
    expect(queries(await ask({ carbonId: 'abc' }, {}))).toEqual([{ query: { customerId: 'abc' } }]);
  });
});

describe('the payment of an offset', () => {
  const pay = (checkOutUrl: string) =>
    runEffect(payOffset, {
      answers: { carbon: { customerId: 'c1' }, project: 2, percentage: 25 },
      sources: { brand: { checkoutHosts: 'pay.example' } },
      replies: { [payCall]: { checkOutUrl } },
    });

  it('asks for project and share, and keeps where to pay [S7.10]', async () => {
    const { called, outcome } = await pay('https://switch.example/checkout/1');
    expect(called).toEqual([
      { name: payCall, parts: { path: { id: 'c1' }, body: { projectId: 2, percentage: 25 } } },
    ]);
    expect(outcome).toEqual({ set: { checkOutUrl: 'https://switch.example/checkout/1' } });
  });

  it('fails where nobody may be sent [S7.10]', async () => {
    expect((await pay('https://evil.example/')).outcome).toEqual({
      failure: { message: expect.stringMatching(/^We could not open the payment page\./) },
    });
  });

  const settle = (payment: Record<string, Json>, reply: unknown) =>
    runEffect(settleOffset, { answers: { payment }, replies: { [updateCall]: reply } });
  const paid = { isPaid: true, paymentReference: 'CO2-1', projectPercentage: 25 };

  it('is paid when the service says so [S2.72]', async () => {
    const { outcome } = await settle({ id: 'c1', oid: 'o1' }, paid);
    expect(outcome.set?.settled).toEqual({ isPaid: true, reference: 'CO2-1', percentage: 25 });
  });

  it.each([{}, { isPaid: 'true' }, []])(
    'is not called refused by an answer that makes no sense: %j [S2.72]',
    async (reply) => {
      const { outcome } = await settle({ id: 'c1', oid: 'o1' }, reply);
      expect(outcome.set?.settled).toBeUndefined();
      expect(outcome.failure?.message).toContain('could not read');
    },
  );

  it('is never paid when the address says that it was refused [S2.72]', async () => {
    const { called, outcome } = await settle({ id: 'c1', oid: 'o1', c: 'x' }, paid);
    expect(called[0]?.parts).toEqual({ query: { id: 'c1', oid: 'o1', c: 'x' } });
    expect(outcome.set?.settled).toMatchObject({ isPaid: false });
  });
});
