import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import type { Json } from '../../src/engine/types.ts';
import { dualQuote, gasQuote } from './quotes.ts';
import { type Service, startService } from './service.ts';
import * as given from './signUps.ts';

const { rules } = definitionsIn(join(import.meta.dirname, '../..'));

let service: Service;
beforeAll(async () => {
  service = await startService({ rules });
});
afterAll(() => service.stop());

type Wanted = Partial<given.Wanted>;

const send = (section: string, body: object, wanted?: Wanted) =>
  given.sendSection(service, section, body, wanted);
const sendTerms = (change: object, wanted?: Wanted) =>
  send('terms-and-conditions', { ...given.terms, ...change }, wanted);

/** What is said of a field where the page would send another value. */
const sends = (value: Json) => expect.stringContaining(`the page sends ${JSON.stringify(value)}.`);

const debit = (tariffId: number) => ({ tariffId, payMethod: 'MonthlyDirectDebit' }) as const;
/** Both fuels to one tariff. */
const to = (tariffId: number): Wanted => ({
  body: dualQuote,
  switchPlan: { electricity: debit(tariffId), gas: debit(tariffId) },
});
const gasAlone: Wanted = { kind: 'gas', body: gasQuote, switchPlan: { gas: debit(202) } };

const found = {
  lengthOfResidencyInMonths: 24,
  line1: '2 Elm Road',
  line2: '',
  city: 'Norwich',
  county: '',
  postcode: 'NR21NH',
  years: 2,
  months: null,
  text: '2 Elm Road, Norwich, NR2 1NH',
  manually: false,
};
const written = {
  ...found,
  line2: 'Thorpe',
  county: 'Norfolk',
  text: '2 Elm Road, Thorpe, Norwich, Norfolk, NR2 1NH',
  manually: true,
};
const livedIn = (months: number, ...previousAddresses: readonly object[]) => ({
  residentialAddresses: { present: { residentialStatusId: 1, lengthOfResidencyInMonths: months } },
  previousAddresses,
  businessAddress: null,
});
const billed = (change: object) => ({
  ...given.address,
  businessAddress: { ...given.address.businessAddress, ...change },
});
const smart = {
  gasSmartMeterInstalled: true,
  electricitySmartMeterInstalled: true,
  agreeSmartMeterConditions: true,
};

describe('a section that a page could have sent', () => {
  it('is saved, its addresses before found or written [S2.12]', async () => {
    const year = { lengthOfResidencyInMonths: 12 };
    expect(await send('address', livedIn(12, found))).toBe('saved');
    expect(
      await send(
        'address',
        livedIn(12, { ...found, ...year, years: null, months: 12 }, { ...written, ...year, years: 1 }),
      ),
    ).toBe('saved');
  });

  it('is saved, its billing address found [S2.13]', async () => {
    const bill = { line2: '', county: '', manuallyEnterBilling: false };
    expect(await send('address', billed(bill))).toBe('saved');
  });

  it('is saved whichever smart meters its page began with [S4.02] [S4.04]', async () => {
    expect(await sendTerms({ ...smart, neitherSmartMeterInstalled: false })).toBe('saved');
    // The box was ticked by the quote, and is not any more.
    const unticked = { mpanNumber: null, mpanValid: null, neitherSmartMeterInstalled: null };
    expect(await sendTerms(unticked, gasAlone)).toBe('saved');
    // EDF does not ask: what was quoted is sent.
    const quoted = { gasSmartMeterInstalled: true, neitherSmartMeterInstalled: null };
    expect(await sendTerms({ ...quoted, happyToReceiveCreditCheck: true }, to(701))).toBe('saved');
  });

  it('is saved where it says no to what is not asked, as if it said nothing', async () => {
    expect(await sendTerms({ consent1: false, isSharedInfo: false })).toBe('saved');
  });
});

const stay = 'Please give the years, the months, or both.';
const incomplete = 'This address has no street or city. Please write it yourself.';

