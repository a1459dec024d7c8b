import { type Static, Type } from '@sinclair/typebox';
import { closed, orNull, PayMethod, Postcode, SwitchType, text } from './shared.ts';

export const Supplier = closed({ id: Type.Integer(), name: text() });
export type Supplier = Static<typeof Supplier>;

/** One tariff of a supplier (§3, Tariff). */
export const Tariff = closed({
  id: Type.Integer(),
  name: text(),
  isDefaultOrStandard: Type.Boolean(),
  isFixedFromEnergyStartDate: Type.Boolean(),
});
export type Tariff = Static<typeof Tariff>;

const economy7Percentage = Type.Union([Type.Literal(0), Type.Literal(1)]);
const Named = closed({ id: Type.Integer(), name: text() });

/** Supplier, tariff, estimate and vehicle look-ups (§7; Q7.11, Q7.13, Q7.14). */
export const marketCalls = {
  'POST /request/suppliers': {
    doc: 'Suppliers that serve a postcode by a pay method.',
    body: closed({
      postcode: Postcode,
      switchType: SwitchType,
      currentPayMethod: PayMethod,
      economy7Percentage,
    }),
    reply: closed({
      suppliersDto: closed({
        electricitySuppliers: Type.Array(Supplier),
        gasSuppliers: Type.Array(Supplier),
        dualConsolidatedSuppliers: Type.Array(Supplier),
      }),
    }),
  },
  'POST /request/tariffs': {
    doc: 'Tariffs of a supplier.',
    body: closed({
      postcode: Postcode,
      switchType: SwitchType,
      supplierId: Type.Integer(),
      currentPayMethod: PayMethod,
      economy7Percentage,
    }),
    reply: closed({ tariffsDto: closed({ tariffs: Type.Array(Tariff) }) }),
  },
  'GET /request/estimation/detail/all': {
    doc: 'Choices of the estimate questionnaire.',
    reply: closed({
      response: closed({
        houseTypes: Type.Array(Named),
        bedRooms: Type.Array(Named),
        occupancyFrequencies: Type.Array(Named),
        energyEfficiencies: Type.Array(Named),
        fuelUseTypes: Type.Array(Named),
      }),
    }),
  },
  'GET /request/estimation/usage': {
    doc: 'Estimated usage of a home, kWh a year.',
    query: closed({
      houseType: Type.Integer(),
      numberOfBedrooms: Type.Integer(),
      occupancyFrequency: Type.Integer(),
      modernisationLevel: Type.Integer(),
      heatingAndCooking: Type.Integer(),
      switchType: SwitchType,
      postcode: Postcode,
    }),
    reply: closed({
      estimatedUsageDto: closed({
        gasUsage: orNull(Type.Integer()),
        electricityUsage: orNull(Type.Integer()),
      }),
    }),
  },
  'POST /request/ev/regno': {
    doc: 'The vehicle of a registration number.',
    body: closed({ registrationNumber: Type.String({ pattern: '^[A-Z0-9]{2,8}$' }) }),
    reply: closed({
      makeId: Type.Integer(),
      make: text(),
      modelId: Type.Integer(),
      model: text(),
      engineId: Type.Integer(),
      engine: text(),
      fuelName: text(),
    }),
  },
  'GET /request/ev/make': { doc: 'Vehicle makes.', reply: Type.Array(Named) },
  'GET /request/ev/make/{id}/model': {
    doc: 'Models of a make.',
    path: closed({ id: Type.Integer() }),
    reply: Type.Array(Named),
  },
  'GET /request/ev/model/{id}/enginesize': {
    doc: 'Engines of a model, with the name of their fuel.',
    path: closed({ id: Type.Integer() }),
    reply: Type.Array(closed({ id: Type.Integer(), name: text(), fuelName: text() })),
  },
} as const;
