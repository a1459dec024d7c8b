import type { Static } from '@sinclair/typebox';
import fc, { type Arbitrary } from 'fast-check';
import type { AddressDetails, FoundAddress } from '../../src/energy/api/contract/address.ts';
import { type Home, homeOf } from './home.ts';
import type { Move } from './moves.ts';
import { bounds, payMethods } from './quote-oracle.ts';

type Details = Static<typeof AddressDetails>;
type Meter = Details['gasdetails'][number];

const supplierIds = [2, 7, 11, 15, 16, 111];
const supplier = fc.option(fc.constantFrom(...supplierIds), { nil: null, freq: 8 });

/** MPANs of 21 characters of profile class 01 and 02, and (a meter not found) none. */
const mpans = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('018011002012345678901', '018011001398765432109') },
  { weight: 4, arbitrary: fc.constantFrom('028011002012345678901', '028011001398765432109') },
  { weight: 1, arbitrary: fc.constant(null) },
);

const common = {
  isDomestic: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  mugSupplierId: supplier,
  isPrepayment: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  isSmartMeter: fc.boolean(),
};

const gasMeter: Arbitrary<Meter> = fc.record({
  ...common,
  mpan: fc.constant(null),
  mprn: fc.constantFrom('1234567890', '987654321', '123456', null),
  mpaq: fc.constantFrom(1, 11500, 13700, 200000, 200001, 0, null),
});

const electricityMeter: Arbitrary<Meter> = fc.record({
  ...common,
  mpan: mpans,
  mprn: fc.constant(null),
  mpaq: fc.constant(null),
});

function detailsOf(gasdetails: Meter[], elecdetails: Meter[]): Details {
  const gas = gasdetails.find((meter) => meter.isDomestic);
  const electricity = elecdetails.find((meter) => meter.isDomestic);
  const fuelType = gas && electricity ? 'gasElectricity' : gas ? 'gas' : electricity ? 'electricity' : null;
  return {
    gasdetails,
    elecdetails,
    mpan: electricity?.mpan ?? null,
    mprn: gas?.mprn ?? null,
    fuelType,
  };
}

/** The meters of an address: none to two of each fuel, in every mix of kind, supplier, prepayment and quantity. */
export const anyDetails: Arbitrary<Details> = fc
  .tuple(fc.array(gasMeter, { maxLength: 2 }), fc.array(electricityMeter, { maxLength: 2 }), fc.boolean())
  .map(([gas, electricity, isOneSupplier]) => {
    const first = gas.find((meter) => meter.isDomestic);
    const same = electricity.map((meter) => ({ ...meter, mugSupplierId: first?.mugSupplierId ?? null }));
    return detailsOf(gas, isOneSupplier && first !== undefined ? same : electricity);
  });

/** A home that can be quoted for whatever fuel: one domestic meter of each, both prepaid or neither. */
export const quotableDetails: Arbitrary<Details> = fc
  .tuple(gasMeter, electricityMeter, fc.constantFrom(...supplierIds), supplier)
  .map(([gas, electricity, gasSupplier, electricitySupplier]) =>
    detailsOf(
      [{ ...gas, isDomestic: true, mugSupplierId: gasSupplier }],
      [
        {
          ...electricity,
          isDomestic: true,
          isPrepayment: gas.isPrepayment,
          mugSupplierId: electricitySupplier,
        },
      ],
    ),
  );

/** A chosen address's meter facts, or null when none is chosen. */
export const anyHome: Arbitrary<Home> = fc.option(anyDetails.map(homeOf), { nil: null, freq: 8 });

/** A chosen address; its city serves as the town (§7). */
export const anyAddress: Arbitrary<Static<typeof FoundAddress>> = fc
  .constantFrom('1', '2', 'Flat 3, 4')
  .map((house) => ({
    addressLine1: `${house} High Street`,
    addressLine2: '',
    city: 'London',
    county: 'Greater London',
    postcode: 'SW1A1AA',
    text: `${house} High Street, London, SW1A1AA`,
    mpanCores: [],
    xoserveAddressCodes: [],
  }));

/** A day some days after another, YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export const tariffs = {
  standard: { id: 501, name: 'Standard', isDefaultOrStandard: true, isFixedFromEnergyStartDate: false },
  variable: { id: 502, name: 'Tracker', isDefaultOrStandard: false, isFixedFromEnergyStartDate: false },
  fixed: { id: 503, name: 'Fixed 1 Year', isDefaultOrStandard: false, isFixedFromEnergyStartDate: true },
} as const;

const ranges = [bounds.cost, bounds.gas, bounds.electricity].flatMap((item) => Object.values(item));

/** Every bound of the table, one below and one above it, and what is no amount at all. */
const amounts: readonly unknown[] = [
  ...new Set(ranges.flatMap(([least, most]) => [least - 1, least, most, most + 1])),
  -5,
  null,
  'many',
];

const ownAndCombined = (name: string): readonly string[] => {
  const tail = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [name, `gas${tail}`, `electricity${tail}`];
};

/** Valid, boundary and invalid values of every field; null takes the answer away. `today` is YYYY-MM-DD. */
function valuesOf(today: string): Readonly<Record<string, readonly unknown[]>> {
  const choices: Record<string, readonly unknown[]> = {
    currentPayMethod: [...payMethods, 'barter', null],
    supplierId: [...supplierIds, null],
    tariff: [...Object.values(tariffs), null],
    tariffValidToDate: [
      ...[-365, -1, 0, 1, 90].map((days) => daysAfter(today, days)),
      'soon',
      '2030-02-30',
      null,
    ],
  };
  const perCard = Object.entries(choices).flatMap(([name, values]) =>
    ownAndCombined(name).map((field) => [field, values] as const),
  );
  const perFuel = ['gasUsage', 'electricityUsage'].flatMap((name) => [
    [`${name}.usage`, amounts] as const,
    [`${name}.cost`, amounts] as const,
    [`${name}.usageType`, [0, 1]] as const,
    [`${name}.usageUnit`, [1, 2, 3]] as const,
  ]);
  return {
    postcode: ['SW1A1AA', 'sw1a 1aa', 'M11AE', ' b33 8th', 'SW1A1AAA', 'SW1A', '12345', 'SW1A11A', ''],
    gdprConsent: [true, null],
    compareFuel: ['gas', 'electricity', 'gasElectricity', 'coal', null],
    sameSupplier: ['yes', 'no', 'perhaps', null],
    isEconomy7: ['yes', 'no', 'perhaps', null],
    usageSource: ['actual', 'estimate', 'average', 'guess', null],
    averageLevel: ['low', 'medium', 'high', 'huge', null],
    economy7Percentage: [0, 1, 42, 100, 101, 42.5, null],
    newTariffPaymentMethod: [...payMethods, 'barter', null],
    ...Object.fromEntries([...perCard, ...perFuel]),
  };
}

/** One answer to any field, or a choice of an address. */
export function anyMove(today: string): Arbitrary<Move> {
  const answers = Object.entries(valuesOf(today)).map(([field, values]) =>
    fc.constantFrom(...values).map((value): Move => ({ field, value })),
  );
  const address = fc
    .tuple(anyAddress, anyDetails)
    .map(([value, details]): Move => ({ field: 'address', value, details }));
  return fc.oneof(...answers, address);
}

/** Any answers in any order, from an empty form: mostly they break off early. */
export function anyMoves(today: string): Arbitrary<Move[]> {
  return fc.array(anyMove(today), { maxLength: 60 });
}
