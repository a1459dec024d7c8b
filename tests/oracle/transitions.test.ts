import { describe, expect, it } from 'vitest';
import {
  complete,
  economy7Home,
  economy7Meter,
  fixed,
  homeWith,
  plainHome,
  standard,
  variable,
} from './examples.ts';
import { afterMove } from './moves.ts';
import {
  afterAddress,
  afterAverageLevel,
  afterEstimate,
  afterPaymentType,
  afterPostcode,
  afterSupplier,
  afterTariff,
  afterTariffsArrive,
  afterUsageSource,
  afterUsageType,
  replace,
  startingAnswers,
} from './quote-oracle.ts';

describe('postcode', () => {
  it('is stored without spaces in upper case, and a new one resets the address [Q2.13, Q4.28]', () => {
    const after = afterPostcode(complete(), ' m1 1ae');
    expect(after.postcode).toBe('M11AE');
    expect(after).not.toHaveProperty('address');
    expect(after).toEqual(replace(complete(), { postcode: 'M11AE', address: null }));
  });

  it('typed again leaves the address [Q4.28]', () => {
    expect(afterPostcode(complete(), 'sw1a 1aa')).toEqual(complete());
  });
});

describe('address', () => {
  it('sets supplier, usage, smart flags and the new payment method, and clears pay methods [Q4.23]', () => {
    const used = complete({
      'gasUsage.usageType': 0,
      'gasUsage.usageUnit': 3,
      'gasUsage.cost': 99,
      'electricityUsage.usageType': 0,
      newTariffPaymentMethod: 'cashOrCheque',
    });
    const after = afterAddress(used, homeWith({ isSmartMeter: true }, { mugSupplierId: 7 }));
    expect(after).toMatchObject({
      gasSupplierId: 15,
      electricitySupplierId: 7,
      'gasUsage.usage': 13700,
      'gasUsage.usageType': 1,
      'gasUsage.usageUnit': 1,
      'electricityUsage.usageType': 1,
      'electricityUsage.usageUnit': 1,
      gasSmartMeter: true,
      gasSmartMeterInstalled: true,
      electricitySmartMeter: false,
      electricitySmartMeterInstalled: false,
      newTariffPaymentMethod: 'monthlyDirectDebit',
    });
    for (const name of [
      'currentPayMethod',
      'gasCurrentPayMethod',
      'electricityCurrentPayMethod',
      'gasUsage.cost',
      'gasTariff',
      'sameSupplier',
    ])
      expect(after).not.toHaveProperty([name]);
  });

  it('sets sameSupplier when both supplier ids are equal, not when neither is known [Q4.23]', () => {
    expect(afterAddress({}, plainHome).sameSupplier).toBe('yes');
    const unknown = homeWith({ mugSupplierId: null }, { mugSupplierId: null });
    expect(afterAddress({}, unknown).sameSupplier).toBeUndefined();
  });

  it.each([
    [15, 7, 'gasElectricity'],
    [15, null, 'gas'],
    [null, 7, 'electricity'],
    [null, null, 'electricity'],
  ])('suppliers %s and %s compare %s [Q4.24]', (gas, electricity, compareFuel) => {
    const home = homeWith({ mugSupplierId: gas }, { mugSupplierId: electricity });
    expect(afterAddress({ compareFuel: 'coal' }, home).compareFuel).toBe(compareFuel);
  });

  it('prefills the pay method of a prepayment meter [Q4.25]', () => {
    const after = afterAddress(complete(), homeWith({ isPrepayment: true }, {}));
    expect(after.gasCurrentPayMethod).toBe('prePaymentMeter');
    expect(after.electricityCurrentPayMethod).toBeUndefined();
  });

  it('electricity-only sets the heating and cooking fuel to 2 [Q4.26]', () => {
    const after = afterAddress({}, homeWith(null, {}));
    expect(after).toMatchObject({ heatingFuel: 2, cookingFuel: 2 });
    expect(afterAddress({}, plainHome)).not.toHaveProperty('heatingFuel');
  });
});

describe('payment, supplier, tariff', () => {
  it('a payment type sets the new one [Q4.29]', () => {
    const prepaid = complete({ gasCurrentPayMethod: 'prePaymentMeter' });
    expect(afterPaymentType(prepaid, 'gas').newTariffPaymentMethod).toBe('prePaymentMeter');
    expect(
      afterPaymentType(complete({ newTariffPaymentMethod: 'cashOrCheque' })).newTariffPaymentMethod,
    ).toBe('monthlyDirectDebit');
  });

  it('prepayment of a fuel that is not compared any more is not how the new tariff is paid for [Q4.29]', () => {
    const prepaid = { newTariffPaymentMethod: 'prePaymentMeter', currentPayMethod: 'monthlyDirectDebit' };
    const home = null;
    const electricity = {
      ...prepaid,
      compareFuel: 'electricity',
      electricityCurrentPayMethod: 'prePaymentMeter',
    };
    const methodAfter = (field: string, value: string, answers = complete(electricity)) =>
      afterMove({ answers, home }, { field, value }).answers.newTariffPaymentMethod;
    expect(methodAfter('compareFuel', 'gasElectricity')).toBe('monthlyDirectDebit');
    const both = complete({ ...electricity, compareFuel: 'gasElectricity', sameSupplier: 'no' });
    expect(methodAfter('sameSupplier', 'yes', both)).toBe('monthlyDirectDebit');
    expect(methodAfter('compareFuel', 'electricity', both)).toBe('prePaymentMeter');
  });

  it('a supplier clears its own tariff and end date [Q4.30]', () => {
    const held = complete({ gasTariffValidToDate: '2027-01-01', tariffValidToDate: '2027-01-01' });
    expect(afterSupplier(held, 'gas')).toEqual(
      replace(held, { gasTariff: null, gasTariffValidToDate: null }),
    );
    expect(afterSupplier(held)).toEqual(replace(held, { tariff: null, tariffValidToDate: null }));
  });

  it('the default or standard tariff of an arriving list is preselected [Q4.30]', () => {
    const none = complete({ tariff: null });
    expect(afterTariffsArrive(none, [variable, standard]).tariff).toEqual(standard);
    expect(afterTariffsArrive(none, [variable]).tariff).toBeUndefined();
    expect(afterTariffsArrive(complete(), [standard]).tariff).toEqual(variable);
  });

  it('a tariff that is not fixed clears the end date [Q4.31]', () => {
    const dated = complete({ tariff: fixed, tariffValidToDate: '2027-01-01' });
    expect(afterTariff(dated)).toEqual(dated);
    expect(afterTariff(replace(dated, { tariff: variable }))).not.toHaveProperty('tariffValidToDate');
  });
});

