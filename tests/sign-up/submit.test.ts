import { createHash } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { calls } from '../../src/energy/api/contract.ts';
import { ApiFailure } from '../../src/energy/api/failure.ts';
import { isComplete } from '../../src/engine/journey.ts';
import { valuesOf } from '../../src/engine/path.ts';
import { shownTexts } from '../../src/engine/shown-texts.ts';
import { spokenOptions } from '../../widgets/words.ts';
import { opening, specified, termsPayload } from '../oracle/terms-oracle.ts';
import { plainDeal } from './deal.ts';
import { customer, switchKey } from './form.ts';
import { agreements, bank, FakeService, fillIn, press, settled, signUpStore } from './service.ts';

async function filled(deal = plainDeal) {
  const service = new FakeService(deal);
  const store = signUpStore(service, deal);
  await fillIn(store);
  expect(isComplete(store.view.getState().steps)).toBe(true);
  service.calls.splice(0);
  return { service, store };
}

const stages = [
  'switch/pro/update/personal',
  'switch/pro/update/address',
  'switch/pro/update/terms-and-conditions',
  'bank/is-valid',
  'switch/pro/update/bank',
  'switch/pro/complete',
] as const;
const fails = (status: number, said?: string) => new ApiFailure({ status, said });

describe('opening the sign-up [S4.01]', () => {
  it('asks first whether the switch was made, then loads plan, lists and address', async () => {
    const service = new FakeService(plainDeal);
    const store = signUpStore(service);
    store.enter();
    await settled(store);
    const names = service.calls.map(({ name }) => name).filter((name) => !name.includes('track'));
    expect(names[0]).toBe('POST /request/customer/whitelabel/switch/complete');
    expect(names.slice(1).sort()).toEqual([
      // What the quote found is not known any more: the address leads to the meters.
      'GET /request/address/recco',
      'GET /request/switch/pro/info/address/v2',
      'POST /request/switch/pro/detail/direct-debit-days',
      'POST /request/switch/pro/detail/employment-statuses',
      'POST /request/switch/pro/detail/residential-statuses',
      'POST /request/switch/pro/detail/titles',
      'POST /request/switch/pro/info/saved',
      'POST /request/switch/pro/info/switch-plan',
    ]);
    expect(store.view.getState().state.answers).toMatchObject({
      employmentStatusId: 1,
      residentialStatusId: 1,
      lengthOfResidencyInMonths: 36,
    });
  });

  it('loads nothing and leads to the complete page when the switch was made', async () => {
    const service = new FakeService(plainDeal);
    service.switches = 1;
    const store = signUpStore(service);
    store.enter();
    await settled(store);
    expect(service.names).toEqual(['customer/whitelabel/switch/complete']);
    expect(store.view.getState().go).toBe('/switch-complete');
    expect(valuesOf(store.view.getState().state, 'session').alreadySwitched).toBe(true);
  });

  it.each([401, 500])(
    'that a %i sent to the error page asks for the plan again when the person is back [S7.01] [S8.01]',
    async (status) => {
      const service = new FakeService(plainDeal);
      service.instead['POST /request/switch/pro/info/switch-plan'] = new ApiFailure({ status });
      const store = signUpStore(service);
      await fillIn(store);
      const { answers } = store.view.getState().state;
      expect(store.view.getState().go).toBeUndefined();
      const last = () => store.view.getState().steps.findLast(({ open }) => open);
      expect(last()?.id).toBe('supplier-terms');
      expect(JSON.stringify(last()?.card.items)).toContain('We could not load the deal that you chose.');

      delete service.instead['POST /request/switch/pro/info/switch-plan'];
      store.press('retryPlan');
      await settled(store);
      expect(last()?.id).toBe('terms');
      expect(store.view.getState().state.answers).toMatchObject(answers);
    },
  );

  it('keeps the terms closed while the wording cannot be had, says so, and opens them after another try', async () => {
    const service = new FakeService(plainDeal);
    let isBroken = true;
    const store = signUpStore(service, plainDeal, {
      variantOf: async () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return { name: '12-ovo', variant: { owners: [12], name: 'OVO', card: 'terms' }, parents: {} };
      },
    });
    await fillIn(store);
    const open = () => store.view.getState().steps.flatMap(({ id, open }) => (open ? id : []));
    expect(open().at(-1)).toBe('supplier-terms');
    expect(JSON.stringify(store.view.getState().steps)).toContain(
      'We could not load the terms of your new supplier.',
    );
    expect(isComplete(store.view.getState().steps)).toBe(false);
    isBroken = false;
    store.press('retryTerms');
    await settled(store);
    expect(open().at(-1)).toBe('terms');
  });
});

