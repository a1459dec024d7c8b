import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { sectionAnswers } from '../../../src/energy/api/section-answers.ts';
import { buildAddress } from '../../../src/energy/api/sign-up-requests.ts';
import { laterEffects as effects } from '../../../src/energy/effects/later.ts';
import { resolveJourney } from '../../../src/engine/journey.ts';
import type { LoadedVariant, VariantDefinition } from '../../../src/engine/types.ts';
import { customer, open } from '../../sign-up/form.ts';
import { runEffect } from './world.ts';

const switchKey = 'k'.repeat(43);
const session = { switchKey, switchId: 321, uid: 'u1' };
const asks = 'POST /request/customer/whitelabel/switch/complete';

describe('asking whether the switch was made before [S4.01]', () => {
  it('goes to the complete page when it was', async () => {
    const { called, outcome } = await runEffect(effects['ask-already-switched'], {
      replies: { [asks]: true },
      sources: { session },
    });
    expect(called).toEqual([{ name: asks, parts: { body: { switchId: 321 } } }]);
    expect(outcome).toEqual({
      set: { isSwitchedAlready: true },
      sources: { session: { alreadySwitched: true } },
      go: '/switch-complete',
    });
  });

  it.each([[false], [undefined]])('goes on with the form when the answer is %s', async (reply) => {
    const replies = reply === undefined ? {} : { [asks]: reply };
    const { outcome } = await runEffect(effects['ask-already-switched'], { replies, sources: { session } });
    expect(outcome).toEqual({ set: { isSwitchedAlready: false } });
  });
});

describe('the plan [S7.01]', () => {
  const name = 'POST /request/switch/pro/info/switch-plan';
  const part = {
    isEconomy7: false,
    tariffDetails: ['Fixed'],
    supplierTosUrl: 'https://a.example/terms',
    tariffTosUrl: 'https://a.example/tariff',
    supplierId: 49,
    supplierName: 'Octopus Energy',
    tariffName: 'Fixed 12',
    payMethod: 'MonthlyDirectDebit',
    cost: 700.5,
    savings: 20,
  };
  const reply = (gas: unknown, electricity: unknown) => ({
    geniusSwitchPlanInfoDto: { geniusSwitchPlanInfo: { switchPlanInfoDto: { gas, electricity } } },
  });
  const load = (answer: unknown) =>
    runEffect(effects['load-plan'], { replies: { [name]: answer }, sources: { session } });

  it('of both fuels is the electricity part with gas cost and savings added', async () => {
    const gas = { ...part, supplierName: 'Gas part', cost: 500, savings: 7 };
    const { called, outcome } = await load(reply(gas, { ...part, isEconomy7: true }));
    expect(called).toEqual([{ name, parts: { body: { switchKey } } }]);
    expect(outcome).toEqual({
      set: { isPlanKnown: true },
      sources: {
        plan: {
          ...part,
          isEconomy7: true,
          gasCost: 500,
          gasSavings: 7,
          fuelTitle: 'Gas & Electricity',
          monthlyDirectDebit: 101,
          yearly: '700.50',
          monthly: '58.38',
          gasYearly: '500.00',
          gasMonthly: '41.67',
          asOf: '2026-11-21',
        },
      },
    });
  });

  it.each([
    ['Gas', part, null, 59],
    ['Electricity', null, part, 59],
    ['Gas', { ...part, cost: 1200 }, null, 100],
    ['Gas', { ...part, cost: 1200.01 }, null, 101],
    ['Gas', { ...part, cost: 0 }, null, 0],
  ])(
    'of %s alone, %#: %d pounds a month, rounded up [S2.50]',
    async (fuelTitle, gas, electricity, monthly) => {
      const { outcome } = await load(reply(gas, electricity));
      expect(outcome.sources?.plan).toMatchObject({ fuelTitle, monthlyDirectDebit: monthly });
      for (const name of ['gasCost', 'gasYearly', 'gasMonthly'])
        expect(outcome.sources?.plan).not.toHaveProperty(name);
    },
  );

  it.each([
    ['refused', undefined],
    ['without parts', reply(null, null)],
    ['without a supplier', reply(null, { ...part, supplierId: null })],
    ['without a cost of gas', reply({ ...part, cost: 'much' }, part)],
    ['paid in a way that nobody knows', reply(null, { ...part, payMethod: 'Barter' })],
  ])('that is %s leads to the current tariff page', async (_, answer) => {
    const { outcome } = await load(answer);
    expect(outcome).toEqual({
      go: '/switch/home-energy',
      failure: {
        message: expect.stringMatching(
          /^We could not load the deal that you chose\. (?:Our service sent an answer that we could not read\.|No POST)/,
        ),
        status: expect.any(Number),
      },
      sources: { session: { planMissing: true } },
    });
  });
});

