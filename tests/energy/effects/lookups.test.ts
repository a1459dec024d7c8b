import { describe, expect, it } from 'vitest';
import { effects as first } from '../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../src/energy/effects/later.ts';
import { runEffect } from './world.ts';

const effects = { ...first, ...laterEffects };

const standard = { id: 1, name: 'Standard', isDefaultOrStandard: true, isFixedFromEnergyStartDate: false };
const fixed = { id: 2, name: 'Fixed', isDefaultOrStandard: false, isFixedFromEnergyStartDate: true };

describe('suppliers', () => {
  const suppliersDto = {
    gasSuppliers: [{ id: 2, name: 'Gas & Co' }],
    electricitySuppliers: [{ id: 3, name: 'Volts' }],
    dualConsolidatedSuppliers: [{ id: 4, name: 'Both' }],
  };
  const replies = { 'POST /request/suppliers': { suppliersDto } };
  const answers = {
    postcode: 'NR21NH',
    currentPayMethod: 'monthlyDirectDebit',
    gasCurrentPayMethod: 'cashOrCheque',
    electricityCurrentPayMethod: 'prePaymentMeter',
  };

  it.each([
    [undefined, 'suppliers', 'dualConsolidatedToDualConsolidated', 'monthlyDirectDebit', 4],
    ['gas', 'gasSuppliers', 'gasToGas', 'cashOrCheque', 2],
    ['electricity', 'electricitySuppliers', 'electricityToElectricity', 'prePaymentMeter', 3],
  ])(
    'are asked for and read by switch type for %s [Q7.11]',
    async (fuel, list, switchType, currentPayMethod, id) => {
      const call = fuel === undefined ? {} : { for: fuel };
      const { called, outcome } = await runEffect(effects['fetch-suppliers'], { replies, answers, call });
      const body = { postcode: 'NR21NH', switchType, currentPayMethod, economy7Percentage: 0 };
      expect(called).toEqual([{ name: 'POST /request/suppliers', parts: { body } }]);
      expect(outcome.lookups?.[list]?.items.map(({ value }) => value)).toEqual([id]);
    },
  );

  it.each([
    [true, 1],
    [false, 0],
  ])('are asked for with the Economy 7 mark: 02 meter %s [Q7.11]', async (is02Meter, economy7Percentage) => {
    const { called } = await runEffect(effects['fetch-suppliers'], {
      replies,
      answers,
      facts: { is02Meter },
    });
    expect(called[0]?.parts).toMatchObject({ body: { economy7Percentage } });
  });

  it.each([
    [8, [{ id: 8, name: 'Whole' }], {}],
    [8, [{ id: 9, name: 'Other' }], { set: { gasSupplierId: undefined } }],
    [8, [], {}],
  ])('take back supplier %s when it is not among %j', async (gasSupplierId, gasSuppliers, expected) => {
    const { outcome } = await runEffect(effects['fetch-suppliers'], {
      replies: { 'POST /request/suppliers': { suppliersDto: { gasSuppliers } } },
      answers: { ...answers, gasSupplierId },
      call: { for: 'gas' },
    });
    const { lookups: _, ...rest } = outcome;
    expect(rest).toEqual(expected);
  });

  it('leave out rows that are broken', async () => {
    const gasSuppliers = [null, 5, { id: 'x', name: 'Y' }, { id: 7 }, { id: 8, name: 'Whole' }];
    const { outcome } = await runEffect(effects['fetch-suppliers'], {
      replies: { 'POST /request/suppliers': { suppliersDto: { gasSuppliers } } },
      answers,
      call: { for: 'gas' },
    });
    expect(outcome.lookups?.gasSuppliers).toEqual({ status: 'ready', items: [{ value: 8, label: 'Whole' }] });
  });

  it.each([[{}], [{ suppliersDto: null }], [{ suppliersDto: { gasSuppliers: 'none' } }], [[]]])(
    'are an empty list when the reply is %j',
    async (reply) => {
      const { outcome } = await runEffect(effects['fetch-suppliers'], {
        replies: { 'POST /request/suppliers': reply },
        answers,
        call: { for: 'gas' },
      });
      expect(outcome.lookups?.gasSuppliers?.items).toEqual([]);
    },
  );
});

