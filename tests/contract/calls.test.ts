import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/main/app.ts';
import { databases, serviceOn } from './stores.ts';

describe.each(databases)('session and address calls on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);

  describe('token', () => {
    it('is a bearer token of 120 seconds that every call takes [Q4.41, Q6.01]', async () => {
      const { token, expiresInSeconds } = await service().call('POST /auth/token', {});
      expect(expiresInSeconds).toBe(120);
      const answer = await service().send('GET /request/ev/make', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
    });

    it('holds until it expires, in every process of the same database', async () => {
      const { token } = await service().call('POST /auth/token', {});
      const now = Date.UTC(2026, 7, 10, 12);
      const statusAfter = async (seconds: number) => {
        const other = createApp({
          store: service().store,
          sealer: service().sealer,
          settingsFile: '',
          now: () => now + seconds * 1000,
        });
        const reply = await other.request('/request/ev/make', {
          headers: { Authorization: `Bearer ${token}` },
        });
        return reply.status;
      };
      expect(await statusAfter(119)).toBe(200);
      expect(await statusAfter(121)).toBe(401);
    });

    it.each(['Bearer nonsense', 'Bearer 9999999999.abc.AAAA', 'Basic dXNlcjpwYXNz', 'Bearer '])(
      'is refused when it is %j, with a message',
      async (authorization) => {
        const { status, answer } = await service().send('GET /request/ev/make', {
          headers: { Authorization: authorization },
        });
        expect(status).toBe(401);
        expect(answer).toEqual({ message: 'Your session has expired. Please try again.' });
      },
    );

    it.each<readonly [string, (token: string) => string]>([
      ['padding', (token) => `${token}=`],
      ['more padding', (token) => `${token}==`],
      ['a fourth part', (token) => `${token}.x`],
      ['an empty fourth part', (token) => `${token}.`],
      ['junk behind it', (token) => `${token}!!`],
      ['letters behind it', (token) => `${token}AAAA`],
      ['junk inside its signature', (token) => `${token.slice(0, -9)}!${token.slice(-9)}`],
      ['a last letter that decodes alike', (token) => `${token.slice(0, -1)}${alike(token.at(-1) ?? '')}`],
      ['the other base64', (token) => `${token}`.replaceAll('-', '+').replaceAll('_', '/').concat('=')],
      ['a zero before its end', (token) => `0${token}`],
      ['a later end', (token) => `9${token}`],
      ['another subject', (token) => token.replace(/\..{22}\./, `.${'A'.repeat(22)}.`)],
      ['padding behind its subject', (token) => token.replace(/\.(.{22})\./, '.$1=.')],
      ['no signature', (token) => token.replace(/[^.]+$/, '')],
    ])('is refused with %s', async (_what, forge) => {
      const { token } = await service().call('POST /auth/token', {});
      const ask = async (given: string) =>
        (await service().anonymous('GET /request/ev/make', { headers: { Authorization: `Bearer ${given}` } }))
          .status;
      expect(await ask(token)).toBe(200);
      expect(await ask(forge(token))).toBe(401);
    });

    it('may be absent: the browser attaches it once it holds one [Q6.01]', async () => {
      expect((await service().anonymous('GET /request/ev/make', {})).status).toBe(200);
    });
  });

  describe('tracking', () => {
    const record = {
      userRefId: 'r',
      referralBranch: 'WEB',
      userTrackingId: 'u',
      switchId: null,
      propertyDetails: [{ name: 'Page', value: 'Results' }],
    };

    it('records page views and actions [Q7.01]', async () => {
      const answer = await service().call('POST /request/user/track-records', { body: [record, record] });
      expect(answer).toEqual({ recorded: 2 });
      expect(await service().store.findTracking('u')).toEqual([record, record]);
    });

    it('is never refused for an expired token, so that it cannot disturb the customer [Q7.01]', async () => {
      const headers = { Authorization: 'Bearer expired' };
      const answer = await service().send('POST /request/user/track-records', { body: [record], headers });
      expect(answer.status).toBe(200);
    });

    it('answers even when it cannot be saved', async () => {
      const store = { ...service().store, saveTracking: () => Promise.reject(new Error('disk full')) };
      const app = createApp({ store, sealer: service().sealer, settingsFile: '' });
      const reply = await app.request('/request/user/track-records', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify([record]),
      });
      expect([reply.status, await reply.json()]).toEqual([200, { recorded: 0 }]);
    });

    it('takes 1 to 50 records', async () => {
      const statusOf = async (count: number) => {
        const body = Array.from({ length: count }, () => record);
        return (await service().send('POST /request/user/track-records', { body })).status;
      };
      expect(await Promise.all([0, 1, 50, 51].map(statusOf))).toEqual([400, 200, 200, 400]);
    });
  });

  describe('addresses', () => {
    it('are the same from both sources [Q6.03, Q7.12]', async () => {
      const query = { postcode: 'NR21NH' };
      const recco = await service().call('GET /request/address/recco', { query });
      const listed = await service().call('GET /request/address/list/postcode', { query });
      expect(listed.verifiedAddresses).toEqual(recco);
      expect(recco[0]?.text).toMatch(/, Norwich, NR2 1NH$/);
    });

    it('have meters, which hold to the contract for every address [Q7.12]', async () => {
      const addresses = await service().call('GET /request/address/recco', { query: { postcode: 'B338TH' } });
      for (const body of addresses) {
        const [details, ...others] = await service().call('POST /request/address/recco/details', { body });
        expect(others).toEqual([]);
        expect(details?.mpan?.slice(-13)).toBe(body.mpanCores[0]);
      }
    });

    it('that we never gave have no meters', async () => {
      const [address] = await service().call('GET /request/address/recco', { query: { postcode: 'NR21NH' } });
      if (!address) throw new Error('no address');
      const details = (body: typeof address) =>
        service().call('POST /request/address/recco/details', { body });
      expect(await details(address)).toHaveLength(1);
      expect(await details({ ...address, addressLine1: '99 Elsewhere' })).toEqual([]);
      expect(await details({ ...address, postcode: 'NR21NJ' })).toEqual([]);
      expect(await details({ ...address, mpanCores: ['1012345678901'] })).toEqual([]);
    });

    it.each([
      ['', /missing|form/],
      ['nr21nh', /postcode is not in the right form/],
      ['NR2 1NH', /postcode is not in the right form/],
      ['QQ11AA', /postcode is not in the right form/],
      ['AP11AA', /do not know this postcode/],
      ['BT15GS', /Northern Ireland.*we can only compare prices in Great Britain/],
      ['JE11AA', /Jersey.*we can only compare prices in Great Britain/],
    ])('are refused for the postcode %j, naming the field', async (postcode, message) => {
      for (const call of ['GET /request/address/recco', 'GET /request/address/list/postcode'] as const) {
        const { status, answer } = await service().send(call, { query: { postcode } });
        expect(status).toBe(400);
        expect(answer).toEqual({ message: expect.stringMatching(message), field: 'postcode' });
      }
    });
  });

  it('checks an MPAN [Q7.12]', async () => {
    const check = (mpan: string) => service().call('GET /request/customer/mpan', { query: { mpan } });
    expect(await check('018011001099991001006')).toMatchObject({
      isValid: true,
      isDomestic: true,
      isEconomy7: false,
    });
    expect(await check('028111201099991002000')).toMatchObject({
      isValid: true,
      isDomestic: true,
      isEconomy7: true,
    });
    expect(await check('028111201099991002001')).toMatchObject({ isValid: false });
    const short = await service().send('GET /request/customer/mpan', { query: { mpan: '123' } });
    expect(short).toMatchObject({ status: 400, answer: { field: 'mpan' } });
  });
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another letter whose first four bits are the same: at the end of 32 bytes it decodes alike. */
const alike = (letter: string) => letters[letters.indexOf(letter) ^ 1] ?? '';