describe('usage', () => {
  const spent = complete({
    'gasUsage.usageType': 0,
    'gasUsage.usageUnit': 3,
    'gasUsage.cost': 99,
    'electricityUsage.cost': 99,
  });

  it.each(['estimate', 'average'])('leaving Actual Figures for %s starts anew [Q4.33]', (usageSource) => {
    for (const previous of ['actual', undefined]) {
      const after = afterUsageSource(replace(spent, { usageSource }), previous, plainHome);
      expect(after).toMatchObject({ 'gasUsage.usageType': 1, 'gasUsage.usageUnit': 1 });
      for (const name of [
        'gasUsage.usage',
        'gasUsage.cost',
        'electricityUsage.usage',
        'electricityUsage.cost',
      ])
        expect(after).not.toHaveProperty([name]);
    }
  });

  it('returning to Actual Figures prefills the annual quantity of gas [Q4.33]', () => {
    const after = afterUsageSource(spent, 'average', plainHome);
    expect(after).toMatchObject({
      'gasUsage.usage': 13700,
      'gasUsage.usageType': 1,
      'gasUsage.usageUnit': 1,
    });
    expect(after).not.toHaveProperty(['electricityUsage.usage']);
    expect(afterUsageSource(spent, 'actual', plainHome)).toEqual(spent);
  });

  it('a usage type clears the values, electricity follows gas in the combined view [Q4.34]', () => {
    const after = afterUsageType(complete({ 'gasUsage.usageType': 0 }), 'gas');
    expect(after['electricityUsage.usageType']).toBe(0);
    expect(after).not.toHaveProperty(['gasUsage.usage']);
    expect(after).not.toHaveProperty(['electricityUsage.usage']);
    const own = afterUsageType(complete({ 'electricityUsage.usageType': 0 }), 'electricity');
    expect(own['gasUsage.usage']).toBe(12000);
    expect(own['electricityUsage.usageType']).toBe(0);
    const alone = afterUsageType(complete({ compareFuel: 'gas', 'gasUsage.usageType': 0 }), 'gas');
    expect(alone['electricityUsage.usageType']).toBe(1);
    expect(alone['electricityUsage.usage']).toBe(3000);
  });

  it.each([
    ['low', 7500, 1800, 2200],
    ['medium', 11500, 2700, 3900],
    ['high', 17000, 4100, 6700],
  ])('the %s averages fill usage [Q4.35]', (averageLevel, gas, electricity, economy7) => {
    const chosen = replace(spent, { usageSource: 'average', averageLevel });
    expect(afterAverageLevel(chosen, plainHome)).toMatchObject({
      'gasUsage.usage': gas,
      'gasUsage.usageType': 1,
      'gasUsage.usageUnit': 1,
      'electricityUsage.usage': electricity,
    });
    expect(afterAverageLevel(chosen, economy7Home)['electricityUsage.usage']).toBe(economy7);
  });

  it('the questionnaire fills the fuels of the quote [Q2.24]', () => {
    const after = afterEstimate(complete({ compareFuel: 'gas' }), { gas: 9999, electricity: 1111 });
    expect(after).toMatchObject({ 'gasUsage.usage': 9999, 'electricityUsage.usage': 3000 });
  });
});

describe('moves', () => {
  it('lead through the transitions, and the same answer again changes nothing [Q4.28, Q4.29]', () => {
    const details = { gasdetails: [], elecdetails: [economy7Meter] };
    const address = { text: '1 High Street' };
    let state = afterMove({ answers: startingAnswers, home: null }, { field: 'postcode', value: 'sw1a 1aa' });
    state = afterMove(state, { field: 'address', value: address, details });
    expect(state.answers).toMatchObject({ postcode: 'SW1A1AA', address, compareFuel: 'electricity' });
    state = afterMove(state, { field: 'electricityCurrentPayMethod', value: 'prePaymentMeter' });
    expect(state.answers.newTariffPaymentMethod).toBe('prePaymentMeter');
    state = afterMove(state, { field: 'newTariffPaymentMethod', value: 'cashOrCheque' });
    state = afterMove(state, { field: 'electricityCurrentPayMethod', value: 'prePaymentMeter' });
    expect(state.answers.newTariffPaymentMethod).toBe('cashOrCheque');
    state = afterMove(state, { field: 'averageLevel', value: 'low' });
    expect(state.answers['electricityUsage.usage']).toBe(2200);
    const dated = { ...state, answers: complete({ tariff: fixed, tariffValidToDate: '2027-01-01' }) };
    const moved = afterMove(dated, { field: 'tariff', value: variable });
    expect(moved.answers).not.toHaveProperty('tariffValidToDate');
    expect(afterMove(state, { field: 'postcode', value: 'M1 1AE' }).home).toBeNull();
  });
});
