import { Refused } from '../../../service/refused.ts';
import type { marketCalls } from '../../api/contract/market.ts';
import { estimateChoices, estimateUsage } from '../lookups/estimates.ts';
import { findVehicle, vehicleEngines, vehicleMakes, vehicleModels } from '../lookups/vehicles.ts';
import { listSuppliers, listTariffs } from '../market/listing.ts';
import { placeOf } from '../market/place.ts';
import type { HandlersOf, Services } from './group.ts';

/** Handlers of supplier, tariff, estimate and vehicle look-ups. */
export const marketHandlers = ({ market }: Services): HandlersOf<keyof typeof marketCalls> => ({
  'POST /request/suppliers': ({ body }) => listSuppliers(market().catalogue, body),
  'POST /request/tariffs': ({ body }) => listTariffs(market().catalogue, body),
  'GET /request/estimation/detail/all': () => estimateChoices(),
  'GET /request/estimation/usage': ({ query }) => {
    const place = placeOf(query.postcode);
    return place instanceof Refused ? place : estimateUsage(query);
  },
  'POST /request/ev/regno': ({ body }) => findVehicle(body.registrationNumber),
  'GET /request/ev/make': () => vehicleMakes(),
  'GET /request/ev/make/{id}/model': ({ path }) => vehicleModels(path.id),
  'GET /request/ev/model/{id}/enginesize': ({ path }) => vehicleEngines(path.id),
});