describe('tariffs', () => {
  const replies = { 'POST /request/tariffs': { tariffsDto: { tariffs: [fixed, standard] } } };
  const answers = { postcode: 'NR21NH', gasCurrentPayMethod: 'cashOrCheque', gasSupplierId: 8 };
  const call = { for: 'gas' };

  it('are asked for with the supplier, and the standard one is chosen [Q4.30] [Q7.11]', async () => {
    const { called, outcome } = await runEffect(effects['fetch-tariffs'], { replies, answers, call });
    expect(called[0]?.parts).toMatchObject({ body: { supplierId: 8, switchType: 'gasToGas' } });
    expect(outcome.lookups?.gasTariffs?.items.map(({ label }) => label)).toEqual(['Fixed', 'Standard']);
    expect(outcome.set).toEqual({ gasTariff: standard });
  });

  it('keep a tariff that was chosen and is in the list [Q4.30]', async () => {
    const chosen = { ...answers, gasTariff: fixed };
    const { outcome } = await runEffect(effects['fetch-tariffs'], { replies, answers: chosen, call });
    expect(outcome.set).toEqual({ gasTariff: fixed });
  });

  it('choose none when the list holds no standard one', async () => {
    const only = { 'POST /request/tariffs': { tariffsDto: { tariffs: [fixed] } } };
    const { outcome } = await runEffect(effects['fetch-tariffs'], { replies: only, answers, call });
    expect(outcome.set).toEqual({ gasTariff: undefined });
  });
});

describe('addresses', () => {
  const address = {
    addressLine1: '1 The Street',
    addressLine2: '',
    city: 'Norwich',
    county: 'Norfolk',
    postcode: 'NR21NH',
    text: '1 The Street, Norwich',
    mpanCores: ['1012345678901'],
    xoserveAddressCodes: ['77'],
  };
  const answers = { postcode: 'NR21NH' };

  it.each([
    [true, 'GET /request/address/list/postcode', { verifiedAddresses: [address] }],
    [false, 'GET /request/address/recco', [address]],
  ])(
    'come from the source that gbData %s chooses, with their codes [Q6.03] [Q7.12]',
    async (gbData, name, reply) => {
      const { called, outcome } = await runEffect(effects['search-addresses'], {
        replies: { [name]: reply },
        answers,
        sources: { brand: { gbData } },
      });
      expect(called).toEqual([{ name, parts: { query: { postcode: 'NR21NH' } } }]);
      expect(outcome.lookups?.addresses?.items).toEqual([{ value: address, label: '1 The Street, Norwich' }]);
    },
  );

  it('are an empty list with the server’s words when the search fails [Q8.04]', async () => {
    const { outcome } = await runEffect(effects['search-addresses'], { answers });
    expect(outcome.lookups?.addresses).toMatchObject({ status: 'failed', items: [] });
    expect(outcome.failure?.message).toBe('No GET /request/address/recco today');
  });

  it('send the whole address to find its meters [Q7.12]', async () => {
    const name = 'POST /request/address/recco/details';
    const agreed = { address, gdprConsent: true };
    const { called } = await runEffect(effects['load-meters'], { replies: { [name]: [] }, answers: agreed });
    expect(called).toEqual([{ name, parts: { body: address } }]);
  });

  it('send nothing without the consent [Q2.16]', async () => {
    const { called } = await runEffect(effects['load-meters'], { answers: { address, gdprConsent: false } });
    expect(called).toEqual([]);
  });
});

describe('vehicles', () => {
  const engines = [
    { id: 1, name: '58 kWh', fuelName: 'Electric' },
    { id: 2, name: '1.6', fuelName: 'Petrol' },
  ];
  const replies = { 'GET /request/ev/model/{id}/enginesize': engines };

  it.each([
    ['yes', [1]],
    ['no', [1, 2]],
  ])('offer electric engines alone when asked: %s [Q7.14]', async (electricOnly, ids) => {
    const answers = { vehicleModel: 5, electricOnly };
    const { called, outcome } = await runEffect(effects['load-vehicle-engines'], { replies, answers });
    expect(called[0]?.parts).toEqual({ path: { id: 5 } });
    expect(outcome.lookups?.['vehicle-engines']?.items.map(({ value }) => value)).toEqual(ids);
  });

  it('are found by their registration number [Q7.14]', async () => {
    const found = {
      makeId: 1,
      make: 'Kia',
      modelId: 2,
      model: 'EV3',
      engineId: 3,
      engine: '58 kWh',
      fuelName: 'Electric',
    };
    const { called, outcome } = await runEffect(effects['find-vehicle'], {
      replies: { 'POST /request/ev/regno': found },
      answers: { registrationNumber: 'AB12CDE' },
    });
    expect(called[0]?.parts).toEqual({ body: { registrationNumber: 'AB12CDE' } });
    expect(outcome.set).toEqual({ vehicleMake: 1, vehicleModel: 2, vehicleEngine: 3 });
  });
});

