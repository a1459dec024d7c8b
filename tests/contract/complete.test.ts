import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf, newKey } from '../../src/energy/service/sign-up/keys.ts';
import type { SignUpStore } from '../../src/energy/service/store/signUps.ts';
import { gasQuote } from '../service/quotes.ts';
import { startService, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const complete = 'POST /request/switch/pro/complete';
/** Rounds of the race; `RACE_ROUNDS=100` makes the figure of the goal. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3);

describe.each(databases)('the completion on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const ask = (switchKey: string, headers = {}) =>
    service().send(complete, { body: { switchKey, switchCompleteOption: 'None' }, headers });

  it('gives a reference for each fuel, the name, the supplier and an id [S2.60, S7.06]', async () => {
    const { switched } = await given.signUp(service());
    expect(switched).toEqual({
      referenceNumbers: {
        g: expect.stringMatching(/^G-[2-9A-HJKMNP-Z]{9}$/),
        e: expect.stringMatching(/^E-[2-9A-HJKMNP-Z]{9}$/),
      },
      title: 'Miss',
      firstName: 'Canaria',
      lastName: 'Finchley',
      supplier: 'British Gas',
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('gives no reference for a fuel that is not switched', async () => {
    const switchPlan = { gas: given.bothFuels.gas };
    const { switched } = await given.signUp(service(), { kind: 'gas', body: gasQuote, switchPlan });
    expect(switched.referenceNumbers).toEqual({ g: expect.any(String), e: null });
  });

  it.each([
    ['personal', /your details are missing/],
    ['address', /your address details are missing/],
    ['terms-and-conditions', /the supplier's terms are missing/],
    ['bank', /your bank details are missing/],
    ['is-valid', /your bank details are not verified/],
  ])(
    'is refused while %s is missing, in a sentence, and goes through once it is there',
    async (left, says) => {
      const { switchKey } = await given.beginSignUp(service());
      const send: given.Calls['send'] = (call, parts) => service().send(call, parts);
      const call: given.Calls['call'] = async (callName, parts) =>
        callName.endsWith(left) ? (undefined as never) : service().call(callName, parts);
      await given.fillSignUp({ send, call }, switchKey);
      const refused = await ask(switchKey);
      expect(refused).toMatchObject({ status: 409, answer: { message: expect.stringMatching(says) } });
      await given.fillSignUp(service(), switchKey);
      expect((await ask(switchKey)).status).toBe(200);
    },
  );

  it.each([
    ['personal', 'personal', /your details are missing/],
    ['address', 'address', /your address details are missing/],
    ['terms', 'terms-and-conditions', /the supplier's terms are missing/],
    ['bank', 'bank', /your bank details are missing/],
  ] as const)(
    'is refused while %s cannot be read, as if it were missing, and goes through once it was saved anew',
    async (section, call, says) => {
      const { switchKey } = await given.beginSignUp(service());
      await given.fillSignUp(service(), switchKey);
      for (const text of [
        '',
        '{"a":1}',
        service().sealer.seal({ other: 1 }, `${hashOf(switchKey)} ${section}`),
      ]) {
        await service().store.signUps.save(hashOf(switchKey), { [section]: text });
        expect(await ask(switchKey)).toMatchObject({
          status: 409,
          answer: { message: expect.stringMatching(says) },
        });
        const saved = await service().call('POST /request/switch/pro/info/saved', { body: { switchKey } });
        expect(saved.savedSectionsDto).toMatchObject(section === 'bank' ? {} : { [section]: null });
      }
      const anew = { personal: given.customer, address: given.address, terms: given.terms, bank: given.bank };
      await service().call(`POST /request/switch/pro/update/${call}`, {
        body: { switchKey, ...anew[section] } as never,
      });
      expect((await ask(switchKey)).status).toBe(200);
    },
  );

  it.each(['', '{"a":1}', 'junk'])(
    'is of no plan %j: begin anew, and one that was made is told again',
    async (plan) => {
      const { switchKey, switchId } = await given.beginSignUp(service());
      const { signUps } = service().store;
      const begun = await signUps.find(hashOf(switchKey));
      const damaged = newKey();
      const key_hash = hashOf(damaged);
      await signUps.start({
        key_hash,
        switch_id: switchId,
        subject: begun?.subject ?? null,
        plan,
        created_at: begun?.created_at ?? '',
      });
      const gone = { status: 404, answer: { message: expect.stringMatching(/Please start again\.$/) } };
      expect(await ask(damaged)).toMatchObject(gone);
      const bank = { body: { switchKey: damaged, ...given.bank } };
      expect(await service().send('POST /request/switch/pro/update/bank', bank)).toMatchObject(gone);
      const answer = {
        referenceNumbers: { g: 'G-234567890', e: null },
        title: 'Miss',
        firstName: 'Canaria',
        lastName: 'Finchley',
        supplier: 'British Gas',
        uuid: randomUUID(),
      };
      const present = await signUps.find(key_hash);
      if (!present) throw new Error('It was begun.');
      await signUps.complete(present, {
        completed_at: present.created_at,
        handed_off_at: present.created_at,
        attempt: null,
        answer: service().sealer.seal(answer, `${key_hash} answer`),
        uuid: answer.uuid,
        customer_id: randomUUID(),
        gas_kwh: null,
        personal: null,
      });
      expect(await ask(damaged)).toMatchObject({ status: 200, answer: { geniusSwitchedDto: answer } });
    },
  );

  it('is refused when other bank details were verified than those that were saved', async () => {
    const { switchKey } = await given.beginSignUp(service());
    await given.fillSignUp(service(), switchKey);
    const other = { sortCode: '107999', accountNumber: '88837491' };
    await service().call('POST /request/bank/is-valid', { body: { switchKey, ...other } });
    expect((await ask(switchKey)).status).toBe(409);
    await service().call('POST /request/bank/is-valid', { body: { switchKey, ...given.account } });
    await service().call('POST /request/bank/is-valid', {
      body: { switchKey, ...given.account, accountNumber: '66374959' },
    });
    expect((await ask(switchKey)).status).toBe(409);
  });

  it('needs no bank details for a plan that is not paid by direct debit [S5.15]', async () => {
    const switchPlan = { gas: { tariffId: 201, payMethod: 'PrePaymentMeter' } } as const;
    const body = { ...gasQuote, newTariffPaymentMethod: 'prePaymentMeter' } as const;
    const { switchKey } = await given.beginSignUp(service(), { kind: 'gas', body, switchPlan });
    const { call } = service();
    await call('POST /request/switch/pro/update/personal', { body: { switchKey, ...given.customer } });
    await call('POST /request/switch/pro/update/address', { body: { switchKey, ...given.address } });
    await call('POST /request/switch/pro/update/terms-and-conditions', {
      body: { switchKey, ...given.terms },
    });
    expect((await ask(switchKey)).status).toBe(200);
  });

  it('keeps the key of its first attempt, and forgets bank details and birth date at the hand-off [S7.06]', async () => {
    const { switchKey, switchId } = await given.beginSignUp(service());
    await given.fillSignUp(service(), switchKey);
    await ask(switchKey, { 'Idempotency-Key': 'attempt-1' });
    await ask(switchKey, { 'Idempotency-Key': 'attempt-2' });
    const { signUps } = service().store;
    const kept = await signUps.findCompleted('completed_switch_id', switchId);
    expect(kept).toMatchObject({
      attempt: 'attempt-1',
      bank: null,
      bank_verified: null,
      handed_off_at: '2026-08-10T12:00:00.000Z',
    });
    const personal = service().sealer.open(kept?.personal ?? '', `${kept?.key_hash} personal`);
    expect(personal).toMatchObject({ lastName: 'Finchley' });
    expect(personal).not.toHaveProperty('dateOfBirth');
    const terms = service().sealer.open(kept?.terms ?? '', `${kept?.key_hash} terms`);
    expect(terms).toMatchObject({ evidence: { variant: 'default', wording: 'a'.repeat(64) } });
  });

  it(`makes one switch of 200 requests at once, all answered alike, ${rounds} rounds [G-08]`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { switchKey, switchId } = await given.beginSignUp(service());
      await given.fillSignUp(service(), switchKey);
      const answers = await Promise.all(Array.from({ length: 200 }, () => ask(switchKey)));
      expect(new Set(answers.map(({ status, answer }) => `${status} ${JSON.stringify(answer)}`)).size).toBe(
        1,
      );
      expect(answers[0]?.status).toBe(200);
      expect(await service().store.signUps.findCompleted('completed_switch_id', switchId)).toBeDefined();
    }
  }, 1_200_000);

  it('happens once for one quote, whatever keys two tabs hold [S8.02]', async () => {
    const { switchKey, switchId } = await given.beginSignUp(service());
    const { switchType } = { switchType: 'dualConsolidatedToDualConsolidated' } as const;
    const key = { body: { switchId, switchType, switchPlan: given.bothFuels } };
    const { geniusSwitchKeyDto: other } = await service().call('POST /request/switch/pro/key', key);
    await given.fillSignUp(service(), switchKey);
    await given.fillSignUp(service(), other.switchKey);
    const answers = await Promise.all(
      [switchKey, other.switchKey].flatMap((each) => [ask(each), ask(each), ask(each)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await service().send('POST /request/switch/pro/key', key)).toMatchObject({
      status: 409,
      answer: { field: 'switchId' },
    });
  });

  it('takes what was saved last, when something is saved while it runs', async () => {
    const { store, sealer } = service();
    const { switchKey } = await given.beginSignUp(service());
    await given.fillSignUp(service(), switchKey);
    let saved = false;
    const signUps: SignUpStore = {
      ...store.signUps,
      complete: async (signUp, completion) => {
        if (!saved) {
          saved = true;
          const body = { switchKey, ...given.customer, firstName: 'Later' };
          await service().call('POST /request/switch/pro/update/personal', { body });
        }
        return store.signUps.complete(signUp, completion);
      },
    };
    const racing = await startService({ store: { ...store, signUps }, sealer });
    const { geniusSwitchedDto } = await racing.call(complete, {
      body: { switchKey, switchCompleteOption: 'None' },
    });
    expect(geniusSwitchedDto.firstName).toBe('Later');
  });

  it('is known to its own visitor only [S2.03, T-41]', async () => {
    const question = 'POST /request/customer/whitelabel/switch/complete';
    const { anonymous } = service();
    const [me, you] = [visitor('me', anonymous), visitor('you', anonymous)];
    const { switchKey, switchId } = await given.beginSignUp(me);
    await given.fillSignUp(me, switchKey);
    const asked = async (send: typeof anonymous, body = { switchId }) =>
      (await send(question, { body })).answer;
    expect(await asked(me.send)).toBe(false);
    await me.call(complete, { body: { switchKey, switchCompleteOption: 'None' } });
    expect(await asked(me.send)).toBe(true);
    for (const stranger of [you.send, anonymous]) {
      expect(await asked(stranger)).toBe(false);
      expect(await asked(stranger, { switchId: 1 })).toBe(false);
    }
    expect((await me.send(question, { body: { switchId: 'x' } })).status).toBe(400);
  });

  describe('retention', () => {
    it('ends after 24 hours for what was never completed, and never erases a completed switch with it', async () => {
      const open = await given.beginSignUp(service());
      await given.fillSignUp(service(), open.switchKey);
      const done = await given.signUp(service());
      const { store } = service();
      await store.eraseUnfinished('2026-08-10T12:00:00.000Z');
      expect(
        (
          await service().send('POST /request/switch/pro/detail/titles', {
            body: { switchKey: open.switchKey },
          })
        ).status,
      ).toBe(200);
      expect(await store.eraseUnfinished('2026-08-10T12:00:00.001Z')).toBeGreaterThan(0);
      expect(
        (
          await service().send('POST /request/switch/pro/detail/titles', {
            body: { switchKey: open.switchKey },
          })
        ).status,
      ).toBe(404);
      expect((await ask(done.switchKey)).status).toBe(200);
    });

    it('ends at once for a switch that is to be erased: quote, sign-up, tracking, offset', async () => {
      const { store, call } = service();
      const { switchId, switched } = await given.signUp(service());
      const other = await given.signUp(service());
      const record = (id: number) => ({
        userRefId: '',
        referralBranch: '',
        userTrackingId: `of ${id}`,
        switchId: id,
        propertyDetails: [],
      });
      await call('POST /request/user/track-records', { body: [record(switchId), record(other.switchId)] });
      const { customerId } = await call('POST /request/clevel/customer/carbonoffset', {
        query: { uuid: switched.uuid },
      });
      const payment = { path: { id: customerId }, body: { projectId: 1, percentage: 25 } } as const;
      const { checkOutUrl } = await call('POST /request/clevel/customer/{id}/carbonoffset/payment', payment);
      const owner = (await store.signUps.findCompleted('completed_switch_id', switchId))?.subject ?? null;
      expect(await store.findQuote(switchId, owner)).toBeDefined();
      expect(await store.erase(switchId)).toBe(4);
      expect(await store.erase(switchId)).toBe(0);
      expect(await store.findQuote(switchId, owner)).toBeUndefined();
      expect(await store.signUps.findCompleted('completed_switch_id', switchId)).toBeUndefined();
      expect(await store.offsets.find(checkOutUrl.split('/').at(-1) ?? '')).toBeUndefined();
      expect(await store.findTracking(`of ${switchId}`)).toEqual([]);
      expect(await store.findTracking(`of ${other.switchId}`)).toHaveLength(1);
      expect(await store.signUps.findCompleted('completed_switch_id', other.switchId)).toBeDefined();
    });

    it('ends after 13 months for everything', async () => {
      const { switchId } = await given.signUp(service());
      await service().store.eraseBefore('2999-01-01T00:00:00.000Z');
      expect(await service().store.signUps.findCompleted('completed_switch_id', switchId)).toBeUndefined();
    });
  });
});