describe('the submit [S4.03] [S7.04] [S7.05] [S7.06]', () => {
  it('sends the stages in order, goes on, and keeps the result but no person', async () => {
    const { service, store } = await filled();
    expect(await press(store)).toBe(true);
    expect(service.names).toEqual(stages);
    const { session } = store.view.getState().state.sources;
    expect(session).toMatchObject({
      switched: true,
      gasReference: 'G-1',
      electricityReference: 'E-1',
      switchedSupplier: 'New Energy',
      switchedUuid: 'u-9',
      switchedName: 'Ms Ada Lovelace',
      switchedFuels: 'Gas & Electricity',
      switchedTariff: 'Fixed',
      switchedPayMethod: plainDeal.payMethod,
      switchedAddress: expect.stringMatching(/\w/),
      switchedCost: 1200,
      switchedExitFees: 130,
      switchDelayed: false,
      switchKey: null,
    });
  });

  it.each(['QuaterlyDirectDebit', 'PrePaymentMeter'] as const)('knows what %s needs', async (payMethod) => {
    const deal = { ...plainDeal, payMethod };
    const service = new FakeService(deal);
    const store = signUpStore(service, deal);
    await fillIn(store, { prePaymentMeterId: 2 });
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    const banking = payMethod === 'PrePaymentMeter' ? [] : ['bank/is-valid', 'switch/pro/update/bank'];
    expect(service.names).toEqual([...stages.slice(0, 3), ...banking, 'switch/pro/complete']);
  });

  it('sends what the contract admits, each section with the very answers', async () => {
    const { service, store } = await filled();
    store.change('separateBilling', true);
    store.change('manuallyEnterBilling', true);
    for (const [name, value] of Object.entries({
      line1: '1 A',
      line2: 'B',
      city: 'C',
      ownPostcode: 'NR21NH',
    }))
      store.change(`billing.${name}`, value);
    await press(store);
    for (const { name, body } of service.calls) {
      const schema = Object.entries(calls).find(([one]) => one === name)?.[1];
      if (schema !== undefined && 'body' in schema)
        expect([...Value.Errors(schema.body, body)], name).toEqual([]);
    }
    const { mpanNumber: _, mprnNumber: _gas, mpanValid: _valid, residentialStatusId, ...person } = customer;
    expect(service.bodyOf('/personal')).toEqual({ switchKey, ...person });
    expect(service.bodyOf('/address')).toEqual({
      switchKey,
      residentialAddresses: { present: { residentialStatusId, lengthOfResidencyInMonths: 36 } },
      previousAddresses: [],
      businessAddress: {
        line1: '1 A',
        line2: 'B',
        city: 'C',
        county: '',
        postcode: 'NR21NH',
        text: '1 A, B, C, NR2 1NH',
        separateBilling: true,
        manuallyEnterBilling: true,
      },
    });
    const { sortCode, accountNumber } = bank;
    expect(service.bodyOf('is-valid')).toEqual({ switchKey, sortCode, accountNumber });
    expect(service.bodyOf('/bank')).toEqual({
      switchKey,
      ...bank,
      sortCode1: '08',
      sortCode2: '99',
      sortCode3: '99',
    });
    expect(service.bodyOf('pro/complete')).toEqual({ switchKey, switchCompleteOption: 'None' });
  });

  it.each(specified)('of %s sends its consents [S2.30 to S2.44]', async (variant) => {
    const deal = { ...plainDeal, variant, gasIsSmart: true };
    const { service, store } = await filled(deal);
    await press(store);
    const { evidence: _, ...sent } = service.bodyOf('terms-and-conditions') ?? {};
    const shown = store.view.getState().steps.flatMap(({ card }) => card.fields.map(({ name }) => name));
    const given = Object.fromEntries(Object.entries(agreements).filter(([name]) => shown.includes(name)));
    expect(sent).toEqual({
      switchKey,
      mpanNumber: customer.mpanNumber,
      mpanValid: true,
      mprnNumber: customer.mprnNumber,
      ...termsPayload(deal, { ...opening(deal), ...(given as Record<string, boolean>) }),
    });
  });
});

