import { describe, expect, it } from 'vitest';
import {
  complete,
  economy7Home,
  economy7Meter,
  fixed,
  gasMeter,
  homeWith,
  plainHome,
  today,
} from './examples.ts';
import {
  type Answers,
  type Home,
  homeOf,
  isEconomy7Meter,
  openSteps,
  problems,
  quoteType,
  startingAnswers,
  stepsOf,
} from './quote-oracle.ts';

const wrong = (changes: Answers, step: string, home: Home = plainHome) =>
  problems(complete(changes), home, today)[step];

describe('quote type', () => {
  it.each([
    ['gas', 'no', 'gasToGas'],
    ['electricity', 'no', 'electricityToElectricity'],
    ['gasElectricity', 'no', 'dualDistinctToDualConsolidated'],
    ['gasElectricity', 'yes', 'dualConsolidatedToDualConsolidated'],
    ['gasElectricity', undefined, 'dualConsolidatedToDualConsolidated'],
    [undefined, 'no', 'gasToGas'],
  ])('compareFuel %s and sameSupplier %s give %s [Q4.01]', (compareFuel, sameSupplier, type) => {
    expect(quoteType({ compareFuel, sameSupplier })).toBe(type);
  });
});

describe('present steps', () => {
  it('of gas [Q2.11, Q4.10, Q4.21]', () => {
    expect(stepsOf(complete({ compareFuel: 'gas' }), economy7Home)).toEqual([
      'your-home',
      'compare-fuel',
      'payment-type.gas',
      'supplier-and-tariff.gas',
      'usage',
      'new-payment-method',
    ]);
  });

  it('of electricity with an 02 meter [Q2.11, Q4.11, Q4.20]', () => {
    expect(stepsOf(complete({ compareFuel: 'electricity' }), economy7Home)).toEqual([
      'your-home',
      'compare-fuel',
      'economy-7',
      'payment-type.electricity',
      'supplier-and-tariff.electricity',
      'usage',
      'economy-7-share',
      'new-payment-method',
    ]);
  });

  it('of both fuels from one supplier, 01 meter [Q2.11, Q4.12, Q4.20]', () => {
    expect(stepsOf(complete(), plainHome)).toEqual([
      'your-home',
      'compare-fuel',
      'same-supplier',
      'economy-7',
      'payment-type',
      'supplier-and-tariff',
      'usage',
      'new-payment-method',
    ]);
  });

  it('of both fuels from two suppliers, with a vehicle [Q2.11, Q4.13, Q7.14]', () => {
    expect(stepsOf(complete({ sameSupplier: 'no' }), economy7Home, 'vehicle-home-energy')).toEqual([
      'your-home',
      'vehicle',
      'compare-fuel',
      'same-supplier',
      'economy-7',
      'payment-type.gas',
      'payment-type.electricity',
      'supplier-and-tariff.gas',
      'supplier-and-tariff.electricity',
      'usage',
      'economy-7-share',
      'new-payment-method',
    ]);
  });

  it('a meter is Economy 7 by its mpan, and by the answer only when there is no address [Q4.20]', () => {
    expect(isEconomy7Meter({ isEconomy7: 'no' }, economy7Home)).toBe(true);
    expect(isEconomy7Meter({ isEconomy7: 'yes' }, plainHome)).toBe(false);
    expect(isEconomy7Meter({ isEconomy7: 'yes' }, homeWith({}, null))).toBe(false);
    expect(isEconomy7Meter({ isEconomy7: 'yes' }, null)).toBe(true);
    expect(isEconomy7Meter({ isEconomy7: 'no' }, null)).toBe(false);
  });

  it('have no Economy 7 question without a domestic mpan [Q4.21]', () => {
    expect(stepsOf(complete(), homeWith({}, null))).not.toContain('economy-7');
    expect(stepsOf(complete(), homeWith({}, { isDomestic: false }))).not.toContain('economy-7');
    expect(stepsOf(complete(), homeWith({}, { mpan: null }))).not.toContain('economy-7');
    expect(stepsOf(complete(), homeWith({}, { mpan: '' }))).not.toContain('economy-7');
    expect(stepsOf(complete(), null)).not.toContain('economy-7');
  });

  it.each([
    [{ compareFuel: 'gas', gasCurrentPayMethod: 'prePaymentMeter' }, false],
    [{ compareFuel: 'gas', electricityCurrentPayMethod: 'prePaymentMeter' }, true],
    [{ compareFuel: 'electricity', electricityCurrentPayMethod: 'prePaymentMeter' }, false],
    [{ currentPayMethod: 'prePaymentMeter' }, false],
    [{ gasCurrentPayMethod: 'prePaymentMeter' }, true],
    [{ sameSupplier: 'no', gasCurrentPayMethod: 'prePaymentMeter' }, false],
    [{ sameSupplier: 'no', electricityCurrentPayMethod: 'prePaymentMeter' }, false],
    [{ sameSupplier: 'no', currentPayMethod: 'prePaymentMeter' }, true],
  ])('%o: new payment method present is %s [Q4.22]', (changes, isPresent) => {
    expect(stepsOf(complete(changes), plainHome).includes('new-payment-method')).toBe(isPresent);
  });
});

