import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveJourney } from '../../src/engine/journey.ts';
import type { Json } from '../../src/engine/types.ts';
import {
  billingByHandProblems,
  customerProblems,
  meterProblems,
  paymentProblems,
  previousByHandProblems,
  residenceProblems,
} from '../oracle/sign-up-rules.ts';
import { plainDeal } from './deal.ts';
import { customer, type Form, open, openTerms, today } from './form.ts';

type Given = Readonly<Record<string, Json | undefined>>;

/** Answers out of lists of good and bad values: each field's are its own. */
const answersOf = (values: Readonly<Record<string, readonly (Json | undefined)[]>>): fc.Arbitrary<Given> =>
  fc.record(
    Object.fromEntries(Object.entries(values).map(([name, list]) => [name, fc.constantFrom(...list)])),
  );

const wrong = (form: Form, id: string) =>
  form
    .card(id)
    .errors.map(({ field }) => field)
    .sort();
const messageOf = (form: Form, id: string, field: string) =>
  form.card(id).errors.find((error) => error.field === field)?.message;
const runs = { numRuns: 400, seed: 7 };

describe('the customer [S2.10] [S5.01]', () => {
  const values = {
    titleId: [1, undefined, null],
    firstName: ['Ada', "Zoë O'Neill-Łuk", 'A', '', 'R2D2', ' Ada', 'Ada!', 'A'.repeat(100), 'A'.repeat(101)],
    lastName: ['Lovelace', undefined, 'von der Mühle', '-', 'B'.repeat(101)],
    dateOfBirth: [
      '2008-03-10',
      '2008-03-11',
      '1990-02-30',
      '1906-03-10',
      '1906-03-09',
      '2026-03-11',
      'soon',
      undefined,
    ],
    emailAddress: [
      'ada@example.com',
      'a.b+c@mail.example.co.uk',
      'ada',
      'ada@',
      'a@b',
      'a b@c.de',
      'a..b@c.de',
      '.a@c.de',
      'a@c.d',
      'ada@xn--e1afmkfd.xn--p1ai',
      'ada@example.xn--',
      `${'a'.repeat(243)}@example.uk`,
      `${'a'.repeat(244)}@example.uk`,
      undefined,
    ],
    dayTimePhone: [
      '01603123456',
      '0160312345',
      '016031234',
      '016031234567',
      '00000000000',
      '+441603123',
      undefined,
    ],
    employmentStatusId: [2, undefined],
  };

  it('is wrong where the specification says so', async () => {
    const form = await open();
    fc.assert(
      fc.property(answersOf(values), (answers) => {
        expect(wrong(form.give(answers), 'customer')).toEqual([...customerProblems(answers, today)].sort());
      }),
      runs,
    );
  });

  it.each([
    ['dateOfBirth', '2008-03-11', 'You must be at least 18 year old'],
    ['dateOfBirth', '1990-02-30', 'Date of birth is invalid.'],
    ['dateOfBirth', '1906-03-09', 'Date of birth must be in the last 120 years. Please check the year.'],
    ['firstName', 'R2D2', 'First name must be letters only.'],
    ['lastName', 'B'.repeat(101), 'Last name exceeds 100 characters.'],
    ['emailAddress', 'ada', 'Email is invalid.'],
    ['emailAddress', `${'a'.repeat(250)}@example.uk`, 'Email exceeds 254 characters.'],
    ['dayTimePhone', 'abcdefghijk', 'Daytime phone must be numbers only.'],
    ['dayTimePhone', '00000000000', 'Daytime phone is invalid.'],
    ['titleId', undefined, 'Title is required'],
    ['employmentStatusId', undefined, 'Employment status is required'],
  ])('says of %s %j: %s', async (field, value, message) => {
    expect(messageOf((await open()).give({ [field]: value }), 'customer', field)).toBe(message);
  });
});