describe('a failed stage [S8.01] [S8.02]', () => {
  const alerts = [
    'Customer details could not be saved',
    'Address details could not be saved',
    'Supplier terms could not be saved',
    'We could not verify your bank details',
    'Bank details could not be saved',
    'Switch could not be completed. Please contact the administrator.',
  ];

  it.each(stages.map((stage, place) => [stage, alerts[place] ?? '', place] as const))(
    '%s says: %s; nothing is lost, and the next try goes on from there',
    async (stage, alert, place) => {
      const { service, store } = await filled();
      const before = store.view.getState().state.answers;
      service.instead[`POST /request/${stage}`] = fails(503);
      expect(await press(store)).toBe(false);
      expect(store.view.getState().failure).toEqual({
        heading: 'Our service could not do this. Please try again.',
        message: alert,
        status: 503,
        journey: 'sign-up',
      });
      expect(store.view.getState().state.answers).toMatchObject(before);
      expect(service.names.slice(0, place + 1)).toEqual(stages.slice(0, place + 1));
      expect(JSON.stringify(service.tracked)).toContain(
        '[{"name":"Action","value":"Error Page"},{"name":"Status","value":"503"}]',
      );

      delete service.instead[`POST /request/${stage}`];
      service.calls.splice(0);
      expect(await press(store)).toBe(true);
      const asked = place === 5 ? ['customer/whitelabel/switch/complete'] : [];
      expect(service.names).toEqual([...asked, ...stages.slice(place)]);
    },
  );

  it.each(stages.map((stage, place) => [stage, alerts[place] ?? ''] as const))(
    'that nobody answered, %s, says so above the alert: it is the line that needs mending',
    async (stage, alert) => {
      const { service, store } = await filled();
      service.instead[`POST /request/${stage}`] = fails(0);
      await press(store);
      expect(store.view.getState().failure).toEqual({
        heading: 'We could not reach our service. Please check your connection and try again.',
        message: alert,
        status: 0,
        journey: 'sign-up',
      });
    },
  );

  it('of a bank check that is busy blames no bank details, and of a sign-up that has ended says so', async () => {
    const { service, store } = await filled();
    service.instead['POST /request/bank/is-valid'] = fails(503);
    await press(store);
    expect(store.view.getState().state.answers.bankRefused).toBe(false);
    const ended = 'This sign-up is not open any more. Please start again.';
    delete service.instead['POST /request/bank/is-valid'];
    service.instead['POST /request/switch/pro/update/bank'] = fails(404, ended);
    await press(store);
    expect(store.view.getState().failure?.heading).toBe(ended);
  });

  it('of terms that changed since the page was opened says what to do, and nothing that is for who writes programs [S8.01]', async () => {
    const { service, store } = await filled();
    const told = 'This does not fit the other answers: with them the page sends null.';
    service.instead['POST /request/switch/pro/update/terms-and-conditions'] = fails(400, told);
    expect(await press(store)).toBe(false);
    expect(store.view.getState().failure).toMatchObject({
      heading: expect.stringMatching(/^The terms of your supplier may have changed .* load it again/),
      message: 'Supplier terms could not be saved',
    });
  });

  it.each([
    ['in the answer', { isValid: false }, ''],
    ['by its status', fails(409), ''],
    ['in words', fails(422, 'It takes no Direct Debits.'), 'It takes no Direct Debits.'],
  ])('that was a refusal of the bank details, %s, is told beside them', async (_, answer, says) => {
    const { service, store } = await filled();
    service.instead['POST /request/bank/is-valid'] = answer;
    expect(await press(store)).toBe(false);
    expect(store.view.getState().failure?.message).toBe('We could not verify your bank details');
    expect(store.view.getState().failure?.heading).toBeUndefined();
    const told = store.view
      .getState()
      .steps.flatMap(({ card }) => card.items)
      .find(({ name }) => name === 'not-verified');
    expect(told).toMatchObject({
      heading: 'We could not verify your bank details',
      text: expect.stringContaining(`${says} Compare the sort code`),
    });
    store.change('accountNumber', '12345678');
    delete service.instead['POST /request/bank/is-valid'];
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names).toEqual(stages.slice(3));
  });

  it('sends a section again when it was changed since', async () => {
    const { service, store } = await filled();
    service.instead['POST /request/switch/pro/complete'] = fails(503);
    await press(store);
    store.change('firstName', 'Augusta');
    delete service.instead['POST /request/switch/pro/complete'];
    service.calls.splice(0);
    await press(store);
    expect(service.names).toEqual([
      'switch/pro/update/personal',
      'customer/whitelabel/switch/complete',
      'switch/pro/complete',
    ]);
  });
});

