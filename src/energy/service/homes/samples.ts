import { type Static, Type } from '@sinclair/typebox';
import sampleData from '../data/sample-postcodes.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const meter = {
  supplierId: Type.Integer(),
  isPrepayment: Type.Boolean(),
  isSmartMeter: Type.Boolean(),
};
const Gas = Type.Object({ ...meter, isFound: Type.Boolean(), mpaq: Type.Integer() });
const Electricity = Type.Object({ ...meter, isEconomy7: Type.Boolean() });
const SampleHome = Type.Object({
  isDomestic: Type.Boolean(),
  gas: Type.Union([Gas, Type.Null()]),
  electricity: Type.Union([Electricity, Type.Null()]),
});
const Sample = Type.Object({
  postcode: Type.String(),
  place: Type.String(),
  says: Type.String(),
  home: Type.Union([SampleHome, Type.Null()]),
});

/** A postcode whose first address tells a story; `home` is null where the postcode is refused. */
export type SamplePostcode = Static<typeof Sample>;

/** The sample postcodes that the ready message, the settings and the README list. */
export const samplePostcodes: readonly SamplePostcode[] = dataOf(
  'sample-postcodes.json',
  Type.Object({ samples: Type.Array(Sample) }),
  sampleData,
).samples;

/** The sample of a postcode, if it is one. */
export const findSample = (postcode: string): SamplePostcode | undefined =>
  samplePostcodes.find((sample) => sample.postcode === postcode);

/** `NR21NH` as people write it: `NR2 1NH`. */
export const spaced = (postcode: string): string => `${postcode.slice(0, -3)} ${postcode.slice(-3)}`;
