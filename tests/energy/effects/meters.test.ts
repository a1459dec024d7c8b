import { describe, expect, it } from 'vitest';
import { maskMpan, maskMprn, readMeters } from '../../../src/energy/effects/meters.ts';

const meter = (more: object) => ({
  isDomestic: true,
  mugSupplierId: 2,
  isPrepayment: false,
  isSmartMeter: false,
  mpan: null,
  mprn: null,
  mpaq: null,
  ...more,
});

const electric = (more = {}) => meter({ mpan: '020123456789012345678', ...more });
const gas = (more = {}) => meter({ mprn: '7412345678', mpaq: 11500.4, ...more });
const details = (elecdetails: object[], gasdetails: object[]) => [
  { elecdetails, gasdetails, mpan: null, mprn: null },
];

/** Any reply, right or wrong, as the network brings it. */
const metersOf = (reply: unknown) => readMeters(reply as Parameters<typeof readMeters>[0]);

describe('the masks', () => {
  it('show characters 8 to 21 of an MPAN [Q9.10]', () => {
    expect(maskMpan('020123456789012345678')).toBe('*******56789012345678');
  });
  it('show characters 2 to 7 of an MPRN [Q9.10]', () => {
    expect(maskMprn('7412345678')).toBe('*412345***');
  });
});

describe('what the meters say', () => {
  it('is read from the first domestic meter of each fuel [Q4.23]', () => {
    const other = { isDomestic: false, mugSupplierId: 99 };
    const meters = metersOf(
      details(
        [electric(other), electric({ mugSupplierId: 7, isSmartMeter: true })],
        [gas(other), gas({ isPrepayment: true })],
      ),
    );
    expect(meters).toMatchObject({
      known: true,
      gasSupplierId: 2,
      electricitySupplierId: 7,
      sameSupplier: false,
      gasIsPrepayment: true,
      electricityIsPrepayment: false,
      gasIsSmart: false,
      electricityIsSmart: true,
      gasAnnualQuantity: 11500,
      mpan: '020123456789012345678',
      mprn: '7412345678',
      hasDomesticMeter: true,
      isNonDomestic: false,
    });
  });

  it('is the same supplier only when both are known and equal [Q4.23]', () => {
    expect(metersOf(details([electric()], [gas()])).sameSupplier).toBe(true);
    const unknown = { mugSupplierId: null };
    expect(metersOf(details([electric(unknown)], [gas(unknown)])).sameSupplier).toBe(false);
  });

  it('leaves out what is not known, so that no condition takes it for an answer', () => {
    const meters = metersOf(details([electric()], []));
    expect(meters).toMatchObject({ hasDomesticGas: false, hasDomesticElectricity: true });
    for (const name of ['gasSupplierId', 'gasIsPrepayment', 'gasAnnualQuantity', 'mprn', 'maskedMprn'])
      expect(meters).not.toHaveProperty(name);
  });

  it('is non-domestic when there are meters and none is domestic [Q2.17]', () => {
    const business = { isDomestic: false };
    expect(metersOf(details([electric(business)], [])).isNonDomestic).toBe(true);
    expect(metersOf(details([], [])).isNonDomestic).toBe(false);
  });

  it('takes the numbers of the address when the meter has none', () => {
    const found = [{ ...details([electric({ mpan: null })], [])[0], mpan: '010000000000000000001' }];
    expect(metersOf(found).mpan).toBe('010000000000000000001');
  });

  it.each([[[]], [[{ elecdetails: 'x', gasdetails: [null, 3] }]]])(
    'is that there are none when the reply is %j',
    (reply) => {
      const meters = metersOf(reply);
      expect(meters).toMatchObject({ known: true, hasDomesticMeter: false, isNonDomestic: false });
    },
  );

  it.each([[{}], [[null]], [['x']], [[{ elecdetails: 'x' }]], ['text']])(
    'is a failure and no home without meters when the reply is %j',
    (reply) => {
      expect(() => metersOf(reply)).toThrow('could not read');
    },
  );

  it('takes numbers that can be none for unknown', () => {
    const odd = details(
      [electric({ mpan: '<script>' })],
      [{ isDomestic: true, mprn: 'x'.repeat(1e6), mpaq: -4 }],
    );
    expect(metersOf(odd)).not.toHaveProperty('mpan');
    expect(metersOf(odd)).not.toHaveProperty('mprn');
    expect(metersOf(odd)).not.toHaveProperty('gasAnnualQuantity');
  });
});