describe('open steps', () => {
  it('an empty form opens only the home card [Q2.11]', () => {
    expect(openSteps(startingAnswers, null, today)).toEqual(['your-home']);
  });

  it('go as far as the first step with a problem, whatever the later ones hold [Q2.11]', () => {
    expect(openSteps(complete({ currentPayMethod: null }), plainHome, today)).toEqual([
      'your-home',
      'compare-fuel',
      'same-supplier',
      'economy-7',
      'payment-type',
    ]);
  });

  it.each(['gas', 'electricity', 'gasElectricity'])(
    'complete answers for %s open every step and have no problem [Q2.12]',
    (compareFuel) => {
      for (const sameSupplier of ['yes', 'no']) {
        const answers = complete({ compareFuel, sameSupplier });
        expect(openSteps(answers, economy7Home, today)).toEqual(stepsOf(answers, economy7Home));
        expect(Object.values(problems(answers, economy7Home, today)).flat()).toEqual([]);
      }
    },
  );
});

describe('your home', () => {
  it.each(['', 'SW1A', '12345', 'SW1A11A', 'SW1A1AAA', null])('refuses postcode %s [Q5.03]', (postcode) => {
    expect(wrong({ postcode }, 'your-home')).toEqual(['postcode']);
  });

  it.each(['M11AE', 'B338TH', 'CR26XH', 'DN551PT', 'W1A0AX', 'EC1A1BB'])(
    'takes postcode %s [Q5.03]',
    (postcode) => {
      expect(wrong({ postcode }, 'your-home')).toEqual([]);
    },
  );

  it('asks for address and consent [Q5.05, Q2.16]', () => {
    expect(wrong({ address: null, gdprConsent: null }, 'your-home', null)).toEqual([
      'address',
      'gdprConsent',
    ]);
  });

  it('refuses an address without a domestic meter [Q5.05, Q2.17]', () => {
    const business = homeWith({ isDomestic: false }, { isDomestic: false });
    expect(wrong({ compareFuel: 'gas' }, 'your-home', business)).toEqual(['address']);
    expect(wrong({ compareFuel: 'gas' }, 'your-home', homeWith(null, null))).toEqual(['address']);
  });

  it('asks for a domestic electricity meter unless gas-only [Q5.05]', () => {
    expect(wrong({ compareFuel: 'gas' }, 'your-home', homeWith({}, null))).toEqual([]);
    expect(wrong({ compareFuel: 'electricity' }, 'your-home', homeWith({}, null))).toEqual(['address']);
    expect(wrong({}, 'your-home', homeWith({}, { isDomestic: false }))).toEqual(['address']);
    expect(wrong({}, 'your-home', homeWith(null, {}))).toEqual([]);
  });
});

