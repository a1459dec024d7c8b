import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import { distinctQuote, dualQuote, electricityQuote, gasQuote } from './quotes.ts';
import { type Service, startService } from './service.ts';

const { quoteRules } = definitionsIn(join(import.meta.dirname, '../..'));

let service: Service;
beforeAll(async () => {
  service = await startService({ quoteRules });
});
afterAll(() => service.stop());

const calls = {
  gasToGas: 'gas',
  electricityToElectricity: 'electricity',
  dualConsolidatedToDualConsolidated: 'dual-consolidated',
  dualDistinctToDualConsolidated: 'dual-distinct',
} as const;

const send = async (body: { readonly switchType: keyof typeof calls }) => {
  const { status, answer } = await service.send(`POST /request/switch/v2/${calls[body.switchType]}`, {
    body,
  });
  return status === 200 ? 'created' : { status, ...Object(answer) };
};

const economy7 = { mpan: '028111201099991001006', economy7Percentage: 42 };

describe('the quote form on the server', () => {
  it.each([
    [gasQuote],
    [electricityQuote],
    [dualQuote],
    [distinctQuote],
    [{ ...gasQuote, mpan: null }],
    [{ ...electricityQuote, ...economy7 }],
    [{ ...gasQuote, mpan: economy7.mpan }],
    [{ ...gasQuote, tariffId: 202, tariffValidToDate: '2026-08-10' }],
    [{ ...gasQuote, currentPayMethod: 'prePaymentMeter', newTariffPaymentMethod: 'prePaymentMeter' }],
  ] as const)('takes what its page sends: %j [Q7.10]', async (body) => {
    expect(await send(body)).toBe('created');
  });

  const units = [1, 2, 3] as const;
  const timesAYear = { 1: 1, 2: 12, 3: 4 } as const;
  const otherwise = (page: string) =>
    `This does not fit the other answers: with them the page sends ${page}. Please load the page again.`;
  const spent = { currentUsageEstimated: null };
  const fixed = { ...gasQuote, tariffId: 202 };
  const prepaid = { newTariffPaymentMethod: 'prePaymentMeter' } as const;
  const noMpan = 'We were unable to find MPAN for this address, so only its gas can be compared.';
  const mixed = expect.stringContaining('you have a prepayment meter for only one of your fuels');

  it.each([
    // Q5.05: an address, and a domestic meter of the electricity that is compared.
    ['postcode', { ...gasQuote, addressLine1: '', town: '' }, expect.stringContaining('choose your address')],
    ['mpan', { ...electricityQuote, mpan: null }, noMpan],
    ['mpan', { ...dualQuote, mpan: '038011001099991001006' }, noMpan],
    // Q5.04: one way to pay for both fuels.
    [
      'electricityCurrentPayMethod',
      { ...distinctQuote, gasCurrentPayMethod: 'prePaymentMeter', ...prepaid },
      mixed,
    ],
    [
      'electricityCurrentPayMethod',
      { ...distinctQuote, electricityCurrentPayMethod: 'prePaymentMeter', ...prepaid },
      mixed,
    ],
    // Q5.07, Q4.31, Q7.11: a tariff of the list, with the day that it ends, and with none where it does not.
    ['tariffId', { ...fixed, tariffId: 203, currentPayMethod: 'cashOrCheque' }, 'Tariff is required'],
    ['tariffValidToDate', fixed, 'Tariff End Date is required'],
    [
      'tariffValidToDate',
      { ...fixed, tariffValidToDate: '2026-08-09' },
      'Tariff End Date must be today or later.',
    ],
    ['tariffValidToDate', { ...gasQuote, tariffValidToDate: '2027-08-09' }, otherwise('null')],
    [
      'electricityTariffValidToDate',
      { ...distinctQuote, electricityTariffId: 202 },
      'Tariff End Date is required',
    ],
    // Q5.08: bounds.
    [
      'currentUsageEstimated',
      { ...gasQuote, currentUsageEstimated: 200001 },
      'Gas usage must be between 1 & 200000.',
    ],
    [
      'currentUsageEstimated',
      { ...gasQuote, currentUsageEstimated: 0.5 },
      'Gas usage must be between 1 & 200000.',
    ],
    [
      'currentCostEstimated',
      { ...electricityQuote, ...spent, currentCostEstimated: 119 },
      'Electricity cost must be between 120 & 9000.',
    ],
    [
      'electricityCurrentUsageEstimated',
      { ...dualQuote, electricityCurrentUsageEstimated: 75001 },
      'Electricity usage must be between 1 & 75000.',
    ],
    // Q4.34, Q7.10: spent or used, of both fuels alike.
    ['currentCostEstimated', { ...gasQuote, currentCostEstimated: 900 }, otherwise('null')],
    [
      'electricityCurrentCostEstimated',
      { ...dualQuote, electricityCurrentUsageEstimated: null, electricityCurrentCostEstimated: 500 },
      otherwise('null'),
    ],
    [
      'electricityConsumptionExceedsGasConsumption',
      { ...dualQuote, electricityConsumptionExceedsGasConsumption: true },
      otherwise('false'),
    ],
    // Q5.09, Q4.20: a share of an 02 meter, and of no other.
    ['economy7Percentage', { ...electricityQuote, mpan: economy7.mpan }, 'Night-time share is required'],
    ['economy7Percentage', { ...electricityQuote, economy7Percentage: 42 }, otherwise('null')],
    ['economy7Percentage', { ...gasQuote, ...economy7 }, otherwise('null')],
    // Q7.10: whoever pays by prepayment goes on so.
    [
      'newTariffPaymentMethod',
      { ...gasQuote, currentPayMethod: 'prePaymentMeter' },
      otherwise('"prePaymentMeter"'),
    ],
  ] as const)(
    'refuses its %s that no page sends, and says why: %# [Q4.20 Q4.31 Q4.34 Q5.04 Q5.05 Q5.07 Q5.08 Q5.09 Q7.10]',
    async (field, body, message) => {
      expect(await send(body)).toEqual({ status: 400, field, message });
    },
  );

  it('knows the prepayment meters of a home that it told of, and homes that are none [Q2.17 Q2.20 Q5.04]', async () => {
    const at = async (postcode: string, body: Parameters<typeof send>[0]) => {
      const [found] = await service.call('GET /request/address/recco', { query: { postcode } });
      if (!found) throw new Error('There is no such address.');
      const [home] = await service.call('POST /request/address/recco/details', { body: found });
      const meters = { mpan: home?.mpan ?? null, mprn: home?.mprn ?? null };
      return send({ ...body, ...meters, ...{ postcode } });
    };
    const prepaying = { ...gasQuote, currentPayMethod: 'prePaymentMeter', ...prepaid } as const;
    expect(await at('B11BB', prepaying)).toBe('created');
    expect(await at('B11BB', gasQuote)).toEqual({
      status: 400,
      field: 'currentPayMethod',
      message: 'Payment type is required',
    });
    expect(await at('M25DB', gasQuote)).toBe('created');
    expect(await at('M25DB', { ...prepaying, switchType: 'electricityToElectricity' })).toBe('created');
    expect(await at('M25DB', dualQuote)).toEqual({
      status: 400,
      field: 'switchType',
      message: 'Choose Electricity Only or Gas Only.',
    });
    expect(await at('CF103ND', gasQuote)).toEqual({
      status: 400,
      field: 'mpan',
      message: 'Non Domestic Meter, we are unable to provide a switch for these meters',
    });
  });

  it('refuses a figure where the form does, by whichever unit it may have been typed [Q5.08 Q7.10]', async () => {
    const figures = fc.record({
      fuel: fc.constantFrom('gas' as const, 'electricity' as const),
      kind: fc.constantFrom('usage' as const, 'cost' as const),
      unit: fc.constantFrom(...units),
      typed: fc.oneof(
        fc.integer({ min: 1, max: 250_000 }),
        ...[1, 10, 30, 120, 750, 2250, 6250, 9000, 16_600, 18_750, 50_000, 75_000, 200_000].map((bound) =>
          fc.constantFrom(bound - 0.01, bound, bound + 0.01),
        ),
      ),
    });
    const isRefused = (fuel: string, kind: string, unit: number, typed: number) => {
      const answers = {
        compareFuel: fuel,
        usageSource: 'actual',
        [`${fuel}Usage.usageType`]: kind === 'usage' ? 1 : 0,
        [`${fuel}Usage.usageUnit`]: unit,
        [`${fuel}Usage.${kind}`]: typed,
      };
      const today = '2026-08-10';
      return (
        quoteRules?.refuse([`${fuel}Usage.${kind}`], { answers, plan: {}, session: {}, today }) !== undefined
      );
    };
    await fc.assert(
      fc.asyncProperty(figures, async ({ fuel, kind, unit, typed }) => {
        const yearly = typed * timesAYear[unit];
        const isWrong = units.every((by) => isRefused(fuel, kind, by, yearly / timesAYear[by]));
        // What the form takes as it was typed is never refused.
        if (!isRefused(fuel, kind, unit, typed)) expect(isWrong).toBe(false);
        const name = kind === 'usage' ? 'currentUsageEstimated' : 'currentCostEstimated';
        const { switchType } = fuel === 'gas' ? gasQuote : electricityQuote;
        const answer = await send({ ...gasQuote, switchType, ...spent, [name]: yearly });
        if (isWrong) expect(answer).toMatchObject({ status: 400, field: name });
        else expect(answer).toBe('created');
      }),
    );
  });
});