describe('the address history [S2.11] [S2.12] [S4.09] [S5.02] [S5.03]', () => {
  const stay = (lengthOfResidencyInMonths: number) => ({ lengthOfResidencyInMonths, text: 'somewhere' });
  const values = {
    residentialStatusId: [3, undefined],
    lengthOfResidencyInMonths: [36, 35, 1, 0, null, 1200, 1201, undefined],
    previousAddresses: [
      undefined,
      [],
      [stay(1)],
      [stay(12), stay(22)],
      [stay(12), stay(23)],
      [stay(600), stay(565)],
      [stay(600), stay(566)],
      [stay(10), stay(10), stay(10)],
      [stay(10), stay(10), stay(10), stay(10)],
    ],
  };

  it('is wrong where the specification says so', async () => {
    const { mpanValid: _, ...given } = customer;
    const form = (await open()).give(given);
    fc.assert(
      fc.property(answersOf(values), (answers) => {
        expect(wrong(form.give(answers), 'address-history')).toEqual([...residenceProblems(answers)].sort());
      }),
      runs,
    );
  });

  it('says of three addresses that are too short what else to do: a fourth cannot be added [S2.12]', async () => {
    const says = async (previousAddresses: Json) =>
      messageOf(
        (await open()).give({ lengthOfResidencyInMonths: 1, previousAddresses }),
        'address-history',
        'previousAddresses',
      );
    expect(await says([stay(10), stay(10)])).toMatch(/Please add the address you lived at before\.$/);
    expect(await says([stay(10), stay(10), stay(10)])).toMatch(
      /^Three addresses are as many as you can give/,
    );
    expect(await says([stay(10), stay(10), stay(15)])).toBeUndefined();
  });

  it('begins with 36 months, and asks for no other address then [S4.02]', async () => {
    const form = await open();
    expect(form.state.answers.lengthOfResidencyInMonths).toBe(36);
    expect(form.card('address-history').fields.map(({ name }) => name)).not.toContain('previousAddresses');
  });
});

describe('a previous address by hand [S2.12] [S5.02]', () => {
  const values = {
    'previous.years': ['1', '0', '000', '99', '1000', undefined],
    'previous.months': ['3', '0', '00', '99', '100', undefined],
    'previous.line1': ['1 High Street', undefined, 'x'.repeat(151)],
    'previous.line2': ['Upton', undefined],
    'previous.city': ['Norwich', '', 'Nor\u2066wich'],
    'previous.county': ['Norfolk', undefined],
    'previous.ownPostcode': ['NR21NH', 'SW1A1AA', 'NR2 1NH', 'ABC', 'EC1A1BBX', undefined],
  };

  it('is wrong where the specification says so', async () => {
    const form = (await openTerms()).give({
      lengthOfResidencyInMonths: 12,
      'previous.manually': true,
    });
    const nested = form.model.nested.get('previous-address');
    if (nested === undefined) throw new Error('The editor is a journey inside the sign-up.');
    fc.assert(
      fc.property(answersOf(values), (answers) => {
        const [step] = resolveJourney(nested, form.give(answers).state);
        const errors = step?.card.errors.map(({ field }) => field) ?? [];
        const isStay = (field: string) => field === 'previous.years' || field === 'previous.months';
        const found = [...new Set(errors.map((field) => (isStay(field) ? 'stay' : field)))];
        expect(found.sort()).toEqual([...previousByHandProblems(answers)].sort());
      }),
      runs,
    );
  });
});

it('asks for the smart meters or for Neither in words of its own [S5.07]', async () => {
  const form = (await openTerms()).give({ neitherSmartMeterInstalled: null });
  const message = 'Please tick the smart meters that you have, or Neither.';
  expect(messageOf(form, 'terms', 'neitherSmartMeterInstalled')).toBe(message);
});