it('a plan whose sign-up has ended says so, and leads to a new quote [S7.01]', async () => {
  const gone = new ApiFailure({ status: 404, said: 'Gone.' });
  const replies = { 'POST /request/switch/pro/info/switch-plan': gone };
  const { outcome } = await runEffect(effects['load-plan'], {
    replies,
    sources: { session: { switchKey: 'k' } },
  });
  expect(outcome).toMatchObject({
    go: '/switch/home-energy',
    failure: { message: expect.stringMatching(/^This sign-up is not open any more\./), status: 404 },
  });
});

describe("the supplier's terms [S2.30 to S2.44]", () => {
  const plan = { supplierId: 49, supplierName: 'Octopus Energy' };
  const loaded: LoadedVariant = {
    name: '49-octopus-energy',
    variant: { owners: [49], name: 'Octopus Energy', card: 'terms' },
    parents: {},
  };

  it('are laid over the card, and the plan knows which they are', async () => {
    const { outcome } = await runEffect(effects['load-supplier-terms'], {
      sources: { plan },
      variant: async () => loaded,
    });
    expect(outcome).toEqual({
      variant: loaded,
      sources: { plan: { ...plan, variant: '49-octopus-energy' } },
      set: { areTermsKnown: true },
    });
  });

  it('bring the numbers that hold for the supplier alone, those nearest to it first [S2.61]', async () => {
    const shared: VariantDefinition = {
      owners: [],
      name: 'Any',
      card: 'terms',
      figures: { workingDays: 7, other: 2 },
    };
    const variant = { ...loaded.variant, extends: 'default', figures: { workingDays: 5 } };
    const { outcome } = await runEffect(effects['load-supplier-terms'], {
      sources: { plan },
      variant: async () => ({ ...loaded, variant, parents: { default: shared } }),
    });
    expect(outcome.sources?.plan).toEqual({
      ...plan,
      variant: '49-octopus-energy',
      workingDays: 5,
      other: 2,
    });
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['do not exist', async () => undefined],
  ])('that %s are said to be missing: no other wording takes their place', async (_, variant) => {
    const { outcome } = await runEffect(effects['load-supplier-terms'], { sources: { plan }, variant });
    expect(outcome.failure?.message).toBe(
      'We could not load the terms of your new supplier. Please try again.',
    );
  });
});

