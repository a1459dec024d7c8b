import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import { gasQuote } from './quotes.ts';
import { type Service, startService, temporaryFolder } from './service.ts';
import * as given from './signUps.ts';

const { rules } = definitionsIn(join(import.meta.dirname, '../..'));
const found = { ...given.address.businessAddress, line2: '', county: '', manuallyEnterBilling: false };
const withBill = (change: object) => ({
  ...given.address,
  businessAddress: { ...given.address.businessAddress, ...change },
});

let service: Service;
beforeAll(async () => {
  service = await startService({ rules });
});
afterAll(() => service.stop());

const send = async (
  section: string,
  body: object,
  wanted: Parameters<typeof given.beginSignUp>[1] = {},
  host = service,
) => {
  const { switchKey } = await given.beginSignUp(host, wanted);
  const name = `POST /request/switch/pro/update/${section}` as 'POST /request/switch/pro/update/bank';
  const { status, answer } = await host.send(name, { body: { switchKey, ...body } });
  return status === 200 ? 'saved' : answer;
};

const utilita = {
  electricity: { tariffId: 2201, payMethod: 'MonthlyDirectDebit' },
  gas: { tariffId: 2201, payMethod: 'MonthlyDirectDebit' },
} as const;
const octopus = {
  electricity: { tariffId: 4901, payMethod: 'MonthlyDirectDebit' },
  gas: { tariffId: 4901, payMethod: 'MonthlyDirectDebit' },
} as const;
const prepaid = { gas: { tariffId: 201, payMethod: 'PrePaymentMeter' } } as const;
const gas = {
  kind: 'gas',
  body: { ...gasQuote, newTariffPaymentMethod: 'prePaymentMeter' },
  switchPlan: prepaid,
} as const;

describe('the sign-up form on the server', () => {
  it('takes a whole good sign-up, and one whose billing address was found', async () => {
    await given.signUp(service);
    expect(await send('address', { ...given.address, businessAddress: found })).toBe('saved');
    expect(await send('address', { ...given.address, businessAddress: null })).toBe('saved');
  });

  it.each([
    ['personal', { ...given.customer, firstName: '' }, 'firstName', 'First name is required'],
    ['personal', { ...given.customer, lastName: 'F1nch' }, 'lastName', 'Last name must be letters only.'],
    [
      'personal',
      { ...given.customer, dateOfBirth: '2010-01-01' },
      'dateOfBirth',
      'You must be at least 18 year old',
    ],
    [
      'personal',
      { ...given.customer, dateOfBirth: '1999-02-30' },
      'dateOfBirth',
      'Date of birth is invalid.',
    ],
    ['personal', { ...given.customer, emailAddress: 'nobody' }, 'emailAddress', 'Email is invalid.'],
    [
      'personal',
      { ...given.customer, dayTimePhone: '0163296abc' },
      'dayTimePhone',
      'Daytime phone must be numbers only.',
    ],
    [
      'address',
      {
        ...given.address,
        residentialAddresses: { present: { residentialStatusId: null, lengthOfResidencyInMonths: 36 } },
      },
      'residentialStatusId',
      'Residential status is required',
    ],
    [
      'address',
      {
        ...given.address,
        residentialAddresses: { present: { residentialStatusId: 1, lengthOfResidencyInMonths: 12 } },
      },
      'previousAddresses',
      'We need your addresses for the last 3 years. Please add the address you lived at before.',
    ],
    ['address', withBill({ city: '' }), 'billing.city', 'City is required'],
    [
      'address',
      withBill({ line1: '7 Mill\u202eLane' }),
      'billing.line1',
      'Address line 1 must be visible characters only. Please type it again.',
    ],
    [
      'address',
      withBill({ ...found, line2: 'Thorpe\u2066' }),
      'billing.address',
      'Billing address is invalid.',
    ],
    [
      'terms-and-conditions',
      { ...given.terms, suppliersTermsAndConditionsAreAccepted: null },
      'suppliersTermsAndConditionsAreAccepted',
      'Terms & Conditions Agreement is required',
    ],
    [
      'terms-and-conditions',
      {
        ...given.terms,
        gasSmartMeterInstalled: true,
        neitherSmartMeterInstalled: false,
        agreeSmartMeterConditions: null,
      },
      'agreeSmartMeterConditions',
      expect.stringMatching(/is required$/),
    ],
    [
      'terms-and-conditions',
      { ...given.terms, mpanNumber: '018011001099991001007', mpanValid: true },
      'mpanNumber',
      'MPAN is invalid',
    ],
    [
      'terms-and-conditions',
      { ...given.terms, mpanNumber: '038011001099991001006' },
      'mpanNumber',
      'Must be a domestic meter',
    ],
    ['terms-and-conditions', { ...given.terms, mprnNumber: null }, 'mprnNumber', 'MPRN is required'],
    ['bank', { ...given.bank, accountName: '' }, 'accountName', 'Card Holder Name is required'],
    [
      'bank',
      { ...given.bank, accountNumber: '12345x' },
      'accountNumber',
      'Account Number must be numbers only.',
    ],
  ])('refuses %s in the words of the page: %j [S5.01 to S5.15]', async (section, body, field, message) => {
    expect(await send(section, body)).toEqual({ field, message });
  });

  it.each([
    ['Utilita', utilita, 'happyToHaveDebtInformationAccessed', 'Debt Assignment Protocol is required'],
    ['Octopus', octopus, 'happyToReceiveCreditCheck', 'Credit Check Agreement is required'],
  ])('asks for what %s asks [S5.10, S5.11]', async (_, switchPlan, field, message) => {
    const answer = await send('terms-and-conditions', given.terms, { switchPlan });
    expect(answer).toEqual({ field, message });
    expect(await send('terms-and-conditions', { ...given.terms, [field]: true }, { switchPlan })).toBe(
      'saved',
    );
  });

  it('asks a prepayment plan for its meter type, and a gas plan for no MPAN [S5.12]', async () => {
    const terms = { ...given.terms, mpanNumber: null, mpanValid: null, neitherSmartMeterInstalled: null };
    expect(await send('terms-and-conditions', terms, gas)).toEqual({
      field: 'prePaymentMeterId',
      message: 'Pre Payment Meter Type is required',
    });
    expect(await send('terms-and-conditions', { ...terms, prePaymentMeterId: 1 }, gas)).toBe('saved');
  });

  it('asks what the variant asks that the operator bound to a supplier, and only where it is bound [S2.42]', async () => {
    const folder = temporaryFolder();
    const settingsFile = join(folder.path, 'settings.json');
    writeFileSync(settingsFile, JSON.stringify({ supplierVariants: { '12': 'simplicity' } }));
    const ovo = { tariffId: 1202, payMethod: 'MonthlyDirectDebit' } as const;
    const switchPlan = { electricity: ovo, gas: ovo };
    // Simplicity's customers are never asked when to switch.
    const body = { ...given.terms, switchAfterCoolingOfPeriod: null };
    const bound = await startService({ rules, settingsFile });
    expect(await send('terms-and-conditions', body, { switchPlan }, bound)).toBe('saved');
    expect(await send('terms-and-conditions', body, { switchPlan })).toEqual({
      field: 'switchAfterCoolingOfPeriod',
      message: expect.stringMatching(/is required$/),
    });
    await bound.stop();
    folder.remove();
  });
});
