import { describe, expect, it } from 'vitest';
import type { CallName } from '../../src/energy/api/contract.ts';
import { createApp } from '../../src/main/app.ts';
import { dualQuote, electricityQuote, gasQuote } from '../service/quotes.ts';
import { senderOf, tokenOf, visitor } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const none = { message: 'This sign-up is not open any more. Please start again.', field: 'switchKey' };
const complete = 'POST /request/switch/pro/complete';

/** Every call that a switchKey opens, with a good body; the completion last. */
const keyed: readonly (readonly [CallName, object])[] = [
  ['POST /request/switch/pro/info/switch-plan', {}],
  ['POST /request/switch/pro/detail/employment-statuses', {}],
  ['POST /request/switch/pro/detail/titles', {}],
  ['POST /request/switch/pro/detail/special-needs', {}],
  ['POST /request/switch/pro/detail/residential-statuses', {}],
  ['POST /request/switch/pro/detail/direct-debit-days', {}],
  ['POST /request/switch/pro/info/saved', {}],
  ['POST /request/switch/pro/update/personal', given.customer],
  ['POST /request/switch/pro/update/address', given.address],
  ['POST /request/switch/pro/update/terms-and-conditions', given.terms],
  ['POST /request/bank/is-valid', given.account],
  ['POST /request/switch/pro/update/bank', given.bank],
  [complete, { switchCompleteOption: 'None' }],
];

