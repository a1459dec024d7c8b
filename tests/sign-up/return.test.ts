import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../src/energy/api/failure.ts';
import { isComplete } from '../../src/engine/journey.ts';
import type { Json } from '../../src/engine/types.ts';
import type { JourneyStore } from '../../src/runtime/store.ts';
import { dealsOf, plainDeal, variantFiles } from './deal.ts';
import { customer, switchKey } from './form.ts';
import { agreements, bank, FakeService, fillIn, press, settled, signUpStore } from './service.ts';

const saved = 'POST /request/switch/pro/info/saved';
const completes = 'POST /request/switch/pro/complete';

const answersOf = (store: JourneyStore) => store.view.getState().state.answers;

/** A person whose submit came as far as the switch itself, which failed; and the page, loaded again. */
async function comesBack(deal = plainDeal, more: Readonly<Record<string, Json>> = {}) {
  const service = new FakeService(deal);
  const before = signUpStore(service, deal);
  await fillIn(before, more);
  // An address of a list is there once it is chosen; the list itself is nobody's concern here.
  for (const [field, value] of Object.entries(more)) before.change(field, value);
  service.instead[completes] = new ApiFailure({ status: 503 });
  expect(await press(before)).toBe(false);
  delete service.instead[completes];
  service.calls.splice(0);
  return { service, before, store: signUpStore(service, deal) };
}

async function enters(store: JourneyStore): Promise<void> {
  store.enter();
  await settled(store);
}

/** Types the birth date, and the bank details where they are asked. */
async function typesTheRest(store: JourneyStore): Promise<void> {
  store.change('dateOfBirth', String(customer.dateOfBirth));
  await settled(store);
  const isAsked = store.view
    .getState()
    .steps.some(({ open, card }) => open && card.fields.some(({ name }) => name === 'sortCode'));
  for (const [field, value] of isAsked ? Object.entries(bank) : []) store.change(field, value);
  await settled(store);
}

/** The notices that a card shows, by their names. */
function noticesOf(store: JourneyStore, card: string): readonly string[] {
  const step = store.view.getState().steps.find(({ id }) => id === card);
  return step?.open ? step.card.items.flatMap((item) => (item.kind === 'notice' ? item.name : [])) : [];
}