describe('the lists [S7.02] [S4.02]', () => {
  const choices = [{ id: 4, text: 'First' }, { id: 'x' }, { id: 5, text: 'Second' }];
  const replies = {
    'POST /request/switch/pro/detail/titles': { titlesDto: { titles: choices } },
    'POST /request/switch/pro/detail/employment-statuses': {
      employmentStatusesDto: { employmentStatuses: choices },
    },
    'POST /request/switch/pro/detail/residential-statuses': {
      residentialStatusesDto: { residentialStatuses: choices },
    },
    'POST /request/switch/pro/detail/direct-debit-days': {
      directDebitDayOfTheMonthsDto: { directDebitDayOfTheMonths: choices },
    },
  };
  const items = [
    { value: 4, label: 'First' },
    { value: 5, label: 'Second' },
  ];

  const all = [
    ['load-titles', 'titles', undefined],
    ['load-employment-statuses', 'employment-statuses', 'employmentStatusId'],
    ['load-residential-statuses', 'residential-statuses', 'residentialStatusId'],
    ['load-direct-debit-days', 'direct-debit-days', undefined],
  ] as const;

  it.each(all)('arrive by %s, and the first status is chosen', async (effect, name, field) => {
    const { called, outcome } = await runEffect(effects[effect], { replies, sources: { session } });
    const call = `POST /request/switch/pro/detail/${name}`;
    expect(called).toEqual([{ name: call, parts: { body: { switchKey } } }]);
    expect(outcome.lookups).toEqual({ [name]: { status: 'ready', items } });
    expect(outcome.set).toEqual(field && { [field]: 4 });
  });

  it.each(all)('fail by %s alone, and what was chosen stays', async (effect, name, field) => {
    const answers = field ? { [field]: 5 } : {};
    const { outcome } = await runEffect(effects[effect], { replies: {}, sources: { session }, answers });
    const message = `No POST /request/switch/pro/detail/${name} today`;
    expect(outcome).toEqual({
      lookups: { [name]: { status: 'failed', items: [], why: message } },
      failure: { message, status: expect.any(Number) },
    });
    const come = await runEffect(effects[effect], { replies, sources: { session }, answers });
    expect(come.outcome.set).toBeUndefined();
  });

  it.each([
    ['is empty', []],
    ['is none', 'none'],
    ['holds nothing of use', [{ id: 0.5, text: 'Half' }, { id: 3 }]],
  ])('that %s is one to ask for again: nobody could choose from it [S7.02]', async (_, rows) => {
    const { outcome } = await runEffect(effects['load-titles'], {
      replies: { 'POST /request/switch/pro/detail/titles': { titlesDto: { titles: rows } } },
      sources: { session },
    });
    expect(outcome.lookups?.titles).toMatchObject({ status: 'failed', items: [] });
  });

  it('of special needs comes when it is asked for, or fails [S4.05]', async () => {
    const name = 'POST /request/switch/pro/detail/special-needs';
    const load = (answers: Record<string, unknown>) =>
      runEffect(effects['load-special-needs'], { replies: answers, sources: { session } });
    const come = await load({ [name]: { specialNeedsDto: { specialNeeds: choices } } });
    expect(come.outcome.lookups?.['special-needs']).toEqual({ status: 'ready', items });
    expect((await load({})).outcome.lookups?.['special-needs']?.status).toBe('failed');
  });
});

