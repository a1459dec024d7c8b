import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../src/energy/service/homes/addresses.ts';
import { mpanCore, mprnOf, readMpan } from '../../src/energy/service/homes/meterNumbers.ts';
import { metersOf } from '../../src/energy/service/homes/meters.ts';
import { samplePostcodes } from '../../src/energy/service/homes/samples.ts';
import { catalogueOf } from '../../src/energy/service/market/catalogue.ts';
import { placeOf, regionOfMpan } from '../../src/energy/service/market/place.ts';
import { Refused } from '../../src/service/refused.ts';

const { findSupplier } = catalogueOf();

const areas: readonly string[] = Object.keys(
  JSON.parse(readFileSync('src/energy/service/data/streets.json', 'utf8')).towns,
);
const inwardLetters = [...'ABDEFGHJLNPQRSTUWXYZ'];
const letter = fc.constantFrom(...inwardLetters);
const digit = fc.integer({ min: 0, max: 9 });
/** A postcode of any area of Great Britain. */
const postcode = fc
  .tuple(fc.constantFrom(...areas), fc.integer({ min: 1, max: 99 }), digit, letter, letter)
  .map((parts) => parts.join(''));

function homesOf(code: string) {
  const place = placeOf(code);
  if (place instanceof Refused) throw new Error(`${code}: ${place.body.message}`);
  return addressesOf(place).map((known) => ({ ...known, place, details: metersOf(known) }));
}

describe('invented homes', () => {
  it('gives any postcode of Great Britain 6 to 24 addresses, the same ones every time [Q7.12]', () => {
    fc.assert(
      fc.property(postcode, (code) => {
        const homes = homesOf(code);
        expect(homes.length).toBeGreaterThanOrEqual(6);
        expect(homes.length).toBeLessThanOrEqual(24);
        expect(homesOf(code)).toEqual(homes);
        expect(new Set(homes.map(({ found }) => found.text)).size).toBe(homes.length);
        expect(new Set(homes.map(({ found }) => String(found.mpanCores))).size).toBe(homes.length);
      }),
    );
  });

  it('gives meters right check digits, the distributor of the region, and suppliers that exist', () => {
    fc.assert(
      fc.property(postcode, (code) => {
        for (const { place, home, details } of homesOf(code)) {
          for (const { mpan, isDomestic } of details.elecdetails) {
            expect(mpan).toHaveLength(21);
            expect(readMpan(mpan ?? '')).toEqual({
              isValid: true,
              isDomestic,
              isEconomy7: home.electricity?.isEconomy7 ?? false,
            });
            expect(regionOfMpan(mpan)?.id).toBe(place.region.id);
          }
          for (const { mprn, mugSupplierId } of details.gasdetails) {
            if (home.gas?.isFound) expect(mprnOf(mprn?.slice(0, -2) ?? '')).toBe(mprn);
            else expect(mprn).toBeNull();
            expect(findSupplier(mugSupplierId ?? 0)).toBeDefined();
          }
        }
      }),
    );
  });

  it('gives prepayment homes a supplier that takes prepayment', () => {
    fc.assert(
      fc.property(postcode, (code) => {
        for (const { details } of homesOf(code))
          for (const meter of [...details.gasdetails, ...details.elecdetails].filter(
            (each) => each.isPrepayment,
          ))
            expect(
              findSupplier(meter.mugSupplierId ?? 0)?.tariffs.some((tariff) =>
                tariff.payMethods.includes('prePaymentMeter'),
              ),
            ).toBe(true);
      }),
    );
  });

  it('has no gas where none is supplied: in Shetland, and nowhere else by area [Q7.12]', () => {
    const withGas = (area: string) =>
      Array.from({ length: 9 }, (_, n) => homesOf(`${area}${n + 1}0AA`))
        .flat()
        .filter(
          ({ home, found, details }) =>
            home.gas || found.xoserveAddressCodes.length + details.gasdetails.length,
        );
    expect(areas.filter((area) => withGas(area).length === 0)).toEqual(['ZE']);
    for (const { details } of homesOf('ZE10AA'))
      expect(details).toMatchObject({ fuelType: 'electricity', mprn: null });
  });

  it('meets every path of the journey among the homes of a few towns', () => {
    const homes = ['LS13', 'B17', 'G41', 'CF24', 'NR3', 'SE15', 'M20', 'EX4'].flatMap((district) =>
      [...'0123456789'].flatMap((sector) => homesOf(`${district}${sector}AB`)),
    );
    const some = (test: (home: (typeof homes)[number]) => boolean | undefined) =>
      homes.some((home) => test(home));
    expect(
      some(({ home }) => home.gas !== null && home.gas.supplierId === home.electricity?.supplierId),
    ).toBe(true);
    expect(
      some(({ home }) => home.gas !== null && home.gas.supplierId !== home.electricity?.supplierId),
    ).toBe(true);
    expect(some(({ home }) => home.isDomestic && home.gas === null)).toBe(true);
    expect(some(({ home }) => home.gas?.isPrepayment && home.electricity?.isPrepayment)).toBe(true);
    expect(some(({ home }) => home.gas?.isPrepayment && !home.electricity?.isPrepayment)).toBe(true);
    expect(some(({ home }) => home.electricity?.isEconomy7)).toBe(true);
    expect(some(({ home }) => home.electricity?.isSmartMeter)).toBe(true);
    expect(some(({ home }) => !home.isDomestic)).toBe(true);
    expect(some(({ home }) => home.gas?.isFound === false)).toBe(true);
  });
});