describe('a switch is made once and never called a failure that it was not [S7.06]', () => {
  it('when the button is pressed twice', async () => {
    const { service, store } = await filled();
    const results = await Promise.all([press(store), press(store), press(store)]);
    expect(results).toEqual([true, false, false]);
    expect(service.names.filter((name) => name === 'switch/pro/complete')).toHaveLength(1);
  });

  it('when two tabs complete it: one key, one switch, the same result', async () => {
    const service = new FakeService(plainDeal);
    const tabs = [signUpStore(service), signUpStore(service)];
    for (const tab of tabs) await fillIn(tab);
    expect(await Promise.all(tabs.map(press))).toEqual([true, true]);
    const completed = service.calls.filter(({ name }) => name === 'POST /request/switch/pro/complete');
    expect(new Set(completed.map(({ body }) => body.switchKey))).toEqual(new Set([switchKey]));
    for (const tab of tabs)
      expect(valuesOf(tab.view.getState().state, 'session')).toMatchObject({
        switched: true,
        gasReference: 'G-1',
      });
  });

  it('when the reply is lost: it asks whether it was made, and gets the result', async () => {
    const { service, store } = await filled();
    let lost = 1;
    service.instead['POST /request/switch/pro/complete'] = () => {
      const reply = service.complete();
      lost -= 1;
      return lost === 0 ? fails(0) : reply;
    };
    expect(await press(store)).toBe(true);
    expect(service.names.slice(-3)).toEqual([
      'switch/pro/complete',
      'customer/whitelabel/switch/complete',
      'switch/pro/complete',
    ]);
    expect(valuesOf(store.view.getState().state, 'session')).toMatchObject({
      switched: true,
      gasReference: 'G-1',
    });
  });

  it('when every reply is lost: it is known to be switched, without its references', async () => {
    const { service, store } = await filled();
    service.instead['POST /request/switch/pro/complete'] = () => {
      service.complete();
      return fails(0);
    };
    expect(await press(store)).toBe(true);
    expect(store.view.getState().failure).toBeUndefined();
    const session = valuesOf(store.view.getState().state, 'session');
    expect(session).toMatchObject({ alreadySwitched: true });
    // It may have been made of another deal, in another tab.
    expect(session).not.toHaveProperty('switchedCost');
  });

  it('when nobody could be asked at first: the next try asks before it makes another', async () => {
    const { service, store } = await filled();
    const asks = 'POST /request/customer/whitelabel/switch/complete';
    service.instead['POST /request/switch/pro/complete'] = () => {
      service.complete();
      return fails(0);
    };
    service.instead[asks] = fails(0);
    expect(await press(store)).toBe(false);
    delete service.instead['POST /request/switch/pro/complete'];
    delete service.instead[asks];
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names[0]).toBe('customer/whitelabel/switch/complete');
    expect(valuesOf(store.view.getState().state, 'session')).toMatchObject({ switched: true });
  });
});

describe('the evidence of consent', () => {
  it('is the variant and the fingerprint of the very words, with the terms and with the record of the switch', async () => {
    const { service, store } = await filled({ ...plainDeal, variant: '49-octopus-energy' });
    const card = store.view.getState().steps.find(({ id }) => id === 'terms')?.card;
    if (card === undefined) throw new Error('The terms are a card.');
    const texts = shownTexts(card, spokenOptions);
    expect(texts).toContain('I agree that New Energy may run a credit check.');
    const wording = createHash('sha256').update(texts.join('\n')).digest('hex');
    await press(store);
    expect(service.bodyOf('terms-and-conditions')?.evidence).toEqual({
      variant: '49-octopus-energy',
      wording,
    });
    expect(JSON.stringify(service.tracked.at(-1))).toContain(
      JSON.stringify([
        { name: 'Action', value: 'Switch Complete' },
        { name: 'Consent Variant', value: '49-octopus-energy' },
        { name: 'Consent Wording SHA-256', value: wording },
      ]),
    );
  });

  it('carries nothing about the person into the tracking', async () => {
    const { service, store } = await filled();
    await press(store);
    const tracked = JSON.stringify(service.tracked);
    for (const secret of ['Lovelace', 'ada@example.com', '01603123456', '1990-12-10', '66374958', '089999'])
      expect(tracked).not.toContain(secret);
  });
});