describe("the customer's address [S7.03]", () => {
  const name = 'GET /request/switch/pro/info/address/v2';
  const present = {
    line1: '1 High Street',
    line2: '',
    city: 'Norwich',
    county: '',
    postcode: 'NR21NH',
    residentialStatusId: 2,
    lengthOfResidencyInMonths: 100,
  };
  const replies = { [name]: { addressInfoDto: { residentialAddresses: { present } } } };
  const residential = { status: 'ready' as const, items: [{ value: 1, label: 'Owner' }] };
  const load = (
    answers: Record<string, number>,
    answering: Record<string, unknown> = replies,
    given: string[] = [],
  ) =>
    runEffect(effects['load-customer-address'], {
      replies: answering,
      sources: { session },
      answers,
      given,
      lookups: { 'residential-statuses': residential },
    });

  it('is shown, and replaces what nobody chose', async () => {
    const { called, outcome } = await load({ residentialStatusId: 1, lengthOfResidencyInMonths: 36 });
    expect(called).toEqual([{ name, parts: { query: { switchKey } } }]);
    expect(outcome.set).toEqual({
      presentAddress: { text: '1 High Street, Norwich, NR2 1NH', postcode: 'NR21NH' },
      residentialStatusId: 2,
      lengthOfResidencyInMonths: 100,
    });
  });

  it.each(['NR2 1NH', 'nr2 1nh', ' NR21NH ', 'NR2\u00a01NH'])(
    'has the postcode %j in the form that the MPRN look-up takes, where it is preset [S2.14]',
    async (postcode) => {
      const odd = { residentialAddresses: { present: { ...present, postcode } } };
      const { outcome } = await load({}, { [name]: { addressInfoDto: odd } });
      expect(outcome.set?.presentAddress).toEqual({
        text: '1 High Street, Norwich, NR2 1NH',
        postcode: 'NR21NH',
      });
      const { mpanValid: _, ...given } = customer;
      const form = (await open()).bring({ presentAddress: outcome.set?.presentAddress ?? null }).give(given);
      const inner = form.model.nested.get('find-mprn');
      const errors = inner && resolveJourney(inner, form.state).flatMap(({ card }) => card.errors);
      expect(form.state.answers['meterLookup.postcode']).toBe('NR21NH');
      expect(errors?.find(({ field }) => field === 'meterLookup.postcode')?.message).toContain('Search for');
    },
  );

  it('presets nothing of what is no postcode, and shows it as it came', async () => {
    const odd = { residentialAddresses: { present: { ...present, postcode: 'Norwich' } } };
    const { outcome } = await load({}, { [name]: { addressInfoDto: odd } });
    expect(outcome.set?.presentAddress).toEqual({ text: '1 High Street, Norwich, Norw ich' });
  });

  it('leaves what a person answered', async () => {
    const answers = { residentialStatusId: 1, lengthOfResidencyInMonths: 36 };
    const { outcome } = await load(answers, replies, Object.keys(answers));
    expect(Object.keys(outcome.set ?? {})).toEqual(['presentAddress']);
  });

  it.each([0, 36.5, 1201, '36'])('is not taken to be held for %j months', async (months) => {
    const odd = { residentialAddresses: { present: { ...present, lengthOfResidencyInMonths: months } } };
    const { outcome } = await load({ lengthOfResidencyInMonths: 36 }, { [name]: { addressInfoDto: odd } });
    expect(outcome.set).not.toHaveProperty('lengthOfResidencyInMonths');
  });

  it.each([
    {},
    { addressInfoDto: null },
    { addressInfoDto: { residentialAddresses: { present: { line1: null } } } },
  ])('that is not in the answer %j is said to be missing, and the form goes on', async (reply) => {
    const { outcome } = await load({}, { [name]: reply });
    expect(outcome.set).toEqual({});
    expect(outcome.failure?.message).toMatch(/could not read/);
  });

  it('that fails says so', async () => {
    expect((await load({}, {})).outcome).toEqual({ failure: { message: `No ${name} today`, status: 503 } });
  });
});