describe('how long a previous stay was [S5.02]', () => {
  it('is told in whole figures: 1.5 years are a year and months', async () => {
    const form = (await openTerms()).give({
      lengthOfResidencyInMonths: 12,
      'previous.years': '1.5',
      'previous.months': '2.5',
    });
    const nested = form.model.nested.get('previous-address');
    const errors = nested && resolveJourney(nested, form.state)[0]?.card.errors;
    expect(errors?.filter(({ field }) => /years|months/.test(field)).map(({ message }) => message)).toEqual([
      'Years must be a whole number. Put the rest in the Months box.',
      'Months must be a whole number, 99 or less.',
    ]);
  });

  it.each([
    [{}, ['previous.years']],
    [{ 'previous.years': '2' }, []],
    [{ 'previous.months': '7' }, []],
    [{ 'previous.years': '0', 'previous.months': '7' }, []],
    [{ 'previous.years': '0' }, ['previous.years']],
    [{ 'previous.months': '0' }, ['previous.months']],
    [{ 'previous.years': '0', 'previous.months': '0' }, ['previous.months']],
  ])('is given in years or in months: %j', async (stay, wrongFields) => {
    const form = (await openTerms()).give({ lengthOfResidencyInMonths: 12, ...stay });
    const nested = form.model.nested.get('previous-address');
    if (!nested) throw new Error('no previous-address journey');
    const [step] = resolveJourney(nested, form.state);
    const errors = step?.card.errors.filter(({ field }) => /years|months/.test(field)) ?? [];
    expect(errors).toEqual(
      wrongFields.map((field) =>
        expect.objectContaining({ field, message: 'Please give the years, the months, or both.' }),
      ),
    );
  });
});

describe('the billing address [S2.13] [S5.04]', () => {
  const values = {
    separateBilling: [true, true, true, false, undefined],
    'billing.line1': ['1 High Street', undefined],
    'billing.line2': ['Upton', undefined, 'x'.repeat(151)],
    'billing.city': ['Norwich', '', 'Nor\u202ewich'],
    'billing.county': ['Norfolk', undefined],
    'billing.ownPostcode': ['NR21NH', 'NR2 1NH', 'ABC', undefined],
  };
  const found = {
    addressLine1: '7 Mill Lane',
    addressLine2: '',
    city: 'Ely',
    county: '',
    postcode: 'CB74AA',
    text: '7 Mill Lane, Ely, CB7 4AA',
  };

  it('by hand is wrong where the specification says so', async () => {
    const { mpanValid: _, ...given } = customer;
    const form = (await open()).give({ ...given, separateBilling: true, manuallyEnterBilling: true });
    fc.assert(
      fc.property(answersOf(values), (answers) => {
        expect(wrong(form.give(answers), 'billing-address')).toEqual(
          [...billingByHandProblems(answers)].sort(),
        );
      }),
      runs,
    );
  });

  it('picked from a search copies its fields, and is complete as it was found', async () => {
    const form = (await openTerms()).give({
      separateBilling: true,
      'billing.postcode': 'CB74AA',
      'billing.address': found,
    });
    expect(form.state.answers).toMatchObject({
      'billing.line1': '7 Mill Lane',
      'billing.city': 'Ely',
      'billing.text': found.text,
    });
    expect(wrong(form, 'billing-address')).toEqual([]);
  });

  it('is emptied by the toggle, the postcode and its error with it', async () => {
    const form = (await openTerms())
      .give({ separateBilling: true, 'billing.postcode': 'CB74AA', 'billing.address': found })
      .give({ manuallyEnterBilling: true });
    for (const name of ['postcode', 'address', 'line1', 'line2', 'city', 'county', 'text'])
      expect(form.state.answers).not.toHaveProperty(`billing.${name}`);
    expect(form.state.lookups['billing-addresses']?.status ?? 'unknown').toBe('unknown');
    expect(wrong(form, 'billing-address')).toContain('billing.ownPostcode');
  });
});