describe('fuel, supplier and Economy 7', () => {
  it('compareFuel is required and one of three [Q5.04]', () => {
    expect(wrong({ compareFuel: null }, 'compare-fuel')).toEqual(['compareFuel']);
    expect(wrong({ compareFuel: 'coal' }, 'compare-fuel')).toEqual(['compareFuel']);
  });

  it('both fuels with prepayment on one meter only are refused, each fuel alone is not [Q5.04, Q2.18]', () => {
    const mixed = homeWith({ isPrepayment: true }, {});
    const both = homeWith({ isPrepayment: true }, { isPrepayment: true });
    expect(wrong({}, 'compare-fuel', mixed)).toEqual(['compareFuel']);
    expect(wrong({ compareFuel: 'gas' }, 'compare-fuel', mixed)).toEqual([]);
    expect(wrong({ compareFuel: 'electricity' }, 'compare-fuel', mixed)).toEqual([]);
    expect(wrong({}, 'compare-fuel', both)).toEqual([]);
    expect(wrong({}, 'compare-fuel', homeWith(null, { isPrepayment: true }))).toEqual([]);
  });

  it('sameSupplier is required for both fuels [Q5.06]', () => {
    expect(wrong({ sameSupplier: null }, 'same-supplier')).toEqual(['sameSupplier']);
  });

  it('isEconomy7 is required of an 02 meter only [Q5.06]', () => {
    expect(wrong({ isEconomy7: null }, 'economy-7', economy7Home)).toEqual(['isEconomy7']);
    expect(wrong({ isEconomy7: null }, 'economy-7', plainHome)).toEqual([]);
  });

  it('the facts are those of the first domestic meters [§3, Q4.23]', () => {
    const home = homeOf({
      gasdetails: [{ ...gasMeter, isDomestic: false, mugSupplierId: 2 }, gasMeter],
      elecdetails: [
        { ...economy7Meter, mugSupplierId: 7 },
        { ...economy7Meter, mugSupplierId: 11 },
      ],
    });
    expect(home).toMatchObject({ gasSupplierId: 15, electricitySupplierId: 7, sameSupplier: false });
    expect(home).toMatchObject({ isNonDomestic: false, gasAnnualQuantity: 13700 });
    expect(homeWith({ isDomestic: false }, null).isNonDomestic).toBe(true);
    expect(homeWith(null, null).isNonDomestic).toBe(false);
    const unknown = homeWith({ mugSupplierId: null }, { mugSupplierId: null });
    expect([plainHome.sameSupplier, unknown.sameSupplier]).toEqual([true, false]);
  });

  it('shows characters 8 to 21 of an MPAN and 2 to 7 of an MPRN [Q9.10]', () => {
    expect(plainHome.maskedMpan).toBe('*******02012345678901');
    expect(plainHome.maskedMprn).toBe('*234567***');
  });
});

describe('payment, supplier and tariff', () => {
  it('pay method, supplier and tariff are required on the cards of the quote type [Q5.07]', () => {
    expect(wrong({ currentPayMethod: null }, 'payment-type')).toEqual(['currentPayMethod']);
    expect(wrong({ currentPayMethod: 'barter' }, 'payment-type')).toEqual(['currentPayMethod']);
    expect(wrong({ supplierId: null, tariff: null }, 'supplier-and-tariff')).toEqual([
      'supplierId',
      'tariff',
    ]);
    expect(wrong({ compareFuel: 'gas', gasTariff: null }, 'supplier-and-tariff.gas')).toEqual(['gasTariff']);
    expect(wrong({ compareFuel: 'gas', gasCurrentPayMethod: null }, 'payment-type.gas')).toEqual([
      'gasCurrentPayMethod',
    ]);
    const distinct = { sameSupplier: 'no', electricitySupplierId: null };
    expect(wrong(distinct, 'supplier-and-tariff.electricity')).toEqual(['electricitySupplierId']);
    expect(wrong(distinct, 'supplier-and-tariff.gas')).toEqual([]);
  });

  it('only prepayment is offered for a prepayment meter [Q2.20]', () => {
    const prepaid = homeWith({ isPrepayment: true }, { isPrepayment: true });
    expect(wrong({}, 'payment-type', prepaid)).toEqual(['currentPayMethod']);
    expect(wrong({ currentPayMethod: 'prePaymentMeter' }, 'payment-type', prepaid)).toEqual([]);
  });

  it('with two suppliers prepayment must match [Q5.04]', () => {
    const gas = { sameSupplier: 'no', gasCurrentPayMethod: 'prePaymentMeter' };
    const electricity = { sameSupplier: 'no', electricityCurrentPayMethod: 'prePaymentMeter' };
    expect(wrong(gas, 'payment-type.electricity')).toEqual(['electricityCurrentPayMethod']);
    expect(wrong(gas, 'payment-type.gas')).toEqual([]);
    const half = { ...electricity, gasCurrentPayMethod: null };
    expect(wrong(half, 'payment-type.electricity')).toEqual([]);
    expect(wrong(electricity, 'payment-type.electricity')).toEqual(['electricityCurrentPayMethod']);
    expect(wrong({ ...gas, ...electricity }, 'payment-type.electricity')).toEqual([]);
    expect(wrong({ ...gas, compareFuel: 'electricity' }, 'payment-type.electricity')).toEqual([]);
  });

  it.each([
    [null, true],
    ['2026-03-15', true],
    ['2026-03-16', false],
    ['2027-02-30', true],
    ['16-03-2027', true],
    ['2030-12-31', false],
  ])('a fixed tariff with end date %s: wrong is %s [Q5.07]', (tariffValidToDate, isWrong) => {
    const found = wrong({ tariff: fixed, tariffValidToDate }, 'supplier-and-tariff');
    expect(found).toEqual(isWrong ? ['tariffValidToDate'] : []);
    expect(wrong({ tariffValidToDate }, 'supplier-and-tariff')).toEqual([]);
  });
});