describe("the numbers of the home's meters [S2.14]", () => {
  const home = '1 High Street, Norwich, NR2 1NH';
  const mpan = '018011001099991001006';
  const mprn = '9001000101';
  const recco = 'GET /request/address/recco';
  const details = 'POST /request/address/recco/details';
  const gas = { isDomestic: true, mprn, isPrepayment: false };
  const replies = {
    [recco]: [{ text: '2 High Street, Norwich, NR2 1NH' }, { text: home, mpanCores: ['1099991001006'] }],
    [details]: [{ gasdetails: [gas], elecdetails: [{ isDomestic: true, mpan }] }],
  };
  const both = { mpanNumber: mpan, mpanFound: true, mprnNumber: mprn, mprnFound: true };
  const find = (more: Parameters<typeof runEffect>[1] = {}) =>
    runEffect(effects['find-home-meters'], {
      answers: { presentAddress: { text: home, postcode: 'NR21NH' } },
      ...more,
      sources: { plan: { payMethod: 'MonthlyDirectDebit' }, ...more.sources },
    });

  const found = { address: home, known: true, mpan, mprn, gasIsPrepayment: false };
  it.each<[string, object, object, string[]]>([
    ['are those that the quote found there', {}, both, []],
    ['leave what the person wrote', {}, { mprnNumber: mprn, mprnFound: true }, ['mpanNumber']],
    ['are no part of an MPAN', { mpan: '1099991001006' }, { mprnNumber: mprn, mprnFound: true }, []],
    [
      'are of no prepayment meter for another plan [S4.08]',
      { gasIsPrepayment: true },
      { mpanNumber: mpan, mpanFound: true, noMprnFound: true },
      [],
    ],
  ])('%s', async (_, more, set, given) => {
    const { outcome, called } = await find({ sources: { meter: { ...found, ...more } }, given });
    expect(outcome).toEqual({ set });
    expect(called).toEqual([]);
  });

  it('say where there is no MPRN among them [S4.08]', async () => {
    const { mprn: _, ...without } = found;
    const { outcome } = await find({ sources: { meter: without } });
    expect(outcome.set).toEqual({ mpanNumber: mpan, mpanFound: true, noMprnFound: true });
  });

  it('are looked up by the address where the quote was loaded again', async () => {
    const { outcome, called } = await find({ replies });
    expect(outcome).toEqual({ set: both });
    expect(called.map(({ name }) => name)).toEqual([recco, details]);
    expect(called[1]?.parts).toMatchObject({ body: { text: home, mpanCores: ['1099991001006'] } });
  });

  it.each([
    ['of another home', { sources: { meter: { ...found, address: 'Elsewhere' } } }],
    ['that nobody knows', { replies: { ...replies, [recco]: [{ text: 'Elsewhere' }] } }],
    ['that cannot be asked for', {}],
    ['without a postcode', { replies, answers: { presentAddress: { text: home } } }],
  ])('are asked for in the boxes of an address %s', async (_, more) => {
    const { set = {}, failure } = (await find(more)).outcome;
    expect({ set, failure }).toEqual({ set: {}, failure: undefined });
  });

  it('are said to be found for as long as they stand as found', async () => {
    const form = (await open()).bring({ presentAddress: { text: home, postcode: 'NR21NH' } });
    const noticesOf = ({ state }: typeof form) =>
      resolveJourney(form.model, state)
        .flatMap(({ card }) => card.items)
        .flatMap((item) => (item.kind === 'notice' && item.name.includes('found') ? item.name : []));
    expect(noticesOf(form)).toEqual([]);
    const filled = form.bring(both);
    expect(noticesOf(filled)).toEqual(['meters-found']);
    expect(noticesOf(filled.give({ mpanNumber: '018011001099991001007' }))).toEqual(['mprn-found']);
    expect(noticesOf(filled.give({ mprnNumber: '9001000102' }))).toEqual(['mpan-found']);
    expect(noticesOf(filled.bring({ mpanValid: false }))).toEqual(['mprn-found']);
    const lookedUp = filled.bring({ mprnNumber: '9001000999', mprnFoundFor: { text: 'Elsewhere' } });
    expect(noticesOf(lookedUp)).toEqual(['mpan-found', 'mprn-found-for']);
    const same = filled.bring({ mprnNumber: mprn, mprnFoundFor: { text: 'Elsewhere' } });
    expect(noticesOf(same)).toEqual(['mpan-found', 'mprn-found-for']);
    expect(noticesOf(lookedUp.give({ mprnNumber: '9001000102' }))).toEqual(['mpan-found']);
    // A look-up that failed is not told beside one of before.
    const failed = { noMprnFound: true };
    expect(noticesOf(lookedUp.bring(failed))).toEqual(['mpan-found', 'mprn-not-found']);
    expect(noticesOf(filled.bring(failed))).toEqual(['mpan-found', 'mprn-not-found']);
  });
});

