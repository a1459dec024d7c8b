import { describe, expect, it } from 'vitest';
import { visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const saved = 'POST /request/switch/pro/info/saved';
const none = { message: 'This sign-up is not open any more. Please start again.', field: 'switchKey' };
const { dateOfBirth, ...customer } = given.customer;

describe.each(databases)('the saved sections of a sign-up on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);

  /** A visitor with a sign-up of their own. */
  async function applicant(name: string) {
    const calls = visitor(name, service().anonymous);
    const { switchKey } = await given.beginSignUp(calls);
    return { ...calls, switchKey, ask: () => calls.send(saved, { body: { switchKey } }) };
  }

  it('are null, each for itself, until it was saved [S4.03]', async () => {
    const { call, switchKey } = await applicant('ada');
    const body = { switchKey };
    const nothing = { personal: null, address: null, terms: null };
    expect(await call(saved, { body })).toEqual({ savedSectionsDto: nothing });
    await call('POST /request/switch/pro/update/personal', { body: { switchKey, ...given.customer } });
    expect(await call(saved, { body })).toEqual({ savedSectionsDto: { ...nothing, personal: customer } });
    await call('POST /request/switch/pro/update/address', { body: { switchKey, ...given.address } });
    await call('POST /request/switch/pro/update/terms-and-conditions', {
      body: { switchKey, ...given.terms },
    });
    expect(await call(saved, { body })).toEqual({
      savedSectionsDto: { personal: customer, address: given.address, terms: given.terms },
    });
  });

  it('never hold the birth date, nor a word of the bank details [S4.03]', async () => {
    const { send, call, switchKey, ask } = await applicant('ada');
    await given.fillSignUp({ send, call }, switchKey);
    const { status, answer } = await ask();
    expect(status).toBe(200);
    const { accountName, sortCode, accountNumber } = given.bank;
    for (const word of [dateOfBirth, accountName, sortCode, accountNumber])
      expect(JSON.stringify(answer)).not.toContain(word);
  });

  it('are for the visitor alone who made the sign-up, after a renewed token too', async () => {
    const { send, call, switchKey } = await applicant('ada');
    await given.fillSignUp({ send, call }, switchKey);
    const another = await applicant('ben');
    expect(await another.send(saved, { body: { switchKey } })).toMatchObject({ status: 404, answer: none });
    expect(await service().anonymous(saved, { body: { switchKey } })).toMatchObject({
      status: 404,
      answer: none,
    });
    const again = await applicant('ada');
    expect((await again.send(saved, { body: { switchKey } })).status).toBe(200);
    expect(await again.send(saved, { body: { switchKey: 'x'.repeat(43) } })).toMatchObject({
      status: 404,
      answer: none,
    });
  });

  it('are gone once the switch is completed [S7.06]', async () => {
    const { send, call, switchKey, ask } = await applicant('ada');
    await given.fillSignUp({ send, call }, switchKey);
    await call('POST /request/switch/pro/complete', { body: { switchKey, switchCompleteOption: 'None' } });
    expect(await ask()).toMatchObject({ status: 404, answer: none });
  });
});
