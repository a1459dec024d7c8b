import type { Static } from '@sinclair/typebox';
import type { carbonCalls } from '../../src/energy/api/contract/carbon.ts';
import type { keptCalls } from '../../src/energy/api/contract/kept.ts';
import type { progressCalls } from '../../src/energy/api/contract/progress.ts';
import type { ResultRow } from '../../src/energy/api/contract/quote.ts';
import type { signUpCalls } from '../../src/energy/api/contract/sign-up.ts';
import type { tariffCalls } from '../../src/energy/api/contract/tariff.ts';
import type { CallName } from '../../src/energy/api/contract.ts';
import type { Elsewhere, Line } from './line.ts';

const named = (id: number, name: string) => ({ id, name });
export const address = {
  addressLine1: '1 High Street',
  addressLine2: '',
  city: 'Norwich',
  county: 'Norfolk',
  postcode: 'NR21NH',
  text: '1 High Street, Norwich, NR2 1NH',
  mpanCores: ['1012345678901'],
  xoserveAddressCodes: ['X1'],
};
export const meter = {
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: true,
  mpan: null,
  mprn: null,
  mpaq: null,
};
const suppliers = [named(2, 'Volts & Co'), named(7, 'Gas & Sons')];
const tariff = { isDefaultOrStandard: false, isFixedFromEnergyStartDate: false };
const created = { geniusSwitchDto: { switchId: 4711 } };
const result: Static<typeof ResultRow> = {
  tariffId: 31,
  tariffName: 'Sunny Fixed',
  isFixed: true,
  supplierId: 2,
  supplierName: 'Volts & Co',
  isGreen: true,
  payMethod: 'MonthlyDirectDebit',
  switchOption: 'Switch',
  totalCost: 1200,
  savings: 200,
  carbonFootprint: 900,
  hasCancellationFee: false,
  hasPaperBilling: false,
  hasOnlineManagement: true,
  hasWarmHomeDiscount: true,
  tariffDetails: ['Fixed for a year'],
  fixedMonths: 12,
  exitFees: 50,
};

const isMissing = /could not load this list/;
const isRefused = /Error/;

/** The calls that the first two pages may make: those of every file of the contract but the other pages' own. */
type JourneyCall = Exclude<
  CallName,
  | keyof typeof tariffCalls
  | keyof typeof signUpCalls
  | keyof typeof carbonCalls
  | keyof typeof keptCalls
  | keyof typeof progressCalls
>;