describe('the meter numbers', () => {
  const details = 'POST /request/address/recco/details';
  const address = { text: '1 High Street', addressLine1: '1 High Street', xoserveAddressCodes: ['X1'] };
  const meter = { isDomestic: true, mprn: '9012345678', isPrepayment: false, isSmartMeter: false };
  const find = (gasdetails: readonly unknown[], payMethod = 'MonthlyDirectDebit') =>
    runEffect(effects['find-mprn'], {
      replies: { [details]: [{ gasdetails, elecdetails: [] }] },
      sources: { plan: { payMethod } },
      answers: { 'meterLookup.address': address },
    });

  it('the MPRN of the domestic gas meter is stored [S4.08]', async () => {
    const { called, outcome } = await find([{ ...meter, isDomestic: false, mprn: '1' }, meter]);
    expect(called[0]?.parts).toMatchObject({ body: { text: '1 High Street', xoserveAddressCodes: ['X1'] } });
    const mprnFoundFor = { text: '1 High Street' };
    expect(outcome).toEqual({ set: { mprnNumber: '9012345678', mprnFoundFor, noMprnFound: false } });
  });

  it.each([
    ['no meter', [], 'MonthlyDirectDebit'],
    ['no domestic meter', [{ ...meter, isDomestic: false }], 'MonthlyDirectDebit'],
    ['a prepayment meter and a plan that is not', [{ ...meter, isPrepayment: true }], 'MonthlyDirectDebit'],
  ])('%s is no MPRN found [S4.08]', async (_, meters, payMethod) => {
    const { outcome } = await find(meters, payMethod);
    expect(outcome.set).toEqual({ noMprnFound: true });
    expect(outcome.failure).toEqual({
      heading: 'Unable to locate MPRN for this address',
      message: 'mprn-not-found',
    });
  });

  it('a prepayment meter suits a prepayment plan [S4.08]', async () => {
    const { outcome } = await find([{ ...meter, isPrepayment: true }], 'PrePaymentMeter');
    expect(outcome.set).toMatchObject({ mprnNumber: '9012345678' });
  });

  const mpan = '018011002012345678901';
  const check = (mpanNumber: string, reply?: unknown) =>
    runEffect(effects['check-mpan'], {
      replies: reply === undefined ? {} : { 'GET /request/customer/mpan': reply },
      answers: { mpanNumber },
    });

  it.each([
    [{ isValid: true, isDomestic: true, isEconomy7: false }, true],
    [{ isValid: false, isDomestic: true }, false],
    [{ isValid: true, isDomestic: false }, false],
  ])('a well-formed MPAN is checked: %j is %s [S4.10]', async (reply, mpanValid) => {
    const { called, outcome } = await check(mpan, reply);
    expect(called).toEqual([{ name: 'GET /request/customer/mpan', parts: { query: { mpan } } }]);
    expect(outcome).toEqual({ set: { mpanValid } });
  });

  it.each(['038011002012345678901', '01801', `${mpan}0`])('%s is not asked about [S4.10]', async (odd) => {
    expect(await check(odd, { isValid: true })).toEqual({ called: [], outcome: {} });
  });

  it.each([
    [undefined, 503],
    [{}, 0],
    [{ isValid: 'yes' }, 0],
  ])('a check that is answered with %j leaves it unknown, and says so [S4.10]', async (reply, status) => {
    const { outcome } = await check(mpan, reply);
    expect(outcome).toEqual({
      set: { mpanValid: null },
      failure: { message: 'mpan-not-checked', status },
    });
  });
});