describe('the meter numbers [S2.14] [S4.10] [S5.05] [S5.06]', () => {
  const values = {
    mpanNumber: [
      '018011002012345678901',
      '028011002012345678901',
      '038011002012345678901',
      '01801100201234567890',
      '0180110020123456789012',
      '01801100201234567890X',
      undefined,
    ],
    mprnNumber: ['9012345678', '123456', '12345', '12345678901', '12345X', undefined],
  };
  const deals = (['dual', 'gas', 'electricity'] as const).flatMap((fuel) =>
    [false, true].map((isEconomy7) => ({ ...plainDeal, fuel, isEconomy7 })),
  );

  it('are wrong where the specification says so, for every fuel', async () => {
    const { mpanValid: _, mpanNumber: _mpan, mprnNumber: _mprn, ...given } = customer;
    const forms = await Promise.all(deals.map(async (deal) => (await open(deal)).give(given)));
    fc.assert(
      fc.property(
        answersOf(values),
        fc.constantFrom(true, false, null),
        fc.nat(5),
        (answers, mpanValid, at) => {
          const deal = deals[at];
          const form = forms[at];
          if (deal === undefined || form === undefined) throw new Error('There are six deals.');
          const told = form.give(answers).bring({ mpanValid });
          expect(wrong(told, 'meter-numbers')).toEqual(
            [...meterProblems({ ...answers, mpanValid }, deal)].sort(),
          );
        },
      ),
      runs,
    );
  });

  it.each([
    ['038011002012345678901', false, 'Must be a domestic meter'],
    ['018011002012345678901', true, 'The MPAN of an Economy 7 plan must start with 02.'],
    ['018011002012345678901', false, 'MPAN is invalid'],
    ['0180', false, 'MPAN must be at least 21 characters.'],
  ])('say of %s (Economy 7: %s): %s', async (mpanNumber, isEconomy7, message) => {
    const { mpanValid: _, ...given } = customer;
    const form = (await open({ isEconomy7 })).give({ ...given, mpanNumber });
    expect(messageOf(form, 'meter-numbers', 'mpanNumber')).toBe(message);
  });

  it('ask for a new check after each change of the MPAN', async () => {
    const form = (await openTerms()).give({ mpanNumber: '018011002012345678902' });
    expect(form.state.answers).not.toHaveProperty('mpanValid');
    expect(form.isOpen('terms')).toBe(false);
  });
});

describe('the payment [S2.50] [S5.15]', () => {
  const values = {
    accountName: [
      ...['A Lovelace', "Zoë O’Neill-Łukasz Jr. & M. D'Arcy", '', 'A'.repeat(100), 'A'.repeat(101)],
      ...['Ada 😀', 'Ada <b>', 'Ada 2', undefined],
    ],
    sortCode: ['089999', '08999', '0899990', '08-999', undefined],
    accountNumber: ['66374958', '663749', '66374', '663749581', '6637495X', undefined],
    preferredDirectDebitDay: [1, undefined],
    isAuthorisedToSetupDirectDebits: [true, null, undefined],
  };
  const agreed = { switchAfterCoolingOfPeriod: false, suppliersTermsAndConditionsAreAccepted: true };

  it('is wrong where the specification says so', async () => {
    const form = (await openTerms()).give(agreed);
    expect(form.isOpen('payment')).toBe(true);
    fc.assert(
      fc.property(answersOf(values), (answers) => {
        expect(wrong(form.give(answers), 'payment')).toEqual([...paymentProblems(answers)].sort());
      }),
      runs,
    );
  });

  it.each([
    ['accountName', 'Card Holder Name is required'],
    ['sortCode', 'Sort Code is required'],
    ['accountNumber', 'Account Number is required'],
    ['preferredDirectDebitDay', 'Preferred Direct Debit Day is required'],
    ['isAuthorisedToSetupDirectDebits', 'Confirmation is required'],
  ])('is required to hold %s', async (field, message) => {
    expect(messageOf((await openTerms()).give(agreed), 'payment', field)).toBe(message);
  });

  it('says which signs a Card Holder Name takes', async () => {
    const form = (await openTerms()).give({ ...agreed, accountName: 'Ada 😀' });
    expect(messageOf(form, 'payment', 'accountName')).toBe(
      'Card Holder Name must be letters, digits, spaces, dots, hyphens, apostrophes, slashes and & only.',
    );
  });

  it('estimates the monthly Direct Debit', async () => {
    const { items } = (await openTerms()).give(agreed).card('payment');
    expect(items[0]).toMatchObject({ kind: 'notice', text: '**£104** per month' });
  });

  it.each([
    ['MonthlyDirectDebit', true],
    ['QuaterlyDirectDebit', true],
    ['PrePaymentMeter', false],
  ] as const)(
    'is asked of %s: %s, and the end comes after it or after the terms [S2.01]',
    async (payMethod, isAsked) => {
      const form = (await openTerms({ payMethod })).give({ ...agreed, prePaymentMeterId: 1 });
      expect(form.isOpen('payment')).toBe(isAsked);
      expect(form.isOpen('confirm')).toBe(!isAsked);
    },
  );
});

