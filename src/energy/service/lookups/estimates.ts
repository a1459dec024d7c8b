import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { badField, Refused } from '../../../service/refused.ts';
import type { CallInput, CallReply } from '../../api/contract.ts';
import estimateData from '../data/estimates.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const choice = <T extends Record<string, TSchema>>(more: T) =>
  Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), ...more }));
const File = Type.Object({
  houseTypes: choice({ gasKwhByBedrooms: Type.Array(Type.Number()) }),
  bedRooms: choice({ electricityKwh: Type.Number() }),
  occupancyFrequencies: choice({ factor: Type.Number() }),
  energyEfficiencies: choice({ factor: Type.Number() }),
  fuelUseTypes: choice({
    gasFactor: Type.Number(),
    electricityAddKwh: Type.Number(),
    electricHeating: Type.Boolean(),
  }),
  electricHeating: Type.Object({ efficiency: Type.Number(), mostKwh: Type.Number() }),
});
const data: Static<typeof File> = dataOf('estimates.json', File, estimateData);

const named = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ id, name }));

/** The choices of the five questions, in the order that they are asked (Q2.24, Q7.13). */
export const estimateChoices = (): CallReply<'GET /request/estimation/detail/all'> => ({
  response: {
    houseTypes: named(data.houseTypes),
    bedRooms: named(data.bedRooms),
    occupancyFrequencies: named(data.occupancyFrequencies),
    energyEfficiencies: named(data.energyEfficiencies),
    fuelUseTypes: named(data.fuelUseTypes),
  },
});

function chosen<T extends { readonly id: number }>(
  list: readonly T[],
  id: number,
  field: string,
): T | Refused {
  return (
    list.find((entry) => entry.id === id) ??
    badField(field, `We do not know the answer ${id} to this question.`)
  );
}

// Within the journey's own bounds (Q5.08): a fuel that is compared is used.
const rounded = (kwh: number) => Math.max(100, Math.round(kwh / 100) * 100);

/** A home's yearly kWh from the five answers, by published medians (see the data file). Null for a fuel that is not compared. */
export function estimateUsage({
  houseType,
  numberOfBedrooms,
  occupancyFrequency,
  modernisationLevel,
  heatingAndCooking,
  switchType,
}: CallInput<'GET /request/estimation/usage'>['query']):
  | CallReply<'GET /request/estimation/usage'>
  | Refused {
  const house = chosen(data.houseTypes, houseType, 'houseType');
  if (house instanceof Refused) return house;
  const bedrooms = chosen(data.bedRooms, numberOfBedrooms, 'numberOfBedrooms');
  if (bedrooms instanceof Refused) return bedrooms;
  const occupancy = chosen(data.occupancyFrequencies, occupancyFrequency, 'occupancyFrequency');
  if (occupancy instanceof Refused) return occupancy;
  const efficiency = chosen(data.energyEfficiencies, modernisationLevel, 'modernisationLevel');
  if (efficiency instanceof Refused) return efficiency;
  const fuelUse = chosen(data.fuelUseTypes, heatingAndCooking, 'heatingAndCooking');
  if (fuelUse instanceof Refused) return fuelUse;

  const heat = (house.gasKwhByBedrooms[bedrooms.id - 1] ?? 0) * efficiency.factor * occupancy.factor;
  const { efficiency: boiler, mostKwh } = data.electricHeating;
  const heating = fuelUse.electricHeating ? Math.min(heat * boiler, mostKwh) : 0;
  const electricity = bedrooms.electricityKwh * occupancy.factor + fuelUse.electricityAddKwh + heating;
  return {
    estimatedUsageDto: {
      gasUsage: switchType === 'electricityToElectricity' ? null : rounded(heat * fuelUse.gasFactor),
      electricityUsage: switchType === 'gasToGas' ? null : rounded(electricity),
    },
  };
}
