import { unreadable } from '../api/failure.ts';
import { readNamed } from '../api/replies.ts';
import { text } from '../api/unchecked.ts';
import { effectWords } from '../vocabulary/effects.ts';
import { type Effect, failedLists, namedItem, readList, ready } from './effect.ts';

/** The fuel name that an electric-only list keeps (Q7.14). */
const electric = 'Electric';

/** Make, model and engine of a registration number (Q7.14). A failure, or a number that is missing, is told beside the field and blocks nothing. */
export const findVehicle: Effect = {
  needs: ['registrationNumber'],
  unmet: { failure: { message: effectWords['find-vehicle'].fails } },
  // Make, model and engine go together: whoever chose one of them meanwhile keeps all.
  yieldsTo: ['electricOnly', 'vehicleMake', 'vehicleModel', 'vehicleEngine'],
  async run({ read, api, signal }) {
    const body = { registrationNumber: String(read('registrationNumber')) };
    const vehicle = await api('POST /request/ev/regno', { body }, { signal });
    const make = readNamed({ id: vehicle?.makeId, name: vehicle?.make });
    const model = readNamed({ id: vehicle?.modelId, name: vehicle?.model });
    const engine = readNamed({ id: vehicle?.engineId, name: vehicle?.engine });
    if (!make) throw unreadable();
    return {
      set: {
        // Else the list of engines would leave this one out.
        ...(text(vehicle?.fuelName) === electric ? {} : { electricOnly: 'no' }),
        vehicleMake: make.id,
        vehicleModel: model?.id,
        vehicleEngine: engine?.id,
      },
    };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

export const loadVehicleMakes: Effect = {
  needs: [],
  fills: ['vehicle-makes'],
  async run({ api, signal }) {
    const makes = await api('GET /request/ev/make', {}, { signal });
    return { lookups: { 'vehicle-makes': ready(readList(makes, namedItem)) } };
  },
  failed: (failure) => failedLists(['vehicle-makes'], failure),
};

export const loadVehicleModels: Effect = {
  needs: ['vehicleMake'],
  fills: ['vehicle-models'],
  async run({ read, api, signal }) {
    const path = { id: Number(read('vehicleMake')) };
    const models = await api('GET /request/ev/make/{id}/model', { path }, { signal });
    return { lookups: { 'vehicle-models': ready(readList(models, namedItem)) } };
  },
  failed: (failure) => failedLists(['vehicle-models'], failure),
};

/** Engines of the model; only those whose fuel is Electric when that was asked for (Q7.14). */
export const loadVehicleEngines: Effect = {
  needs: ['vehicleModel', 'electricOnly'],
  fills: ['vehicle-engines'],
  async run({ read, api, signal }) {
    const path = { id: Number(read('vehicleModel')) };
    const reply = await api('GET /request/ev/model/{id}/enginesize', { path }, { signal });
    const engines = readList(reply, (row) => {
      const engine = namedItem(row);
      return engine && { ...engine, data: text(row?.fuelName) ?? null };
    });
    const wanted = engines.filter(({ data }) => read('electricOnly') !== 'yes' || data === electric);
    return { lookups: { 'vehicle-engines': ready(wanted) } };
  },
  failed: (failure) => failedLists(['vehicle-engines'], failure),
};
