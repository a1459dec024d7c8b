import { describe, expect, it } from 'vitest';
import { databases, serviceOn } from './stores.ts';

describe.each(databases)('market and vehicle calls on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase);

  describe('suppliers and tariffs', () => {
    const wanted = {
      postcode: 'NR21NH',
      currentPayMethod: 'monthlyDirectDebit',
      economy7Percentage: 0,
    } as const;

    it.each([
      ['gasToGas', ['gasSuppliers']],
      ['electricityToElectricity', ['electricitySuppliers']],
      ['dualConsolidatedToDualConsolidated', ['dualConsolidatedSuppliers']],
      ['dualDistinctToDualConsolidated', ['electricitySuppliers', 'gasSuppliers']],
    ] as const)('fill the lists that %s reads [Q7.11]', async (switchType, filled) => {
      const { suppliersDto } = await service().call('POST /request/suppliers', {
        body: { ...wanted, switchType },
      });
      const lists = Object.entries(suppliersDto).filter(([, list]) => list.length > 0);
      expect(lists.map(([name]) => name).toSorted()).toEqual(filled.toSorted());
      const names = lists[0]?.[1].map(({ name }) => name) ?? [];
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    });

    it('hold every supplier of the specification [Q2.34]', async () => {
      const { suppliersDto } = await service().call('POST /request/suppliers', {
        body: { ...wanted, switchType: 'gasToGas' },
      });
      const ids = suppliersDto.gasSuppliers.map(({ id }) => id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(
        [2, 4, 7, 8, 11, 12, 15, 16, 22, 42, 43, 49, 111, 116].toSorted((a, b) => a - b),
      );
    });

    it('leave out suppliers that do not serve the pay method, and give the others tariffs [Q7.11]', async () => {
      for (const currentPayMethod of [
        'monthlyDirectDebit',
        'quarterlyDirectDebit',
        'cashOrCheque',
        'prePaymentMeter',
      ] as const)
        for (const economy7Percentage of [0, 1] as const) {
          const body = { ...wanted, switchType: 'gasToGas', currentPayMethod, economy7Percentage } as const;
          const { suppliersDto } = await service().call('POST /request/suppliers', { body });
          expect(suppliersDto.gasSuppliers.length).toBeGreaterThan(4);
          for (const { id } of suppliersDto.gasSuppliers) {
            const { tariffsDto } = await service().call('POST /request/tariffs', {
              body: { ...body, supplierId: id },
            });
            // The default one is preselected (Q4.30), so there must be one, and it comes first.
            expect(tariffsDto.tariffs.map((tariff) => tariff.isDefaultOrStandard).indexOf(true)).toBe(0);
          }
        }
    });

    it('mark fixed tariffs, whose end date is asked for [Q2.21]', async () => {
      const { tariffsDto } = await service().call('POST /request/tariffs', {
        body: { ...wanted, switchType: 'gasToGas', supplierId: 7 },
      });
      const marks = tariffsDto.tariffs.map(({ name, isFixedFromEnergyStartDate }) => [
        name,
        isFixedFromEnergyStartDate,
      ]);
      expect(Object.fromEntries(marks)).toMatchObject({
        'Standard Variable': false,
        'Fixed 12 Months': true,
      });
    });

    it('are refused for an unknown supplier, pay method, switch type or place, naming the field', async () => {
      const body = { ...wanted, switchType: 'gasToGas', supplierId: 7 };
      const refused = async (change: object) => {
        const { status, answer } = await service().send('POST /request/tariffs', {
          body: { ...body, ...change },
        });
        return [status, answer];
      };
      expect(await refused({ supplierId: 999 })).toEqual([
        400,
        { message: 'We do not know a supplier with the number 999.', field: 'supplierId' },
      ]);
      expect(await refused({ currentPayMethod: 'barter' })).toMatchObject([
        400,
        { field: 'currentPayMethod' },
      ]);
      expect(await refused({ switchType: 'gas' })).toMatchObject([400, { field: 'switchType' }]);
      expect(await refused({ postcode: 'BT15GS' })).toMatchObject([400, { field: 'postcode' }]);
      expect(await refused({ economy7Percentage: 42 })).toMatchObject([400, { field: 'economy7Percentage' }]);
    });
  });

  describe('estimates', () => {
    const answers = {
      houseType: 2,
      numberOfBedrooms: 3,
      occupancyFrequency: 2,
      modernisationLevel: 3,
      heatingAndCooking: 1,
      switchType: 'dualConsolidatedToDualConsolidated',
      postcode: 'NR21NH',
    } as const;
    const usage = async (change: Partial<Record<keyof typeof answers, number | string>>) => {
      const { answer } = await service().send('GET /request/estimation/usage', {
        query: { ...answers, ...change },
      });
      return answer;
    };

    it('give the choices of the five questions [Q7.13]', async () => {
      const { response } = await service().call('GET /request/estimation/detail/all', {});
      expect(Object.entries(response).map(([name, list]) => [name, list.length])).toEqual([
        ['houseTypes', 6],
        ['bedRooms', 5],
        ['occupancyFrequencies', 3],
        ['energyEfficiencies', 4],
        ['fuelUseTypes', 4],
      ]);
    });

    it('come to the published medians for a semi with three bedrooms [Q7.13]', async () => {
      const { estimatedUsageDto } = await service().call('GET /request/estimation/usage', { query: answers });
      expect(estimatedUsageDto).toEqual({ gasUsage: 11000, electricityUsage: 2700 });
    });

    it('move to electricity with electric heating, and name only the fuels compared', async () => {
      expect(await usage({ heatingAndCooking: 3, switchType: 'electricityToElectricity' })).toEqual({
        estimatedUsageDto: { gasUsage: null, electricityUsage: 12600 },
      });
      expect(await usage({ switchType: 'gasToGas' })).toEqual({
        estimatedUsageDto: { gasUsage: 11000, electricityUsage: null },
      });
    });

    it('stay in the bounds of the journey for every answer [Q5.08]', async () => {
      const { response } = await service().call('GET /request/estimation/detail/all', {});
      for (const house of response.houseTypes)
        for (const bedrooms of response.bedRooms)
          for (const fuel of response.fuelUseTypes) {
            const { estimatedUsageDto } = await service().call('GET /request/estimation/usage', {
              query: {
                ...answers,
                houseType: house.id,
                numberOfBedrooms: bedrooms.id,
                heatingAndCooking: fuel.id,
              },
            });
            expect(estimatedUsageDto.gasUsage).toBeGreaterThan(0);
            expect(estimatedUsageDto.gasUsage).toBeLessThan(200_000);
            expect(estimatedUsageDto.electricityUsage).toBeGreaterThan(0);
            expect(estimatedUsageDto.electricityUsage).toBeLessThan(75_000);
          }
    });

    it.each([
      'houseType',
      'numberOfBedrooms',
      'occupancyFrequency',
      'modernisationLevel',
      'heatingAndCooking',
    ] as const)('are refused for an unknown %s, naming it', async (field) => {
      for (const value of [0, 99, 'two', 1.5, ''])
        expect(await usage({ [field]: value })).toMatchObject({ message: expect.any(String), field });
    });
  });

  describe('vehicles', () => {
    it('lead from makes to models to engines with their fuels [Q7.14]', async () => {
      const makes = await service().call('GET /request/ev/make', {});
      const fuels = new Set<string>();
      for (const { id } of makes) {
        const models = await service().call('GET /request/ev/make/{id}/model', { path: { id } });
        expect(models.length).toBeGreaterThan(0);
        for (const model of models) {
          const engines = await service().call('GET /request/ev/model/{id}/enginesize', {
            path: { id: model.id },
          });
          for (const { fuelName } of engines) fuels.add(fuelName);
        }
      }
      expect(fuels).toEqual(new Set(['Electric', 'Petrol', 'Diesel']));
    });

    it('have no models for an unknown make, and none for what is no number', async () => {
      expect(await service().call('GET /request/ev/make/{id}/model', { path: { id: 999 } })).toEqual([]);
      const { status, answer } = await service().send('GET /request/ev/make/{id}/model', {
        path: { id: 'bmw' },
      });
      expect([status, answer]).toMatchObject([400, { field: 'id' }]);
    });

    it('are found by their plate, the same one every time, with ids that the lists know [Q7.14]', async () => {
      const find = () =>
        service().call('POST /request/ev/regno', { body: { registrationNumber: 'AB12CDE' } });
      const vehicle = await find();
      expect(await find()).toEqual(vehicle);
      const models = await service().call('GET /request/ev/make/{id}/model', {
        path: { id: vehicle.makeId },
      });
      expect(models).toContainEqual({ id: vehicle.modelId, name: vehicle.model });
      const engines = await service().call('GET /request/ev/model/{id}/enginesize', {
        path: { id: vehicle.modelId },
      });
      expect(engines).toContainEqual({
        id: vehicle.engineId,
        name: vehicle.engine,
        fuelName: vehicle.fuelName,
      });
    });

    it.each(['ZZZZZZZZ', 'AB12CDH'])(
      'are not found for the plate %s, with a message',
      async (registrationNumber) => {
        const { status, answer } = await service().send('POST /request/ev/regno', {
          body: { registrationNumber },
        });
        expect([status, answer]).toEqual([
          404,
          { message: expect.stringContaining(registrationNumber), field: 'registrationNumber' },
        ]);
      },
    );
  });
});
