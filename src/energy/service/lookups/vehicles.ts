import { Type } from '@sinclair/typebox';
import { Refused } from '../../../service/refused.ts';
import type { CallReply } from '../../api/contract.ts';
import vehicleData from '../data/vehicles.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';
import { choicesOf } from '../homes/random.ts';

const { makes, models, engines } = dataOf(
  'vehicles.json',
  Type.Object({
    makes: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    models: Type.Array(Type.Object({ id: Type.Integer(), makeId: Type.Integer(), name: Type.String() })),
    engines: Type.Array(
      Type.Object({
        id: Type.Integer(),
        modelId: Type.Integer(),
        name: Type.String(),
        fuelName: Type.String(),
      }),
    ),
  }),
  vehicleData,
);

const byName = <T extends { readonly name: string }>(list: readonly T[]) =>
  list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Every make, by name (Q7.14). */
export const vehicleMakes = (): CallReply<'GET /request/ev/make'> =>
  byName(makes).map(({ id, name }) => ({ id, name }));

/** The models of a make, by name; none for an unknown make. */
export const vehicleModels = (makeId: number): CallReply<'GET /request/ev/make/{id}/model'> =>
  byName(models.filter((model) => model.makeId === makeId)).map(({ id, name }) => ({ id, name }));

/** The engines of a model with the names of their fuels; none for an unknown model. */
export const vehicleEngines = (modelId: number): CallReply<'GET /request/ev/model/{id}/enginesize'> =>
  byName(engines.filter((engine) => engine.modelId === modelId)).map(({ id, name, fuelName }) => ({
    id,
    name,
    fuelName,
  }));

/** Current (AB12CDE), prefix (A123BCD), suffix (ABC123D) and dateless plates without their spaces. */
const plateForms = [
  /^[A-Z]{2}[0-9]{2}[A-Z]{3}$/,
  /^[A-Z][0-9]{1,3}[A-Z]{3}$/,
  /^[A-Z]{3}[0-9]{1,3}[A-Z]$/,
  /^[A-Z]{1,3}[0-9]{1,4}$/,
  /^[0-9]{1,4}[A-Z]{1,3}$/,
];

/** The vehicle of a registration number, by an invented rule (data/vehicles.json): the plate's own text picks an engine, or none. */
export function findVehicle(plate: string): CallReply<'POST /request/ev/regno'> | Refused {
  const sum = [...plate].reduce((total, character) => total + character.charCodeAt(0), 0);
  const engine = choicesOf(plate).pick(engines);
  const model = models.find(({ id }) => id === engine.modelId);
  const make = makes.find(({ id }) => id === model?.makeId);
  if (!plateForms.some((form) => form.test(plate)) || sum % 7 === 3 || !model || !make)
    return new Refused(
      404,
      `We could not find a vehicle with the registration ${plate}. Please choose its make, model and engine.`,
      'registrationNumber',
    );
  return {
    makeId: make.id,
    make: make.name,
    modelId: model.id,
    model: model.name,
    engineId: engine.id,
    engine: engine.name,
    fuelName: engine.fuelName,
  };
}