describe('a vehicle that is not electric', () => {
  it('is not left out of the engines it was found among [Q7.14]', async () => {
    const found = {
      makeId: 1,
      make: 'Kia',
      modelId: 2,
      model: 'Ceed',
      engineId: 3,
      engine: '1.0',
      fuelName: 'Petrol',
    };
    const { outcome } = await runEffect(effects['find-vehicle'], {
      replies: { 'POST /request/ev/regno': found },
      answers: { registrationNumber: 'AB12CDE' },
    });
    expect(Object.entries(outcome.set ?? {})[0]).toEqual(['electricOnly', 'no']);
  });
});

describe('the estimate', () => {
  const answers = {
    postcode: 'NR21NH',
    houseType: 1,
    numberOfBedrooms: 2,
    occupancyFrequency: 3,
    modernisationLevel: 4,
    heatingAndCooking: 5,
  };
  const facts = { quoteType: 'gasToGas' };

  it('sends the five answers and sets both usages [Q7.13]', async () => {
    const reply = { estimatedUsageDto: { gasUsage: 9000, electricityUsage: 2500 } };
    const { called, outcome } = await runEffect(effects['estimate-usage'], {
      replies: { 'GET /request/estimation/usage': reply },
      answers,
      facts,
    });
    expect(called[0]?.parts).toEqual({ query: { ...answers, switchType: 'gasToGas' } });
    expect(outcome.set).toEqual({ 'gasUsage.usage': 9000, 'electricityUsage.usage': 2500 });
  });

  it('is 0 when it fails, and that is said [Q8.04]', async () => {
    const { outcome } = await runEffect(effects['estimate-usage'], { answers, facts });
    expect(outcome.set).toEqual({ 'gasUsage.usage': 0, 'electricityUsage.usage': 0 });
    expect(outcome.failure?.message).toContain('No GET /request/estimation/usage today');
  });

  it('fills all five lists from one call [Q7.13]', async () => {
    const list = (name: string) => [{ id: 1, name }];
    const response = {
      houseTypes: list('House'),
      bedRooms: list('Two'),
      occupancyFrequencies: list('Evenings'),
      energyEfficiencies: list('Good'),
      fuelUseTypes: list('Gas'),
    };
    const { outcome } = await runEffect(effects['load-estimate-options'], {
      replies: { 'GET /request/estimation/detail/all': { response } },
    });
    const labels = Object.entries(outcome.lookups ?? {}).map(([name, { items }]) => [name, items[0]?.label]);
    expect(labels).toEqual([
      ['house-types', 'House'],
      ['bedrooms', 'Two'],
      ['occupancy-frequencies', 'Evenings'],
      ['energy-efficiencies', 'Good'],
      ['fuel-use-types', 'Gas'],
    ]);
  });
});

describe('a look-up that fails', () => {
  it.each([
    ['fetch-suppliers', ['suppliers']],
    ['fetch-tariffs', ['tariffs']],
    ['load-vehicle-makes', ['vehicle-makes']],
    ['load-vehicle-models', ['vehicle-models']],
    ['load-vehicle-engines', ['vehicle-engines']],
    [
      'load-estimate-options',
      ['house-types', 'bedrooms', 'occupancy-frequencies', 'energy-efficiencies', 'fuel-use-types'],
    ],
    ['load-results', ['results']],
  ] as const)('leaves an empty list: %s [Q8.04]', async (name, lists) => {
    const { outcome } = await runEffect(effects[name], { sources: { session: { switchId: 1 } } });
    for (const list of lists) expect(outcome.lookups?.[list]).toMatchObject({ status: 'failed', items: [] });
  });
});