describe('a sign-up that is loaded again [S4.01] [S4.03]', () => {
  it('comes back with the sections that the service has, but for birth date and bank details', async () => {
    const { store, before } = await comesBack(plainDeal, { lengthOfResidencyInMonths: 50 });
    await enters(store);
    const { dateOfBirth: _, mpanValid: __, ...brought } = customer;
    expect(answersOf(store)).toMatchObject({
      ...brought,
      lengthOfResidencyInMonths: 50,
      switchAfterCoolingOfPeriod: agreements.switchAfterCoolingOfPeriod,
      suppliersTermsAndConditionsAreAccepted: true,
    });
    expect(answersOf(before).accountNumber).toBe(bank.accountNumber);
    for (const name of ['dateOfBirth', ...Object.keys(bank)])
      expect(answersOf(store)).not.toHaveProperty(name);
    expect(noticesOf(store, 'customer')).toContain('brought-back');
    expect(noticesOf(store, 'customer')).not.toContain('terms-again');
  });

  it('asks for nothing else, and sends nothing twice that is as it was', async () => {
    const { store, service } = await comesBack();
    await enters(store);
    await typesTheRest(store);
    expect(isComplete(store.view.getState().steps)).toBe(true);
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names).toEqual([
      'switch/pro/update/personal',
      'bank/is-valid',
      'switch/pro/update/bank',
      'switch/pro/complete',
    ]);
    expect(service.bodyOf('update/personal')).toMatchObject({ dateOfBirth: customer.dateOfBirth });
  });

  it.each(variantFiles)(
    'with the terms of %s as they were given, whatever the deal [S2.30 to S2.44]',
    async (variant) => {
      // Of its 36 deals four, which between them have every fuel, pay method and state of the meters.
      for (const deal of dealsOf(variant).filter((_, place) => [1, 8, 18, 35].includes(place))) {
        const more = { agreeSmartMeterConditions: true };
        const { store, service } = await comesBack(deal, more);
        await enters(store);
        await typesTheRest(store);
        service.calls.splice(0);
        expect([deal, await press(store), service.names]).toEqual([
          deal,
          true,
          expect.not.arrayContaining(['switch/pro/update/address', 'switch/pro/update/terms-and-conditions']),
        ]);
        expect(service.names).not.toContain('switch/pro/update/terms-and-conditions');
      }
    },
  );

  it.each([
    ['found by its postcode', false],
    ['written by hand', true],
  ])('with a billing address %s, and with previous addresses [S2.12] [S2.13]', async (_, manually) => {
    const lines = { line1: '7 Elm Road', line2: 'Thorpe', city: 'Norwich', county: 'Norfolk' };
    const chosen = {
      addressLine1: '7 Elm Road',
      addressLine2: 'Thorpe',
      city: 'Norwich',
      county: 'Norfolk',
      postcode: 'NR21NH',
      text: '7 Elm Road, Norwich',
    };
    const previous = {
      'previous.years': '2',
      'previous.months': '6',
      'previous.manually': true,
      'previous.line1': lines.line1,
      'previous.line2': lines.line2,
      'previous.city': lines.city,
      'previous.county': lines.county,
      'previous.ownPostcode': 'NR21NH',
      lengthOfResidencyInMonths: 30,
    };
    const { store, service } = await comesBack(plainDeal, {
      lengthOfResidencyInMonths: 14,
      previousAddresses: [previous],
      separateBilling: true,
      manuallyEnterBilling: manually,
      ...(manually
        ? {
            'billing.line1': lines.line1,
            'billing.line2': lines.line2,
            'billing.city': lines.city,
            'billing.ownPostcode': 'NR21NH',
          }
        : { 'billing.postcode': 'NR21NH', 'billing.address': chosen }),
    });
    expect(service.saved.address).toMatchObject({
      businessAddress: { manuallyEnterBilling: manually },
      previousAddresses: [{ years: 2 }],
    });
    await enters(store);
    await typesTheRest(store);
    expect(isComplete(store.view.getState().steps)).toBe(true);
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names).not.toContain('switch/pro/update/address');
  });

  it('with a medical condition, whose list is asked for when its card opens [S4.05]', async () => {
    const deal = { ...plainDeal, variant: 'default' };
    const condition = { hasMedicalConditionOrIndividualRequirement: true, specialNeedsId: 2 };
    const { store } = await comesBack(deal, condition);
    await enters(store);
    await typesTheRest(store);
    expect(answersOf(store)).toMatchObject(condition);
    expect(store.view.getState().state.lookups['special-needs']?.status).toBe('ready');
    expect(isComplete(store.view.getState().steps)).toBe(true);
  });

  it('sends a section again that was changed after it came back', async () => {
    const { store, service } = await comesBack();
    await enters(store);
    store.change('lengthOfResidencyInMonths', 400);
    store.change('supplierMaySendUpdatesThatMayBeOfInterestViaEmail', true);
    await typesTheRest(store);
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names.slice(0, 3)).toEqual([
      'switch/pro/update/personal',
      'switch/pro/update/address',
      'switch/pro/update/terms-and-conditions',
    ]);
  });

  it('is as empty as ever, and says nothing, when nothing was saved', async () => {
    const service = new FakeService(plainDeal);
    const store = signUpStore(service);
    await enters(store);
    expect(service.names).toContain('switch/pro/info/saved');
    expect(answersOf(store)).not.toHaveProperty('firstName');
    expect(noticesOf(store, 'customer')).toEqual(['kept-when-sent']);
  });
});

describe('agreements that come back', () => {
  const termsWith = (service: FakeService, evidence: unknown) => {
    const { terms, ...others } = service.saved;
    service.instead[saved] = { savedSectionsDto: { ...others, terms: { ...Object(terms), evidence } } };
  };

  it.each([
    ['another wording', { variant: '12-ovo', wording: 'b'.repeat(64) }],
    ["another supplier's", { variant: 'default', wording: 'a'.repeat(64) }],
    ['nobody knows which', undefined],
  ])('are asked for again when they were given to %s; the meter numbers stay', async (_, evidence) => {
    const { store, service } = await comesBack();
    termsWith(service, evidence);
    await enters(store);
    expect(answersOf(store)).toMatchObject({
      mpanNumber: customer.mpanNumber,
      mprnNumber: customer.mprnNumber,
    });
    expect(answersOf(store)).not.toHaveProperty('suppliersTermsAndConditionsAreAccepted');
    expect(noticesOf(store, 'customer')).toContain('terms-again');
    await typesTheRest(store);
    expect(answersOf(store)).not.toHaveProperty('suppliersTermsAndConditionsAreAccepted');
    for (const [field, value] of Object.entries(agreements)) store.change(field, value);
    await typesTheRest(store);
    service.calls.splice(0);
    expect(await press(store)).toBe(true);
    expect(service.names).toContain('switch/pro/update/terms-and-conditions');
  });
});

