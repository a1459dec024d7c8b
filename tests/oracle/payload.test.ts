import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DualConsolidatedQuote,
  DualDistinctQuote,
  quoteCalls,
  SingleQuote,
} from '../../src/energy/api/contract/quote.ts';
import { complete, economy7Home, fixed, homeWith, plainHome, today } from './examples.ts';
import { anyJourney } from './journeys.ts';
import { afterMove, type State } from './moves.ts';
import {
  type Answers,
  type Home,
  isComplete,
  quotePaths,
  quotePayload,
  quoteType,
  startingAnswers,
} from './quote-oracle.ts';

const settings = { referrerBranchCode: 'B1', switchOwnerReference: 'O1', isHappyToBeAutoSwitched: false };
const payload = (changes: Answers, home: Home = plainHome) =>
  quotePayload(complete(changes), home, today, settings);

describe('quote payload', () => {
  it('of gas, in full [Q7.10]', () => {
    expect(
      payload({
        compareFuel: 'gas',
        gasTariff: fixed,
        gasTariffValidToDate: '2027-01-31',
        gasCurrentPayMethod: 'cashOrCheque',
        'gasUsage.usage': 1000,
        'gasUsage.usageUnit': 2,
      }),
    ).toEqual({
      switchType: 'gasToGas',
      postcode: 'SW1A1AA',
      addressLine1: '1 High Street',
      addressLine2: '',
      town: 'London',
      county: 'Greater London',
      mpan: '018011002012345678901',
      mprn: '1234567890',
      billConsumptionIsEstimated: true,
      referrerBranchCode: 'B1',
      switchOwnerReference: 'O1',
      isHappyToBeAutoSwitched: false,
      accountManagementOnline: 'UnInterested',
      newTariffPaymentMethod: 'monthlyDirectDebit',
      utilityPeriod: 'Annually',
      tariffId: 10,
      tariffValidToDate: '2027-01-31',
      currentPayMethod: 'cashOrCheque',
      currentCostEstimated: null,
      currentUsageEstimated: 12000,
    });
  });

  it.each([
    [1, 500],
    [2, 6000],
    [3, 2000],
  ])('multiplies amounts of unit %i to a year [Q7.10, §9]', (unit, cost) => {
    const spent = payload({
      compareFuel: 'electricity',
      'electricityUsage.usageType': 0,
      'electricityUsage.usageUnit': unit,
      'electricityUsage.cost': 500,
    });
    expect(spent).toMatchObject({ currentCostEstimated: cost, currentUsageEstimated: null });
  });

  it('of both fuels from one supplier shares tariff and pay method [Q7.10]', () => {
    const both = payload({ 'electricityUsage.usage': 2000, 'electricityUsage.usageUnit': 2 });
    expect(both).toMatchObject({
      tariffId: 9,
      currentPayMethod: 'monthlyDirectDebit',
      gasCurrentUsageEstimated: 12000,
      electricityCurrentUsageEstimated: 24000,
      electricityConsumptionExceedsGasConsumption: true,
    });
    expect(payload({}).electricityConsumptionExceedsGasConsumption).toBe(false);
    const spent = { 'gasUsage.usageType': 0, 'electricityUsage.usageType': 0, 'gasUsage.cost': 500 };
    expect(payload({ ...spent, 'electricityUsage.cost': 600 })).toMatchObject({
      electricityConsumptionExceedsGasConsumption: true,
      gasCurrentCostEstimated: 500,
      gasCurrentUsageEstimated: null,
    });
  });

  it('of two suppliers has its own tariff for each fuel [Q7.10]', () => {
    const date = { electricityTariff: fixed, electricityTariffValidToDate: '2027-01-31' };
    expect(payload({ sameSupplier: 'no', ...date })).toMatchObject({
      electricityTariffId: 10,
      electricityTariffValidToDate: '2027-01-31',
      gasTariffId: 9,
      gasTariffValidToDate: null,
    });
  });

  it('carries the night share of an Economy 7 meter, never with gas alone [Q7.10]', () => {
    expect(payload({ economy7Percentage: 30 }, economy7Home).economy7Percentage).toBe(30);
    expect(payload({})).not.toHaveProperty('economy7Percentage');
    expect(payload({ compareFuel: 'gas' }, economy7Home)).not.toHaveProperty('economy7Percentage');
  });

  it('is forced to prepayment by a current pay method of the quote, not by another one [Q7.10]', () => {
    const prepaid = { gasCurrentPayMethod: 'prePaymentMeter', newTariffPaymentMethod: 'cashOrCheque' };
    expect(payload({ ...prepaid, compareFuel: 'gas' }).newTariffPaymentMethod).toBe('prePaymentMeter');
    expect(payload({ ...prepaid, compareFuel: 'electricity' }).newTariffPaymentMethod).toBe('cashOrCheque');
  });

  it('prefers a town to the city, and sends no mprn for a home without gas [Q7.10]', () => {
    const address = { addressLine1: '1', town: 'Ely', city: 'Cambridge' };
    expect(payload({ address }, homeWith(null, {}))).toMatchObject({ town: 'Ely', mprn: null });
  });

  it('goes to a path of the contract [Q7.10]', () => {
    const created = Object.values(quotePaths).map((path) => `POST ${path}`);
    expect(Object.keys(quoteCalls)).toEqual(expect.arrayContaining(created));
  });

  it('is refused, with the fields, while a step has a problem [Q2.12]', () => {
    expect(() => payload({ tariff: null })).toThrow('"supplier-and-tariff":["tariff"]');
  });

  it('keeps the contract after every journey that ends complete [Q7.10]', () => {
    const shapes: Record<ReturnType<typeof quoteType>, TSchema> = {
      gasToGas: SingleQuote,
      electricityToElectricity: SingleQuote,
      dualConsolidatedToDualConsolidated: DualConsolidatedQuote,
      dualDistinctToDualConsolidated: DualDistinctQuote,
    };
    let sent = 0;
    fc.assert(
      fc.property(anyJourney(today), ({ moves }) => {
        const start: State = { answers: startingAnswers, home: null };
        const { answers, home } = moves.reduce(afterMove, start);
        if (!isComplete(answers, home, today)) return;
        sent += 1;
        const body = quotePayload(answers, home, today, settings);
        expect([...Value.Errors(shapes[quoteType(answers)], body)]).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(sent).toBeGreaterThan(50);
  });
});