describe.each(databases)('sign-up on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);
  const send = (name: CallName, body: object, headers = {}) => service().send(name, { body, headers });

  describe('the key', () => {
    it('is 256 random bits, new each time, and stored as a hash only [Q2.32, S7.01]', async () => {
      const [one, other] = [await given.beginSignUp(service()), await given.beginSignUp(service())];
      expect(one.switchKey).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(one.switchKey).not.toBe(other.switchKey);
      expect(await service().store.signUps.find(one.switchKey)).toBeUndefined();
    });

    it.each([
      ['an unknown quote', { switchId: 7 }, 404, 'switchId'],
      ['another type of switch', { switchType: 'gasToGas' }, 400, 'switchType'],
      ['a missing fuel', { switchPlan: { gas: given.bothFuels.gas } }, 400, 'switchPlan.electricity'],
      ['an unknown tariff', { switchPlan: plan(9999) }, 400, 'switchPlan.electricity.tariffId'],
      ['a review-only supplier', { switchPlan: plan(1601) }, 400, 'switchPlan.electricity.tariffId'],
      [
        'a pay method that the tariff has not',
        { switchPlan: plan(202, 'CashOrCheque') },
        400,
        'switchPlan.electricity.payMethod',
      ],
      [
        'two suppliers',
        { switchPlan: { ...given.bothFuels, gas: { ...given.bothFuels.gas, tariffId: 701 } } },
        400,
        'switchPlan',
      ],
      [
        'two tariffs of one supplier',
        { switchPlan: { ...plan(402), gas: plan(401).gas } },
        400,
        'switchPlan',
      ],
      [
        'two ways to pay',
        { switchPlan: { ...plan(402), gas: { tariffId: 402, payMethod: 'QuaterlyDirectDebit' } } },
        400,
        'switchPlan',
      ],
      [
        'a prepayment tariff where no meter is one',
        { switchPlan: plan(1201, 'PrePaymentMeter') },
        400,
        'switchPlan.electricity.payMethod',
      ],
      ['an unknown field', { other: 1 }, 400, 'other'],
    ])('is refused for %s', async (_what, change, status, field) => {
      const { switchId } = await given.beginSignUp(service());
      const good = {
        switchId,
        switchType: 'dualConsolidatedToDualConsolidated',
        switchPlan: given.bothFuels,
      };
      const refused = await send('POST /request/switch/pro/key', { ...good, ...change });
      expect(refused).toMatchObject({ status, answer: { field, message: expect.any(String) } });
    });

    it('is refused for the tariff that the home has, paid for as it is now', async () => {
      const { switchId } = await given.beginSignUp(service());
      const body = { switchId, switchType: 'dualConsolidatedToDualConsolidated', switchPlan: plan(201) };
      expect(await send('POST /request/switch/pro/key', body)).toMatchObject({
        status: 400,
        answer: { field: 'switchPlan.electricity.tariffId', message: expect.stringContaining('already') },
      });
    });

    it('is given to prepayment meters for what is paid for by prepayment, and nothing else [Q7.10]', async () => {
      const prepaid = {
        currentPayMethod: 'prePaymentMeter',
        newTariffPaymentMethod: 'prePaymentMeter',
      } as const;
      const { geniusSwitchDto } = await service().call('POST /request/switch/v2/dual-consolidated', {
        body: { ...dualQuote, ...prepaid },
      });
      const asking = (payMethod: string) =>
        send('POST /request/switch/pro/key', {
          switchId: geniusSwitchDto.switchId,
          switchType: 'dualConsolidatedToDualConsolidated',
          switchPlan: plan(1201, payMethod),
        });
      expect(await asking('MonthlyDirectDebit')).toMatchObject({
        status: 400,
        answer: { field: 'switchPlan.electricity.payMethod' },
      });
      expect((await asking('PrePaymentMeter')).status).toBe(200);
    });

    it.each(keyed)(
      'opens %s for its own visitor, after a renewed token too, and for nobody else',
      async (name, body) => {
        const { anonymous } = service();
        const { switchKey } = await given.beginSignUp(visitor('visitor-1', anonymous));
        const parts = { body: { switchKey, ...body } };
        for (const stranger of [visitor('visitor-2', anonymous).send, anonymous])
          expect(await stranger(name, parts)).toMatchObject({ status: 404, answer: none });
        const headers = await tokenOf(anonymous);
        expect(await anonymous(name, { ...parts, headers })).toMatchObject({ status: 404, answer: none });
        const { status } = await visitor('visitor-1', anonymous).send(name, parts);
        expect(status).toBe(name === complete ? 409 : 200);
      },
    );

    it.each(keyed)('that nobody gave does not open %s', async (name, body) => {
      expect(await send(name, { switchKey: 'x'.repeat(43), ...body })).toMatchObject({
        status: 404,
        answer: none,
      });
      expect(await send(name, { switchKey: 'short', ...body })).toMatchObject({
        status: 400,
        answer: { field: 'switchKey' },
      });
    });

    it('ends after 24 hours', async () => {
      const { switchKey } = await given.beginSignUp(service());
      const answerAfter = (hours: number) => {
        const now = () => Date.UTC(2026, 7, 10, 12) + hours * 3_600_000;
        const app = createApp({ store: service().store, sealer: service().sealer, settingsFile: '', now });
        return visitor('tester', senderOf(app)).send('POST /request/switch/pro/detail/titles', {
          body: { switchKey },
        });
      };
      expect((await answerAfter(23.99)).status).toBe(200);
      expect(await answerAfter(24)).toMatchObject({ status: 404, answer: none });
    });

    it('dies on completion: only the completion itself answers, and says the same [S7.06]', async () => {
      const { switchKey, switched } = await given.signUp(service());
      for (const [name, body] of keyed.slice(0, -1))
        expect(await send(name, { switchKey, ...body })).toMatchObject({ status: 404, answer: none });
      const again = await send(complete, { switchKey, switchCompleteOption: 'None' });
      expect(again).toMatchObject({ status: 200, answer: { geniusSwitchedDto: switched } });
    });
  });

  describe('what the page is filled with', () => {
    it('is the plan, each fuel with its cost, as the results had it [S4.02]', async () => {
      const { switchKey, switchId } = await given.beginSignUp(service());
      const reply = await service().call('POST /request/switch/pro/info/switch-plan', {
        body: { switchKey },
      });
      const { gas, electricity } = reply.geniusSwitchPlanInfoDto.geniusSwitchPlanInfo.switchPlanInfoDto;
      const { resultsInDetailDto } = await service().call('POST /request/results/detail', {
        body: {
          switchId,
          switchType: 'dualConsolidatedToDualConsolidated',
          includeAllPayMethodOptions: false,
          proposedPayMethod: 'MonthlyDirectDebit',
          electricitySmartMeterInstalled: false,
          gasSmartMeterInstalled: false,
        },
      });
      const row = resultsInDetailDto.resultsInDetail.find(({ tariffId }) => tariffId === 202);
      expect((gas?.cost ?? 0) + (electricity?.cost ?? 0)).toBeCloseTo(row?.totalCost ?? -1, 2);
      expect((gas?.savings ?? 0) + (electricity?.savings ?? 0)).toBeCloseTo(row?.savings ?? -1, 2);
      expect(row?.exitFees).toBeGreaterThan(0);
      expect((gas?.exitFee ?? -1) + (electricity?.exitFee ?? -1)).toBe(row?.exitFees);
      expect(electricity).toMatchObject({
        supplierId: 2,
        payMethod: 'MonthlyDirectDebit',
        isEconomy7: false,
      });
    });

    it.each([
      ['gas', gasQuote, 'electricity'],
      ['electricity', electricityQuote, 'gas'],
    ] as const)('has no other fuel for a %s quote', async (kind, body, other) => {
      const switchPlan = { [kind]: given.bothFuels[kind] };
      const { switchKey } = await given.beginSignUp(service(), { kind, body, switchPlan });
      const reply = await service().call('POST /request/switch/pro/info/switch-plan', {
        body: { switchKey },
      });
      const parts = reply.geniusSwitchPlanInfoDto.geniusSwitchPlanInfo.switchPlanInfoDto;
      expect([parts[kind]?.tariffName, parts[other]]).toEqual(['Fixed 12 Months', null]);
    });

    it('is lists of numbered choices [S4.02]', async () => {
      const body = { switchKey: (await given.beginSignUp(service())).switchKey };
      const { titlesDto } = await service().call('POST /request/switch/pro/detail/titles', { body });
      expect(titlesDto.titles[0]).toEqual({ id: 1, text: 'Mr' });
      const days = await service().call('POST /request/switch/pro/detail/direct-debit-days', { body });
      const texts = days.directDebitDayOfTheMonthsDto.directDebitDayOfTheMonths.map(({ text }) => text);
      expect([texts.length, ...texts.slice(0, 4), texts[10], texts[21]]).toEqual([
        28,
        '1st',
        '2nd',
        '3rd',
        '4th',
        '11th',
        '22nd',
      ]);
    });

    it('is the address of the quote [S4.03]', async () => {
      const query = { switchKey: (await given.beginSignUp(service())).switchKey };
      const { addressInfoDto } = await service().call('GET /request/switch/pro/info/address/v2', { query });
      expect(addressInfoDto.residentialAddresses.present).toMatchObject({
        line1: '1 Alder Close',
        city: 'Norwich',
        postcode: 'NR21NH',
      });
      expect(
        (
          await service().send('GET /request/switch/pro/info/address/v2', {
            query: { switchKey: 'x'.repeat(43) },
          })
        ).status,
      ).toBe(404);
    });
  });

  describe('a section', () => {
    it.each([
      ['personal', { ...given.customer, titleId: 99 }, 'titleId'],
      ['personal', { ...given.customer, employmentStatusId: 0 }, 'employmentStatusId'],
      ['personal', { ...given.customer, dateOfBirth: '1971-02-30' }, 'dateOfBirth'],
      ['personal', { ...given.customer, dayTimePhone: '12345' }, 'dayTimePhone'],
      ['personal', { ...given.customer, extra: 'x' }, 'extra'],
      [
        'address',
        {
          ...given.address,
          residentialAddresses: { present: { residentialStatusId: 77, lengthOfResidencyInMonths: 36 } },
        },
        'residentialStatusId',
      ],
      [
        'address',
        { ...given.address, previousAddresses: Array.from({ length: 4 }, () => previous) },
        'previousAddresses',
      ],
      ['terms-and-conditions', { ...given.terms, specialNeedsId: 1000 }, 'specialNeedsId'],
      ['terms-and-conditions', { ...given.terms, mpanNumber: '12' }, 'mpanNumber'],
      ['bank', { ...given.bank, sortCode: '089998' }, 'sortCode'],
      ['bank', { ...given.bank, accountNumber: '12345' }, 'accountNumber'],
      ['bank', { ...given.bank, preferredDirectDebitDay: 31 }, 'preferredDirectDebitDay'],
      ['bank', { ...given.bank, isAuthorisedToSetupDirectDebits: false }, 'isAuthorisedToSetupDirectDebits'],
    ] as const)(
      '%s is refused when %s is wrong, naming the field [S7.02, S7.03, S7.04, S7.05]',
      async (section, body, field) => {
        const { switchKey } = await given.beginSignUp(service());
        const refused = await send(`POST /request/switch/pro/update/${section}`, { switchKey, ...body });
        expect(refused).toMatchObject({ status: 400, answer: { field, message: expect.any(String) } });
      },
    );

    it('may be saved again: the last one counts', async () => {
      const { switchKey } = await given.beginSignUp(service());
      await given.fillSignUp(service(), switchKey);
      await service().call('POST /request/switch/pro/update/personal', {
        body: { switchKey, ...given.customer, lastName: 'Sparrow' },
      });
      const { geniusSwitchedDto } = await service().call(complete, {
        body: { switchKey, switchCompleteOption: 'None' },
      });
      expect(geniusSwitchedDto.lastName).toBe('Sparrow');
    });

    it('of bank details is not taken for a plan that needs none [S5.15]', async () => {
      const switchPlan = { gas: { tariffId: 201, payMethod: 'PrePaymentMeter' } } as const;
      const body = { ...gasQuote, newTariffPaymentMethod: 'prePaymentMeter' } as const;
      const { switchKey } = await given.beginSignUp(service(), { kind: 'gas', body, switchPlan });
      const refused = await send('POST /request/switch/pro/update/bank', { switchKey, ...given.bank });
      expect(refused).toMatchObject({
        status: 409,
        answer: { message: expect.stringMatching(/not paid by Direct Debit/) },
      });
    });
  });

  describe('the bank check', () => {
    it.each([
      ['089999', '66374958', true],
      ['089999', '66374959', false],
      ['107999', '88837491', true],
      ['000000', '123456', true],
    ])('of %s %s says %s [S5.13]', async (sortCode, accountNumber, isValid) => {
      const { switchKey } = await given.beginSignUp(service());
      expect(
        await service().call('POST /request/bank/is-valid', { body: { switchKey, sortCode, accountNumber } }),
      ).toEqual({ isValid });
    });
  });
});

const previous = {
  lengthOfResidencyInMonths: 12,
  line1: '1 Elm Road',
  line2: '',
  city: 'Norwich',
  county: '',
  postcode: 'NR21NH',
  years: 1,
  months: 0,
  text: '',
  manually: true,
};

function plan(tariffId: number, payMethod = 'MonthlyDirectDebit') {
  return { electricity: { tariffId, payMethod }, gas: { tariffId, payMethod } };
}