describe('what the person does', () => {
  it('stays, before the sections are asked for and while they are on their way', async () => {
    const { store, service } = await comesBack();
    let land = (_: unknown) => {};
    service.instead[saved] = () =>
      new Promise((resolve) => {
        land = () => resolve({ savedSectionsDto: service.saved });
      });
    store.enter();
    store.change('lastName', 'Byron');
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(store.view.getState().state.pending).toHaveProperty('load-saved');
    store.change('firstName', 'Augusta');
    store.change('employmentStatusId', 3);
    land(undefined);
    await settled(store);
    expect(answersOf(store)).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
      employmentStatusId: 3,
      emailAddress: customer.emailAddress,
    });
  });

  it('is not mixed with what was agreed before: whoever has begun to answer the terms goes on', async () => {
    const { store, service } = await comesBack();
    service.instead[saved] = () => {
      store.change('supplierMaySendUpdatesThatMayBeOfInterestViaPost', true);
      return { savedSectionsDto: service.saved };
    };
    await enters(store);
    expect(answersOf(store)).toMatchObject({
      supplierMaySendUpdatesThatMayBeOfInterestViaPost: true,
      firstName: 'Ada',
    });
    expect(answersOf(store)).not.toHaveProperty('suppliersTermsAndConditionsAreAccepted');
  });

  it('and saved is known better than what the service knows of the home, whichever comes first [S7.03]', async () => {
    const knows = { residentialStatusId: 1, lengthOfResidencyInMonths: 240 };
    for (const late of ['GET /request/switch/pro/info/address/v2', saved]) {
      const { store, service } = await comesBack(plainDeal, { lengthOfResidencyInMonths: 50 });
      const home = { addressInfoDto: { residentialAddresses: { present: knows } } };
      const isHome = late !== saved;
      let land = () => {};
      service.instead[late] = () =>
        new Promise((resolve) => {
          land = () => resolve(isHome ? home : { savedSectionsDto: service.saved });
        });
      if (!isHome) service.instead['GET /request/switch/pro/info/address/v2'] = home;
      store.enter();
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      land();
      await settled(store);
      expect(answersOf(store)).toMatchObject({ residentialStatusId: 3, lengthOfResidencyInMonths: 50 });
    }
  });
});

describe('an API that answers anything', () => {
  const section = {
    personal: {
      titleId: 1,
      firstName: 'Ada',
      lastName: 'L',
      emailAddress: 'a@b.uk',
      dayTimePhone: '01603123456',
      employmentStatusId: 2,
    },
    address: {
      residentialAddresses: { present: { residentialStatusId: 2, lengthOfResidencyInMonths: 36 } },
      previousAddresses: [],
      businessAddress: null,
    },
  };
  const previous = {
    lengthOfResidencyInMonths: 9,
    line1: '',
    line2: '',
    city: '',
    county: '',
    postcode: '',
    years: null,
    months: 9,
    text: '',
    manually: true,
  };
  const replies: readonly (readonly [string, unknown])[] = [
    ['404', new ApiFailure({ status: 404 })],
    ['503', new ApiFailure({ status: 503 })],
    ['nothing', {}],
    ['lists', { savedSectionsDto: [] }],
    ['texts', { savedSectionsDto: { personal: 'Ada', address: 'x', terms: 'y' } }],
    ['a birth date', { savedSectionsDto: { personal: { ...section.personal, dateOfBirth: '1990-01-01' } } }],
    [
      'bank details',
      { savedSectionsDto: { personal: { ...section.personal, sortCode: '089999', accountName: 'A' } } },
    ],
    [
      "the form's own answers",
      { savedSectionsDto: { address: { ...section.address, saved: {}, isSwitchedAlready: true } } },
    ],
    [
      'marks that turn the writing',
      { savedSectionsDto: { personal: { ...section.personal, firstName: 'A\u202eda' } } },
    ],
    [
      '100,000 addresses',
      {
        savedSectionsDto: {
          address: { ...section.address, previousAddresses: Array.from({ length: 100_000 }, () => previous) },
        },
      },
    ],
    ['numbers for texts', { savedSectionsDto: { personal: { ...section.personal, lastName: 7 } } }],
  ];

  it.each(replies)('(%s) changes nothing, and nobody is told', async (_, reply) => {
    const service = new FakeService(plainDeal);
    service.instead[saved] = reply;
    const store = signUpStore(service);
    await enters(store);
    const usual = signUpStore(new FakeService(plainDeal));
    await enters(usual);
    expect(answersOf(store)).toEqual(answersOf(usual));
    expect(store.view.getState().state.failures).toEqual({});
    expect(store.view.getState().go).toBeUndefined();
  });

  it('is asked with the key of the sign-up alone', async () => {
    const service = new FakeService(plainDeal);
    await enters(signUpStore(service));
    expect(service.bodyOf('info/saved')).toEqual({ switchKey });
  });
});
