import { describe, expect, it } from 'vitest';
import { electricityQuote } from '../service/quotes.ts';
import { visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const find = 'POST /request/clevel/customer/carbonoffset';
const pay = 'POST /request/clevel/customer/{id}/carbonoffset/payment';
const update = 'GET /request/clevel/customer/carbonoffset/payment/update';

describe.each(databases)('carbon offset on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const at = async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return service().app.request(`${pathname}${search}`);
  };
  /** A press of the partner's page. */
  const press = (address: string) => service().app.request(address, { method: 'POST' });
  /** A payment begun, with where it is paid and what the page knows of it. */
  const begin = async (percentage: 25 | 50 | 75 | 100 = 50) => {
    const { switchId, switched } = await given.signUp(service());
    const { customerId } = await service().call(find, { query: { uuid: switched.uuid } });
    const parts = { path: { id: customerId }, body: { projectId: 2, percentage } };
    const { checkOutUrl } = await service().call(pay, parts);
    return { switchId, uuid: switched.uuid, customerId, checkOutUrl, oid: oidOf(checkOutUrl) };
  };
  const oidOf = (checkOutUrl: string) => checkOutUrl.split('/').at(-1) ?? '';
  /** Others than the visitor who made the switches: another one, and one without a token. */
  const strangers = () => {
    const { anonymous } = service();
    return [visitor('stranger', anonymous).send, anonymous];
  };

  describe('a customer', () => {
    it('of 11,500 kWh of gas has a footprint of 2,104 kg, which costs £49.02 to offset [S2.66, S7.10]', async () => {
      const { switched } = await given.signUp(service());
      expect(await service().call(find, { query: { uuid: switched.uuid } })).toEqual({
        customerId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
        firstName: 'Canaria',
        lastName: 'Finchley',
        carbonFootprint: 2104.04,
        fullCarbonCost: 49.02,
        paymentReference: null,
      });
    });

    it('is found by switch id and by customer id too; only the visitor who switched is greeted [T-42, S2.70]', async () => {
      const { switchId, switched } = await given.signUp(service());
      const known = await service().call(find, { query: { uuid: switched.uuid } });
      const nameless = { ...known, firstName: null, lastName: null };
      const { customerId } = known;
      for (const query of [{ uuid: switched.uuid }, { switchId }, { customerId }])
        expect(await service().call(find, { query })).toEqual(known);
      for (const stranger of strangers())
        for (const query of [{ uuid: switched.uuid }, { customerId }])
          expect(await stranger(find, { query })).toMatchObject({ status: 200, answer: nameless });
    });

    it('is nobody to a stranger who comes by the switch id, also once it was paid [S2.70]', async () => {
      const { switchId, checkOutUrl } = await begin();
      for (const isPaid of [false, true]) {
        if (isPaid) await press(`${checkOutUrl}/paid`);
        for (const stranger of strangers()) {
          const { status, answer } = await stranger(find, { query: { switchId } });
          const unknown = await stranger(find, { query: { switchId: 7 } });
          expect([status, answer]).toEqual([404, { message: 'We could not find a switch with this Id.' }]);
          expect([unknown.status, unknown.answer]).toEqual([status, answer]);
        }
        const { paymentReference } = await service().call(find, { query: { switchId } });
        expect(paymentReference !== null).toBe(isPaid);
      }
    });

    it.each([{ uuid: 'x' }, { switchId: 7 }, { switchId: 9_999_999_999 }, { customerId: 'x' }])(
      'is unknown by %j',
      async (query) => {
        expect(await service().send(find, { query })).toMatchObject({
          status: 404,
          answer: { message: 'We could not find a switch with this Id.' },
        });
      },
    );

    it('is none while the switch is not completed, and none without gas', async () => {
      const { switchId } = await given.beginSignUp(service());
      expect((await service().send(find, { query: { switchId } })).status).toBe(404);
      const switchPlan = { electricity: given.bothFuels.electricity };
      const { switched } = await given.signUp(service(), {
        kind: 'electricity',
        body: electricityQuote,
        switchPlan,
      });
      expect((await service().send(find, { query: { uuid: switched.uuid } })).status).toBe(404);
    });

    it.each([{}, { uuid: 'x', switchId: 1 }, { other: 1 }, { switchId: 'x' }])(
      'is not looked for by %j',
      async (query) => {
        expect((await service().send(find, { query })).status).toBe(400);
      },
    );
  });

  it('has projects that say they are examples, each with a picture that is a real PNG [T-13]', async () => {
    const { projects } = await service().call('GET /request/clevel/projects', {});
    expect(projects.length).toBeGreaterThanOrEqual(3);
    expect(new Set(projects.map(({ imageBase64 }) => imageBase64)).size).toBe(projects.length);
    for (const { name, imageBase64 } of projects) {
      expect(name).toMatch(/example/);
      const bytes = Buffer.from(imageBase64, 'base64');
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
      expect([bytes.toString('latin1', 12, 16), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        'IHDR',
        480,
        270,
      ]);
      expect(bytes.toString('latin1', bytes.length - 8, bytes.length - 4)).toBe('IEND');
    }
  });

  describe('a payment', () => {
    it.each([
      [25, '£12.26'],
      [50, '£24.51'],
      [75, '£36.77'],
      [100, '£49.02'],
    ] as const)('of %i percent costs %s, on a page without scripts', async (percentage, amount) => {
      const { checkOutUrl } = await begin(percentage);
      const page = await at(checkOutUrl);
      expect(page.status).toBe(200);
      expect(page.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self';/,
      );
      const html = await page.text();
      expect(html).toContain(`Pay ${amount}`);
      expect(html).toContain('No money moves');
      expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    });

    it('that was made brings its reference, once and for all [S7.10]', async () => {
      const { uuid, customerId: id, oid, checkOutUrl } = await begin();
      const back = await press(`${checkOutUrl}/paid`);
      expect([back.status, back.headers.get('Location')]).toEqual([
        303,
        `/carbon-offset-process?id=${id}&oid=${oid}`,
      ]);
      const told = await service().call(update, { query: { id, oid } });
      expect(told).toEqual({
        isPaid: true,
        paymentReference: expect.stringMatching(/^CO2-[0-9A-F]{10}$/),
        projectPercentage: 50,
      });
      const again = await Promise.all([1, 2, 3].map(() => service().call(update, { query: { id, oid } })));
      expect(again).toEqual([told, told, told]);
      await press(`${checkOutUrl}/paid`);
      expect(await service().call(update, { query: { id, oid } })).toEqual(told);
      expect(await service().call(find, { query: { uuid } })).toMatchObject({
        paymentReference: told.paymentReference,
      });
    });

    it('that was made stays made, whatever is pressed or asked after it', async () => {
      const { uuid, customerId: id, oid, checkOutUrl } = await begin();
      await press(`${checkOutUrl}/paid`);
      const told = await service().call(update, { query: { id, oid } });
      const back = await press(`${checkOutUrl}/cancelled`);
      expect(back.headers.get('Location')).toBe(`/carbon-offset-process?id=${id}&oid=${oid}`);
      expect(await service().call(update, { query: { id, oid, c: 'cancelled' } })).toEqual(told);
      expect(await service().call(find, { query: { uuid } })).toMatchObject({
        paymentReference: told.paymentReference,
      });
    });

    /** Other payments of a customer, each with where it is paid. */
    const beginMore = (id: string, percentages: readonly (25 | 50 | 75 | 100)[]) =>
      Promise.all(
        percentages.map(async (percentage) => {
          const body = { projectId: 1, percentage };
          return (await service().call(pay, { path: { id }, body })).checkOutUrl;
        }),
      );

    it('is made once of all that are open: to the others the result of the first is told', async () => {
      const { uuid, customerId: id, oid, checkOutUrl } = await begin();
      const others = await beginMore(id, [25, 100]);
      await press(`${checkOutUrl}/paid`);
      const told = await service().call(update, { query: { id, oid } });
      for (const other of others) {
        const result = `/carbon-offset-process?id=${id}&oid=${oidOf(other)}`;
        for (const reply of [
          await at(other),
          await press(`${other}/cancelled`),
          await press(`${other}/paid`),
        ])
          expect([reply.status, reply.headers.get('Location')]).toEqual([303, result]);
        expect(await service().call(update, { query: { id, oid: oidOf(other) } })).toEqual(told);
        expect(await service().store.offsets.find(oidOf(other))).toMatchObject({ reference: null });
      }
      expect(await service().call(find, { query: { uuid } })).toMatchObject({
        paymentReference: told.paymentReference,
      });
      // Nor is another one begun.
      const [after = ''] = await beginMore(id, [75]);
      expect(after).toBe(checkOutUrl);
      expect((await at(after)).headers.get('Location')).toBe(`/carbon-offset-process?id=${id}&oid=${oid}`);
    });

    it('is made once of all that come at the same moment', async () => {
      const { customerId: id, oid, checkOutUrl } = await begin();
      const all = [checkOutUrl, ...(await beginMore(id, [25, 50, 75, 100, 25, 50]))];
      for (const { status } of await Promise.all(all.map((address) => press(`${address}/paid`))))
        expect(status).toBe(303);
      const told = await service().call(update, { query: { id, oid } });
      expect(told.isPaid).toBe(true);
      const rows = await Promise.all(all.map((address) => service().store.offsets.find(oidOf(address))));
      expect(rows.flatMap((row) => row?.reference ?? [])).toEqual([told.paymentReference]);
      for (const address of all)
        expect(await service().call(update, { query: { id, oid: oidOf(address) } })).toEqual(told);
    });

    it.each([
      ['GET', {}],
      ['GET', { 'Sec-Purpose': 'prefetch' }],
      ['HEAD', {}],
    ])('is settled by no %s with %j, of any of its addresses', async (method, headers) => {
      const { customerId: id, oid, checkOutUrl } = await begin();
      const called = '/request/clevel/customer/carbonoffset/payment/update';
      for (const address of [
        checkOutUrl,
        `${checkOutUrl}/paid`,
        `${checkOutUrl}/cancelled`,
        `${called}?id=${id}&oid=${oid}`,
        `${called}?id=${id}&oid=${oid}&c=1`,
      ])
        await service().app.request(address, { method, headers });
      expect(await service().store.offsets.find(oid)).toMatchObject({ settled_at: null, reference: null });
      await press(`${checkOutUrl}/paid`);
      const paid = await service().store.offsets.find(oid);
      await service().app.request(`${called}?id=${id}&oid=${oid}&c=1`, { method, headers });
      expect(await service().store.offsets.find(oid)).toEqual(paid);
    });

    it('that was cancelled is not paid', async () => {
      const { customerId: id, oid, checkOutUrl } = await begin();
      const back = await press(`${checkOutUrl}/cancelled`);
      expect(back.headers.get('Location')).toMatch(/&c=cancelled$/);
      const nothing = { isPaid: false, paymentReference: null, projectPercentage: null };
      expect(await service().call(update, { query: { id, oid, c: 'cancelled' } })).toEqual(nothing);
    });

    it('is not made by an address that says so: only the partner’s record counts [O-07]', async () => {
      const { uuid, customerId: id, oid } = await begin();
      const nothing = { isPaid: false, paymentReference: null, projectPercentage: null };
      expect(await service().call(update, { query: { id, oid } })).toEqual(nothing);
      expect(await service().call(update, { query: { id, oid, c: '1' } })).toEqual(nothing);
      expect(await service().call(find, { query: { uuid } })).toMatchObject({ paymentReference: null });
      expect((await service().send(update, { query: { id: 'another', oid } })).status).toBe(404);
      expect((await service().send(update, { query: { id, oid: 'another' } })).status).toBe(404);
      expect((await service().send(update, { query: { id } })).status).toBe(400);
    });

    it('is refused for an unknown customer, project or share', async () => {
      const { customerId: id } = await begin();
      const body = { projectId: 1, percentage: 25 };
      expect((await service().send(pay, { path: { id: 'x' }, body })).status).toBe(404);
      expect(await service().send(pay, { path: { id }, body: { ...body, projectId: 99 } })).toMatchObject({
        status: 400,
        answer: { field: 'projectId' },
      });
      expect(await service().send(pay, { path: { id }, body: { ...body, percentage: 30 } })).toMatchObject({
        status: 400,
        answer: { field: 'percentage' },
      });
    });

    it('that nobody began has no page', async () => {
      for (const path of ['/checkout/x', '/checkout/x/paid', '/checkout/x/cancelled'])
        expect((await at(path)).status).toBe(404);
      for (const path of ['/checkout/x/paid', '/checkout/x/cancelled'])
        expect((await press(path)).status).toBe(404);
    });
  });
});
