import { describe, expect, it } from 'vitest';
import { buildQuoteRequest, type QuoteSource } from '../../../src/energy/api/quote-request.ts';

const tariff = (id: number) => ({
  id,
  name: 'Any',
  isDefaultOrStandard: true,
  isFixedFromEnergyStartDate: false,
});

const shared = {
  postcode: 'NR21NH',
  address: {
    addressLine1: '1 The Street',
    addressLine2: '',
    city: 'Norwich',
    county: 'Norfolk',
    postcode: 'NR21NH',
  },
  newTariffPaymentMethod: 'monthlyDirectDebit',
  economy7Percentage: 42,
};

const gas = {
  gasTariff: tariff(11),
  gasTariffValidToDate: '2027-03-31',
  gasCurrentPayMethod: 'monthlyDirectDebit',
  'gasUsage.usageType': 1,
  'gasUsage.usageUnit': 1,
  'gasUsage.usage': 11500,
};

const electricity = {
  electricityTariff: tariff(22),
  electricityCurrentPayMethod: 'cashOrCheque',
  'electricityUsage.usageType': 1,
  'electricityUsage.usageUnit': 1,
  'electricityUsage.usage': 2700,
};

const both = { tariff: tariff(33), tariffValidToDate: '', currentPayMethod: 'quarterlyDirectDebit' };

function request(quoteType: QuoteSource['quoteType'], answers: object, more: Partial<QuoteSource> = {}) {
  return buildQuoteRequest({
    answers: { ...shared, ...answers },
    quoteType,
    is02Meter: false,
    mpan: '012345678901234567890',
    mprn: '7412345678',
    referrerBranchCode: 'WEB',
    switchOwnerReference: 'OWNER',
    isHappyToBeAutoSwitched: false,
    ...more,
  });
}

const common = {
  postcode: 'NR21NH',
  addressLine1: '1 The Street',
  addressLine2: '',
  town: 'Norwich',
  county: 'Norfolk',
  mpan: '012345678901234567890',
  mprn: '7412345678',
  billConsumptionIsEstimated: true,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'OWNER',
  isHappyToBeAutoSwitched: false,
  accountManagementOnline: 'UnInterested',
  newTariffPaymentMethod: 'monthlyDirectDebit',
  utilityPeriod: 'Annually',
};

const fuels = {
  electricityCurrentCostEstimated: null,
  electricityCurrentUsageEstimated: 2700,
  gasCurrentCostEstimated: null,
  gasCurrentUsageEstimated: 11500,
  electricityConsumptionExceedsGasConsumption: false,
};

describe('the quote payload', () => {
  it('is whole for a gas quote [Q7.10]', () => {
    expect(request('gasToGas', gas)).toEqual({
      name: 'POST /request/switch/v2/gas',
      body: {
        ...common,
        switchType: 'gasToGas',
        tariffId: 11,
        tariffValidToDate: '2027-03-31',
        currentPayMethod: 'monthlyDirectDebit',
        currentCostEstimated: null,
        currentUsageEstimated: 11500,
      },
    });
  });

  it('is whole for an electricity quote [Q7.10]', () => {
    expect(request('electricityToElectricity', electricity)).toEqual({
      name: 'POST /request/switch/v2/electricity',
      body: {
        ...common,
        switchType: 'electricityToElectricity',
        tariffId: 22,
        tariffValidToDate: null,
        currentPayMethod: 'cashOrCheque',
        currentCostEstimated: null,
        currentUsageEstimated: 2700,
      },
    });
  });

  it('is whole for both fuels from one supplier [Q7.10]', () => {
    expect(request('dualConsolidatedToDualConsolidated', { ...gas, ...electricity, ...both })).toEqual({
      name: 'POST /request/switch/v2/dual-consolidated',
      body: {
        ...common,
        ...fuels,
        switchType: 'dualConsolidatedToDualConsolidated',
        tariffId: 33,
        tariffValidToDate: null,
        currentPayMethod: 'quarterlyDirectDebit',
      },
    });
  });

  it('is whole for both fuels from two suppliers [Q7.10]', () => {
    expect(request('dualDistinctToDualConsolidated', { ...gas, ...electricity })).toEqual({
      name: 'POST /request/switch/v2/dual-distinct',
      body: {
        ...common,
        ...fuels,
        switchType: 'dualDistinctToDualConsolidated',
        electricityTariffId: 22,
        electricityTariffValidToDate: null,
        electricityCurrentPayMethod: 'cashOrCheque',
        gasTariffId: 11,
        gasTariffValidToDate: '2027-03-31',
        gasCurrentPayMethod: 'monthlyDirectDebit',
      },
    });
  });

  it.each([
    ['yearly', 1, 1200, 1200],
    ['monthly', 2, 100, 1200],
    ['quarterly', 3, 300, 1200],
  ])('multiplies %s usage and cost into a year [Q7.10]', (_, unit, amount, yearly) => {
    const used = { ...gas, 'gasUsage.usageUnit': unit, 'gasUsage.usage': amount };
    expect(request('gasToGas', used)?.body).toMatchObject({
      currentUsageEstimated: yearly,
      currentCostEstimated: null,
    });
    const spent = { ...used, 'gasUsage.usageType': 0, 'gasUsage.cost': amount };
    expect(request('gasToGas', spent)?.body).toMatchObject({
      currentUsageEstimated: null,
      currentCostEstimated: yearly,
    });
  });

  it.each([
    ['gasToGas', { ...gas, gasCurrentPayMethod: 'prePaymentMeter' }],
    ['electricityToElectricity', { ...electricity, electricityCurrentPayMethod: 'prePaymentMeter' }],
    ['dualConsolidatedToDualConsolidated', { ...both, currentPayMethod: 'prePaymentMeter' }],
    ['dualDistinctToDualConsolidated', { ...gas, ...electricity, gasCurrentPayMethod: 'prePaymentMeter' }],
  ] as const)(
    'forces prepayment for the new tariff when a %s quote pays so now [Q7.10]',
    (quoteType, answers) => {
      expect(request(quoteType, answers)?.body.newTariffPaymentMethod).toBe('prePaymentMeter');
    },
  );

  it.each([
    ['electricityToElectricity', true, 42],
    ['electricityToElectricity', false, undefined],
    ['gasToGas', true, undefined],
  ] as const)(
    'sends the night share for Economy 7 alone: %s, 02 meter %s [Q4.20]',
    (quoteType, is02Meter, share) => {
      expect(request(quoteType, { ...gas, ...electricity }, { is02Meter })?.body.economy7Percentage).toBe(
        share,
      );
    },
  );

  it('prefers a town to the city [Q7.10]', () => {
    const address = { ...shared.address, town: 'Wymondham' };
    expect(request('gasToGas', { ...gas, address })?.body.town).toBe('Wymondham');
  });

  it('says that electricity exceeds gas when it does [Q7.10]', () => {
    const answers = { ...gas, ...electricity, ...both, 'electricityUsage.usage': 12000 };
    const sent = request('dualConsolidatedToDualConsolidated', answers);
    expect(sent?.body).toMatchObject({ electricityConsumptionExceedsGasConsumption: true });
  });

  it.each([
    ['gasToGas', { ...gas, gasTariff: null }],
    ['electricityToElectricity', { ...electricity, electricityCurrentPayMethod: 'barter' }],
    ['dualConsolidatedToDualConsolidated', gas],
    ['dualDistinctToDualConsolidated', gas],
  ] as const)('is not built for %s without its tariff and pay method', (quoteType, answers) => {
    expect(request(quoteType, answers)).toBeUndefined();
  });
});
