import { Type } from '@sinclair/typebox';
import type { FoundAddress } from '../../api/contract/address.ts';
import streetData from '../data/streets.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';
import type { Place } from '../market/place.ts';
import { type Home, inventHome } from './home.ts';
import { mpanCore, mprnOf } from './meterNumbers.ts';
import { type Choices, choicesOf } from './random.ts';
import { findSample, spaced } from './samples.ts';

/** An address with the home behind it. `mprn` is null without a gas meter that the database knows. */
export interface KnownAddress {
  readonly found: FoundAddress;
  readonly home: Home;
  readonly mprn: string | null;
}

const names = Type.Array(Type.String(), { minItems: 1 });
const streets = dataOf(
  'streets.json',
  Type.Object({
    towns: Type.Record(Type.String(), Type.String()),
    streetNames: names,
    streetKinds: names,
    houseNames: names,
  }),
  streetData,
);

interface Line {
  readonly addressLine1: string;
  readonly addressLine2: string;
}

/** 6 to 24 lines: houses of one street, and in some postcodes the flats of one building. */
function linesOf(choices: Choices): readonly Line[] {
  const street = `${choices.pick(streets.streetNames)} ${choices.pick(streets.streetKinds)}`;
  const count = 6 + choices.below(19);
  const flats = choices.chance(35) ? 2 + choices.below(count - 3) : 0;
  const building = `${choices.pick(streets.streetNames)} ${choices.pick(streets.houseNames)}`;
  const first = 1 + choices.below(60);
  const step = choices.chance(50) ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const house = index - flats;
    return house < 0
      ? { addressLine1: `Flat ${index + 1}, ${building}`, addressLine2: street }
      : { addressLine1: `${first + house * step} ${street}`, addressLine2: '' };
  });
}

/** A postcode's addresses, in invented streets: the same every time. Meter numbers stand in the 9999 block, so that they are nobody's. */
export function addressesOf(place: Place): readonly KnownAddress[] {
  const choices = choicesOf(place.postcode);
  const start = choices.below(1_000_000);
  const sample = findSample(place.postcode)?.home;
  const city = streets.towns[place.area] ?? place.region.name;
  return linesOf(choices).map((line, index) => {
    const invented = index === 0 && sample ? sample : inventHome(choices);
    const home = place.hasGas ? invented : { ...invented, gas: null };
    const digits = String((start + index) % 1_000_000).padStart(6, '0');
    const core = mpanCore(`${place.region.distributorId}9999${digits}`);
    const mprn = home.gas?.isFound ? mprnOf(`90${digits}`) : null;
    const shown = [line.addressLine1, line.addressLine2, city, spaced(place.postcode)];
    const found: FoundAddress = {
      ...line,
      city,
      county: '',
      postcode: place.postcode,
      text: shown.filter(Boolean).join(', '),
      mpanCores: home.electricity ? [core] : [],
      xoserveAddressCodes: home.gas ? [`XO${digits}`] : [],
    };
    return { found, home, mprn };
  });
}

/** The address of ours that a request names, by its lines and meter codes; undefined when we never gave it. */
export function findAddress(place: Place, wanted: FoundAddress): KnownAddress | undefined {
  const keyOf = ({ addressLine1, addressLine2, mpanCores, xoserveAddressCodes }: FoundAddress) =>
    JSON.stringify([addressLine1, addressLine2, mpanCores, xoserveAddressCodes]);
  return addressesOf(place).find(({ found }) => keyOf(found) === keyOf(wanted));
}
