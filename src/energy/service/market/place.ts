import { Type } from '@sinclair/typebox';
import { badField, type Refused } from '../../../service/refused.ts';
import regionData from '../data/regions.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const RegionFile = Type.Object({
  regions: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      distributorId: Type.String(),
      postcodeAreas: Type.Array(Type.String()),
    }),
  ),
  outsideGreatBritain: Type.Array(Type.Object({ area: Type.String(), place: Type.String() })),
  withoutGas: Type.Object({ postcodeAreas: Type.Array(Type.String()) }),
  districts: Type.Object({ overrides: Type.Record(Type.String(), Type.String()) }),
});

/** One of the 14 distribution regions: `id` is the letter of its GSP group, `distributorId` opens an MPAN core. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly distributorId: string;
}

/** A postcode of Great Britain with its area (`NR`), district (`NR2`) and region, and whether mains gas is supplied there. */
export interface Place {
  readonly postcode: string;
  readonly area: string;
  readonly district: string;
  readonly region: Region;
  readonly hasGas: boolean;
}

const { regions, outsideGreatBritain, withoutGas, districts } = dataOf(
  'regions.json',
  RegionFile,
  regionData,
);
const byArea = new Map<string, Region>(
  regions.flatMap((region) => region.postcodeAreas.map((area) => [area, region])),
);
const byId = new Map<string, Region>(regions.map((region) => [region.id, region]));
const byDistributor = new Map<string, Region>(regions.map((region) => [region.distributorId, region]));
const outside = new Map(outsideGreatBritain.map(({ area, place }) => [area, place]));
// The inward code never uses C, I, K, M, O and V (BS 7666).
const inward = /^[0-9][ABD-HJLNP-UW-Z]{2}$/;

/** All regions, for those who need every one (tests, tools). */
export const allRegions: readonly Region[] = regions;

/** Where a postcode lies. Refuses what is none, an unknown area, and places outside Great Britain. Districts come before areas. */
export function placeOf(postcode: string): Place | Refused {
  const district = postcode.slice(0, -3);
  const area = /^[A-Z]+/.exec(postcode)?.[0] ?? '';
  const abroad = outside.get(area);
  if (abroad)
    return badField(
      'postcode',
      `This postcode is in ${abroad}. Sorry, we can only compare prices in Great Britain: England, Scotland and Wales.`,
    );
  const region = byId.get(districts.overrides[district] ?? '') ?? byArea.get(area);
  if (!region || !inward.test(postcode.slice(-3)))
    return badField('postcode', 'We do not know this postcode. Please check it and try again.');
  return { postcode, area, district, region, hasGas: !withoutGas.postcodeAreas.includes(area) };
}

/** The region whose network serves a meter, from the distributor digits of its MPAN; undefined when they name none. */
export function regionOfMpan(mpan: string | null): Region | undefined {
  return mpan === null ? undefined : byDistributor.get(mpan.slice(-13, -11));
}