describe('the cards appear one after the other [S2.01]', () => {
  it('the address with a valid customer, the terms with valid meter numbers', async () => {
    const form = await open();
    expect(['customer', 'address-history', 'terms', 'payment', 'confirm'].filter(form.isOpen)).toEqual([
      'customer',
    ]);
    const { mpanValid: _, mpanNumber, mprnNumber, ...given } = customer;
    const known = form.give(given);
    expect(['address-history', 'billing-address', 'meter-numbers', 'terms'].filter(known.isOpen)).toEqual([
      'address-history',
      'billing-address',
      'meter-numbers',
    ]);
    const metered = known.give({ mpanNumber, mprnNumber });
    expect(metered.isOpen('terms')).toBe(false);
    expect(metered.bring({ mpanValid: true }).isOpen('terms')).toBe(true);
  });

  it('the statements of the end [S2.04]', async () => {
    const form = await openTerms();
    const said = JSON.stringify(form.card('confirm').items);
    for (const words of [
      'received your application',
      'send your application to New Energy',
      '5 to 10 working days',
      'final meter reading',
      'final bill of your old supplier',
      '14 days after you receive your welcome pack',
      'Consumer Contracts Regulations 2013',
      'within 3 working days',
      "10 working days' notice",
    ])
      expect(said).toContain(words);
  });

  it.each([
    // Christmas and its substitute day stand between, and the weekends.
    [false, '29-12-2026', '06-01-2027', '28-12-2027'],
    [true, '08-01-2027', '15-01-2027', '07-01-2028'],
  ])('what happens when, in working days; delayed: %s [S2.04] [S2.20]', async (isDelayed, from, to, end) => {
    const opened = (await openTerms()).give({ switchAfterCoolingOfPeriod: isDelayed });
    const plan = { ...opened.state.sources.plan, asOf: '2026-12-18', fixedMonths: 12 };
    const said = JSON.stringify(
      opened.bring({ presentAddress: { text: '1 High Street' } }, { plan }).card('confirm').items,
    );
    expect(said).toContain(`about ${from} to ${to}`);
    // The 14 days count from a day that nobody knows yet.
    expect(said).not.toContain('01-01-2027');
    expect(said).toContain('14 days after you receive your welcome pack');
    expect(said).toContain(`Price fixed until **about ${end}**`);
  });

  it("reckoned by the supplier's own figure, where it has one [S2.40] [S2.61]", async () => {
    const opened = await openTerms({ variant: '43-so-energy' });
    expect(JSON.stringify(opened.card('terms').items)).toContain('The switch takes about 5 working days.');
    const plan = { ...opened.state.sources.plan, asOf: '2026-12-18', fixedMonths: 12 };
    const said = (more: Readonly<Record<string, Json>>) =>
      JSON.stringify(
        opened
          .bring({ presentAddress: { text: '1 High Street' } }, { plan: { ...plan, ...more } })
          .card('confirm').items,
      );
    expect(said({})).toContain('starts **about 29-12-2026**. Price fixed until **about 28-12-2027**');
    expect(said({ fixedMonths: null })).toContain('starts **about 29-12-2026**.');
    expect(said({})).not.toContain('29-12-2026 to');
    expect(said({ workingDays: 7 })).toContain('starts **about 31-12-2026**');
  });

  it('and no day that nobody knows: without a length of the price, or a day to reckon from [S2.04]', async () => {
    const opened = await openTerms();
    const dated = opened.bring(
      { presentAddress: { text: '1 High Street' } },
      { plan: { ...opened.state.sources.plan, asOf: '2026-12-18' } },
    );
    expect(JSON.stringify(dated.card('confirm').items)).not.toContain('Price fixed');
    expect(JSON.stringify(opened.card('confirm').items)).not.toContain('about  to');
  });
});