describe('a section that no page could have sent', () => {
  it.each<[what: string, body: object, field: string, message: unknown]>([
    ['no street', livedIn(12, { ...found, line1: '' }), '0.previous.address', incomplete],
    ['no city', livedIn(12, { ...found, city: ' ' }), '0.previous.address', incomplete],
    [
      'no line, the second of two',
      livedIn(12, found, { ...written, line1: '' }),
      '1.previous.line1',
      'Address line 1 is required',
    ],
    ['no county', livedIn(12, { ...written, county: '' }), '0.previous.county', 'County is required'],
    ['no time', livedIn(12, { ...found, years: null }), '0.previous.years', stay],
    ['zero years', livedIn(12, { ...found, years: 0 }), '0.previous.years', stay],
    [
      'another time than it adds up to',
      livedIn(12, { ...found, years: null, months: 1 }),
      '0.lengthOfResidencyInMonths',
      sends(1),
    ],
    [
      'more than 100 years',
      livedIn(12, { ...found, years: 100, months: 99 }),
      '0.lengthOfResidencyInMonths',
      sends(1299),
    ],
    ['another text', livedIn(12, { ...written, text: 'Elsewhere' }), '0.text', sends(written.text)],
    ['nobody asking', livedIn(36, found), '', sends([])],
  ])('is refused: an address before with %s [S5.02] [S4.09]', async (_, body, field, message) => {
    const at = ['previousAddresses', field].filter(Boolean).join('.');
    expect(await send('address', body)).toEqual({ status: 400, field: at, message });
  });

  it.each<[section: string, body: object, field: string, message: unknown]>([
    ['address', billed({ line1: '   ' }), 'billing.line1', 'Address line 1 is required'],
    ['address', billed({ city: '\t' }), 'billing.city', 'City is required'],
    ['bank', { ...given.bank, accountName: '   ' }, 'accountName', 'Card Holder Name is required'],
    ['personal', { ...given.customer, firstName: ' Ada' }, 'firstName', sends('Ada')],
  ])('is refused: %s with spaces that no box keeps [Q5.02] [S5.04] [S5.15]', async (...row) => {
    const [section, body, field, message] = row;
    expect(await send(section, body)).toEqual({ status: 400, field, message });
  });

  it.each(['0001-01-01', '1906-08-09'])('is refused: nobody is born on %s [S5.01]', async (dateOfBirth) => {
    expect(await send('personal', { ...given.customer, dateOfBirth })).toEqual({
      status: 400,
      field: 'dateOfBirth',
      message: 'Date of birth must be in the last 120 years. Please check the year.',
    });
    expect(await send('personal', { ...given.customer, dateOfBirth: '1906-08-10' })).toBe('saved');
  });

  it.each<[what: string, change: Readonly<Record<string, Json>>, field: string, page: Json, wanted?: Wanted]>(
    [
      [
        'Neither beside both smart meters [S4.04]',
        { ...smart, neitherSmartMeterInstalled: true },
        'gasSmartMeterInstalled',
        false,
      ],
      ['a condition that nobody has [S4.05]', { specialNeedsId: 2 }, 'specialNeedsId', null],
      ['a consent of AES [S2.43]', { consent1: true }, 'consent1', null],
      ['sharing, which E.ON asks [S2.32]', { isSharedInfo: true }, 'isSharedInfo', null],
      [
        'a channel that British Gas has not [S2.31]',
        { supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace: true },
        'supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace',
        null,
      ],
      ['a prepayment meter on a Direct Debit [S2.21]', { prePaymentMeterId: 2 }, 'prePaymentMeterId', null],
      [
        'a delay that So Energy has not [S2.40]',
        { switchAfterCoolingOfPeriod: true },
        'switchAfterCoolingOfPeriod',
        false,
        to(4301),
      ],
      [
        'a delay that PFP has not [S2.38]',
        { switchAfterCoolingOfPeriod: true },
        'switchAfterCoolingOfPeriod',
        null,
        to(4201),
      ],
      [
        'smart meters at PFP [S4.07]',
        { ...smart, neitherSmartMeterInstalled: false },
        'gasSmartMeterInstalled',
        false,
        to(4201),
      ],
      [
        'no credit check at EDF, which implies it [S4.07]',
        { happyToReceiveCreditCheck: false },
        'happyToReceiveCreditCheck',
        true,
        to(701),
      ],
      [
        'a channel of Shell without news [S2.35]',
        { happyToReceiveCreditCheck: true, supplierMaySendUpdatesThatMayBeOfInterestViaSms: true },
        'supplierMaySendUpdatesThatMayBeOfInterestViaSms',
        null,
        to(801),
      ],
      ['a right MPAN that is called wrong [S4.10]', { mpanValid: false }, 'mpanValid', true],
      ['an MPAN of gas alone [S5.05]', { mpanValid: null }, 'mpanNumber', null, gasAlone],
    ],
  )('is refused: %s', async (_, change, field, page, wanted) => {
    expect(await sendTerms(change, wanted)).toEqual({ status: 400, field, message: sends(page) });
  });
});