/** Every call of the quote journey: one without a line does not compile. */
const table: { readonly [N in JourneyCall]: Line<N> | Elsewhere } = {
  'POST /auth/token': 'not of the quote journey',
  'GET /request/customer/mpan': 'not of the quote journey',
  'POST /request/user/track-records': {
    reply: { recorded: 1 },
    visit: 'gas',
    effect: 'track',
    says: undefined,
  },
  'GET /request/address/list/postcode': {
    reply: { verifiedAddresses: [address, { ...address, text: '2 High Street' }] },
    visit: 'gbData',
    effect: 'search-addresses',
    says: /./,
    saysServers: true,
  },
  'GET /request/address/recco': {
    reply: [address, { ...address, text: '2 High Street' }],
    visit: 'consolidated',
    effect: 'search-addresses',
    says: /./,
    saysServers: true,
  },
  'POST /request/address/recco/details': {
    reply: [
      {
        elecdetails: [{ ...meter, mugSupplierId: 2, mpan: '011234567890123456789' }],
        gasdetails: [{ ...meter, mugSupplierId: 2, mprn: '1234567890', mpaq: 9800 }],
        mpan: '011234567890123456789',
        mprn: '1234567890',
        fuelType: 'gasElectricity',
      },
    ],
    visit: 'consolidated',
    effect: 'load-meters',
    says: /We do not know the meters of this address yet/,
    saysServers: true,
  },
  'POST /request/suppliers': {
    reply: {
      suppliersDto: {
        electricitySuppliers: suppliers,
        gasSuppliers: suppliers,
        dualConsolidatedSuppliers: suppliers,
      },
    },
    visit: 'distinct',
    effect: 'fetch-suppliers',
    says: /We could not load the suppliers/,
    saysServers: true,
  },
  'POST /request/tariffs': {
    reply: {
      tariffsDto: {
        tariffs: [
          { ...tariff, ...named(21, 'Standard'), isDefaultOrStandard: true },
          { ...tariff, ...named(22, 'Fixed'), isFixedFromEnergyStartDate: true },
        ],
      },
    },
    visit: 'distinct',
    effect: 'fetch-tariffs',
    says: /We could not load this supplier's tariffs/,
    saysServers: true,
  },
  'GET /request/estimation/detail/all': {
    reply: {
      response: {
        houseTypes: [named(1, 'Flat'), named(2, 'House')],
        bedRooms: [named(1, 'One')],
        occupancyFrequencies: [named(1, 'Evenings')],
        energyEfficiencies: [named(1, 'New')],
        fuelUseTypes: [named(1, 'Gas')],
      },
    },
    visit: 'estimate',
    effect: 'load-estimate-options',
    says: isMissing,
    saysServers: true,
  },
  'GET /request/estimation/usage': {
    reply: { estimatedUsageDto: { gasUsage: 12_000, electricityUsage: 3100 } },
    visit: 'estimate',
    effect: 'estimate-usage',
    says: /./,
    saysServers: true,
  },
  'POST /request/ev/regno': {
    reply: {
      makeId: 1,
      make: 'Volt',
      modelId: 11,
      model: 'One',
      engineId: 111,
      engine: 'E',
      fuelName: 'Electric',
    },
    visit: 'vehicle',
    effect: 'find-vehicle',
    says: /./,
    saysServers: true,
  },
  'GET /request/ev/make': {
    reply: [named(1, 'Volt')],
    visit: 'vehicleByHand',
    effect: 'load-vehicle-makes',
    says: isMissing,
    saysServers: true,
  },
  'GET /request/ev/make/{id}/model': {
    reply: [named(11, 'One')],
    visit: 'vehicleByHand',
    effect: 'load-vehicle-models',
    says: isMissing,
    saysServers: true,
  },
  'GET /request/ev/model/{id}/enginesize': {
    reply: [{ ...named(111, 'E'), fuelName: 'Electric' }],
    visit: 'vehicleByHand',
    effect: 'load-vehicle-engines',
    says: isMissing,
    saysServers: true,
  },
  'POST /request/switch/v2/gas': {
    reply: created,
    visit: 'gas',
    effect: 'create-quote',
    says: isRefused,
    saysServers: true,
  },
  'POST /request/switch/v2/electricity': {
    reply: created,
    visit: 'electricity',
    effect: 'create-quote',
    says: isRefused,
    saysServers: true,
  },
  'POST /request/switch/v2/dual-consolidated': {
    reply: created,
    visit: 'consolidated',
    effect: 'create-quote',
    says: isRefused,
    saysServers: true,
  },
  'POST /request/switch/v2/dual-distinct': {
    reply: created,
    visit: 'distinct',
    effect: 'create-quote',
    says: isRefused,
    saysServers: true,
  },
  'POST /request/results/detail': {
    reply: {
      resultsInDetailDto: {
        resultsInDetail: [result, { ...result, tariffId: 32, switchOption: 'None' }],
        leavingFees: 50,
      },
      uuid: 'results-1',
    },
    visit: 'consolidated',
    effect: 'load-results',
    says: isMissing,
    saysServers: true,
  },
};

const byName = new Map<string, Line<CallName> | Elsewhere>(Object.entries(table));

/** The line of a call. */
export const lineOf = (name: CallName): Line<CallName> | Elsewhere =>
  byName.get(name) ?? 'not of the quote journey';

/** The calls of the quote journey with their lines. */
export const journeyCalls = Object.entries(table).flatMap(([name, line]) =>
  typeof line === 'string' ? [] : [[name as CallName, line] as const],
);