describe('a previous address as it is sent [S2.12] [S4.09] [S7.04]', () => {
  const sent = (entry: Readonly<Record<string, unknown>>) =>
    buildAddress({ switchKey, answers: { previousAddresses: [entry] } }).previousAddresses;
  const byHand = {
    'previous.manually': true,
    'previous.years': '0',
    'previous.months': '14',
    'previous.line1': '1 High Street ',
    'previous.line2': 'Upton',
    'previous.city': 'Norwich',
    'previous.county': 'Norfolk',
    'previous.ownPostcode': 'NR21NH',
  };

  it('is what was written by hand; zero is null', () => {
    expect(sent(byHand)).toEqual([
      {
        lengthOfResidencyInMonths: 14,
        years: null,
        months: 14,
        line1: '1 High Street',
        line2: 'Upton',
        city: 'Norwich',
        county: 'Norfolk',
        postcode: 'NR21NH',
        text: '1 High Street, Upton, Norwich, Norfolk, NR2 1NH',
        manually: true,
      },
    ]);
  });

  it('keeps the display text of one that was found', () => {
    const found = { text: '7 Mill Lane, Ely', addressLine1: '7 Mill Lane', city: 'Ely' };
    const entry = { 'previous.years': '3', 'previous.postcode': 'CB74AA', 'previous.address': found };
    expect(sent({ ...entry, 'previous.months': '2' })).toEqual([
      {
        lengthOfResidencyInMonths: 38,
        years: 3,
        months: 2,
        line1: '7 Mill Lane',
        line2: '',
        city: 'Ely',
        county: '',
        postcode: 'CB74AA',
        text: '7 Mill Lane, Ely',
        manually: false,
      },
    ]);
  });

  it.each([
    ['NR21NH', 'NR21NH'],
    [undefined, 'CB74AA'],
  ])('has the postcode %j of one that was found as %s [S2.12]', (postcode, expected) => {
    const address = { text: '7 Mill Lane, Ely', addressLine1: '7 Mill Lane', city: 'Ely', postcode };
    expect(sent({ 'previous.postcode': 'CB74AA', 'previous.address': address })).toMatchObject([
      { postcode: expected },
    ]);
    const billing = {
      'billing.postcode': 'CB74AA',
      'billing.address': { ...address, postcode: postcode ?? null },
    };
    const { businessAddress } = buildAddress({ switchKey, answers: { separateBilling: true, ...billing } });
    expect(businessAddress).toMatchObject({ line1: '7 Mill Lane', postcode: expected });
  });

  it.each([
    [byHand],
    [{ 'previous.months': '7', 'previous.postcode': 'CB74AA', 'previous.address': { text: 'x' } }],
  ])('comes back as the entry that it was sent from: %j [S7.10]', (entry) => {
    const [section] = sent(entry);
    const { previousAddresses } = sectionAnswers({ previousAddresses: [section] });
    expect(buildAddress({ switchKey, answers: { previousAddresses } }).previousAddresses).toEqual([section]);
  });
});

describe('a section that is refused with 404: the key has ended [S7.06] [S8.01]', () => {
  const saves = 'POST /request/switch/pro/update/personal';
  const gone = new ApiFailure({ status: 404 });
  const save = (replies: Record<string, unknown>) =>
    runEffect(effects['save-personal'], {
      replies,
      sources: { session },
      answers: { titleId: 3, employmentStatusId: 1 },
    });

  it('is nothing left to save when another tab has completed the switch', async () => {
    const { called, outcome } = await save({ [saves]: gone, [asks]: true });
    expect(called.map(({ name }) => name)).toEqual([saves, asks]);
    expect(outcome).toEqual({});
  });

  it.each([[false], [undefined]])('is a failure when the question is answered with %s', async (made) => {
    const { called, outcome } = await save({
      [saves]: gone,
      ...(made === undefined ? {} : { [asks]: made }),
    });
    const heading = 'Our service could not do this. Please try again.';
    expect(outcome).toEqual({ failure: { heading, message: 'customer-not-saved', status: 404 } });
    expect(called.map(({ name }) => name)).toEqual([saves, asks, 'POST /request/user/track-records']);
  });

  it('and any other refusal asks nothing', async () => {
    const { called } = await save({ [saves]: new ApiFailure({ status: 409 }), [asks]: true });
    expect(called.map(({ name }) => name)).toEqual([saves, 'POST /request/user/track-records']);
  });
});
