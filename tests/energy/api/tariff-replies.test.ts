import { describe, expect, it } from 'vitest';
import { readInformation, readLabel, readProjection } from '../../../src/energy/api/tariff-replies.ts';
import { information, label, projection } from '../../tariff.ts';

/** As it comes from the network: without types. */
const sent = (value: object) => JSON.parse(JSON.stringify(value));

describe('what is told of a tariff', () => {
  it('is read whole [Q7.21]', () => {
    expect(readInformation(sent(information))).toEqual(information);
  });

  it.each(['tariffId', 'supplierId', 'tariffName', 'supplierNameSimple'])(
    'is nothing without its %s',
    (key) => {
      expect(readInformation(sent({ ...information, [key]: null }))).toBeUndefined();
    },
  );

  it('stands without what is not essential, and says nothing of a switch where the service does not', () => {
    const { tariffId, supplierId, tariffName, supplierNameSimple } = information;
    const read = readInformation({ tariffId, supplierId, tariffName, supplierNameSimple });
    expect(read).toMatchObject({
      supplierDescription: '',
      tariffDetails: [],
      isFixed: false,
      switchOption: null,
    });
    expect(read?.termsAndConditionsUrlDto).toEqual({ supplier: '' });
  });

  it.each([
    ['None', 'None'],
    ['Switch', 'Switch'],
    ['Online', 'Switch'],
    ['', null],
    [7, null],
  ])('says with the switch option %j %j [Q2.34]', (switchOption, read) => {
    expect(readInformation(sent({ ...information, switchOption }))?.switchOption).toBe(read);
  });

  it('is cut to a size that a page can bear', () => {
    const huge = {
      ...information,
      supplierDescription: 'x'.repeat(1_000_000),
      tariffName: 'y'.repeat(1_000_000),
      tariffDetails: Array.from({ length: 100_000 }, (_, index) => `Feature ${index}`),
    };
    const read = readInformation(sent(huge));
    expect(read?.supplierDescription).toHaveLength(5001);
    expect(read?.tariffName).toHaveLength(201);
    expect(read?.tariffDetails).toHaveLength(50);
  });
});

describe('a label', () => {
  it('is read whole [Q2.42]', () => {
    expect(readLabel(label)).toEqual(label);
  });

  it('stands with rates and texts missing, and not without supplier and tariff', () => {
    expect(readLabel({ supplier: 'A', standingCharge: '5', unitRate: -1, exitFees: -7 })).toMatchObject({
      standingCharge: null,
      unitRate: null,
      exitFees: '',
      tariffName: '',
    });
    expect(readLabel({ standingCharge: 5 })).toBeUndefined();
    expect(readLabel(null)).toBeUndefined();
  });
});

describe('a projection', () => {
  it('is read whole [Q2.41]', () => {
    expect(readProjection(projection())).toEqual(projection());
    const twoRates = projection({ unitRate: null, unitRateDay: 30, unitRateNight: 10 });
    expect(readProjection(twoRates)).toEqual(twoRates);
  });

  it.each([
    ...Object.keys(projection()).filter(
      (key) =>
        !['supplier', 'tariffName', 'tariffEndDate', 'fixedMonths', 'unitRateDay', 'unitRateNight'].includes(
          key,
        ),
    ),
  ])('is nothing without its %s: half a sum misleads', (key) => {
    expect(readProjection({ ...projection(), [key]: null })).toBeUndefined();
  });

  it.each([
    ['one of two rates', { unitRate: null, unitRateDay: 30 }],
    ['a day that does not exist', { dateOfCalculation: '2026-02-30' }],
    ['more days than a year has', { daysLeftOnCurrentTariff: 366 }],
    ['an amount that no home pays', { personalProjection: 1e300 }],
  ])('is nothing with %s', (_, given) => {
    expect(readProjection({ ...projection(), ...given })).toBeUndefined();
  });
});