describe('sample postcodes', () => {
  for (const { postcode: code, says, home } of samplePostcodes)
    it(`${code}: ${says}`, () => {
      if (home === null) {
        const refused = placeOf(code);
        expect(refused).toBeInstanceOf(Refused);
        expect(refused instanceof Refused && refused.body).toMatchObject({
          field: 'postcode',
          message: expect.stringContaining('we can only compare prices in Great Britain'),
        });
        return;
      }
      const details = homesOf(code)[0]?.details;
      expect(details?.gasdetails.length).toBe(home.gas ? 1 : 0);
      expect(details?.elecdetails.length).toBe(home.electricity ? 1 : 0);
      expect(details?.gasdetails[0]?.mugSupplierId).toBe(home.gas?.supplierId);
      expect(details?.elecdetails[0]?.isPrepayment).toBe(home.electricity?.isPrepayment);
      expect(details?.elecdetails[0]?.isDomestic ?? true).toBe(home.isDomestic);
    });

  it('tell every story that the journey has', () => {
    const stories = samplePostcodes.flatMap(({ home }) => (home ? [home] : []));
    expect(stories.some(({ gas, electricity }) => gas && !electricity)).toBe(true);
    expect(stories.some(({ gas }) => gas?.isFound === false)).toBe(true);
    expect(stories.some(({ electricity }) => electricity?.isEconomy7)).toBe(true);
    expect(stories.some(({ gas, electricity }) => gas?.isSmartMeter && electricity?.isSmartMeter)).toBe(true);
  });
});

describe('meter numbers', () => {
  // Random or illustrative numbers from public test suites and articles; they belong to no known meter.
  const valid = [
    '069238I51470116845051',
    '01575R681049827101269',
    '04989PT43433899920164',
    '00709GFE2143967712809',
    '1312345678907',
  ];
  const invalid = [
    '018011002099999999386',
    '1099999999997',
    '2499999999990',
    '8699999999991',
    '991112221312345678907',
    '000002221312345678907',
    '0180110020999999993',
  ];

  it.each(valid)('takes the published MPAN %s', (mpan) => {
    expect(readMpan(mpan).isValid).toBe(true);
  });
  it.each(invalid)('refuses the MPAN %s', (mpan) => {
    expect(readMpan(mpan)).toEqual({ isValid: false, isDomestic: false, isEconomy7: false });
  });
  it('knows domestic and Economy 7 meters by their profile class [Q7.12]', () => {
    expect(readMpan('018011001099991001006')).toEqual({ isValid: true, isDomestic: true, isEconomy7: false });
    expect(readMpan('028111201099991002000')).toEqual({ isValid: true, isDomestic: true, isEconomy7: true });
    expect(readMpan('03968O6C1816273348119').isDomestic).toBe(false);
  });
  it('closes cores and MPRNs with the published check digits', () => {
    expect(mpanCore('131234567890')).toBe('1312345678907');
    expect(mprnOf('39384244')).toBe('3938424403');
  });
});

describe('places', () => {
  it.each([
    ['NR21NH', 'A'],
    ['SE15AB', 'C'],
    ['B773AB', 'B'],
    ['CF101AA', 'K'],
    ['PL12AA', 'L'],
    ['ZE10AA', 'P'],
  ])('puts %s into region %s, its district before its area', (code, region) => {
    const place = placeOf(code);
    expect(place instanceof Refused ? place.body : place.region.id).toBe(region);
  });
  it.each([
    ['BT11AA', 'Northern Ireland'],
    ['GY11AA', 'Guernsey'],
    ['JE11AA', 'Jersey'],
    ['IM11AA', 'the Isle of Man'],
  ])('refuses %s, outside Great Britain', (code, name) => {
    const place = placeOf(code);
    expect(place instanceof Refused && place.status).toBe(400);
    expect(place instanceof Refused && place.body.message).toContain(`is in ${name}.`);
  });
  it.each(['QQ11AA', 'XX11AA', 'NR21NI'])('refuses %s, which is no postcode', (code) => {
    const place = placeOf(code);
    expect(place instanceof Refused && place.body.message).toBe(
      'We do not know this postcode. Please check it and try again.',
    );
  });
});
