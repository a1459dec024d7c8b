import type { CallName } from '../../../src/energy/api/contract.ts';
import { ApiFailure } from '../../../src/energy/api/failure.ts';
import { lineFor } from '../../faults/every-row.ts';
import { lineOf } from '../../faults/lines.ts';
import { detailsOf, digest, emptyPostcode } from './homes.ts';

/** One request as it left the client. */
export interface Request {
  readonly name: CallName;
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What a service does with one request: it answers well, with nothing in it, or fails with a status (0: refused). */
export type How = 'well' | 'empty' | number;

/** What a service knows of a sign-up: the plan, and the addresses that it has taken; null without any. */
export interface Kept {
  readonly plan: unknown;
  readonly address: unknown;
}

/** The name under which the market's lists say what they were asked for. */
export const asked = (body: unknown): string => {
  const { postcode, switchType, currentPayMethod, economy7Percentage, supplierId } = Object(body);
  return [postcode, switchType, currentPayMethod, economy7Percentage, supplierId].join(' ');
};

/** Suppliers of a postcode by pay method: not everybody serves everywhere, and PL1 2AA has none for cash. */
function suppliersFor(body: unknown) {
  const { postcode, currentPayMethod, switchType } = Object(body);
  const isServed = (id: number) =>
    !(id === 7 && currentPayMethod === 'cashOrCheque') &&
    !(id === 8 && postcode === 'B11BB') &&
    !(id === 2 && postcode === 'BS15TR' && switchType === 'gasToGas') &&
    !(postcode === 'PL12AA' && currentPayMethod === 'cashOrCheque');
  return [2, 7, 8, 111].filter(isServed).map((id) => ({ id, name: asked(body) }));
}

/** Tariffs of a supplier: 111 has no standard one, and 8 none by the quarter. */
function tariffsFor(body: unknown) {
  const { supplierId, currentPayMethod } = Object(body);
  if (supplierId === 8 && currentPayMethod === 'quarterlyDirectDebit') return [];
  return [1, 2, 3].map((id) => ({
    id,
    name: asked(body),
    isDefaultOrStandard: id === 1 && supplierId !== 111,
    isFixedFromEnergyStartDate: id === 2,
  }));
}

/** MPANs that the service does not know. */
export const isKnownMpan = (mpan: unknown) => !String(mpan).endsWith('2');

const two = (many: number) => [1, 2].map((id) => ({ id: many * 10 + id, name: `${many}-${id}` }));

/** The good answer to a request: it depends on nothing but the request, and says what was asked. */
function good({ name, path, query, body }: Request, { plan, address }: Kept): unknown {
  const { postcode, mpan } = Object(query);
  const { id } = Object(path);
  switch (name) {
    case 'GET /request/address/recco':
      if (postcode === emptyPostcode) return [];
      return ['1', '2', '3'].map((number) => ({
        text: `${number} ${postcode}`,
        addressLine1: number,
        city: number === '3' ? '' : 'Town',
        postcode,
      }));
    case 'POST /request/address/recco/details':
      return detailsOf(body);
    case 'POST /request/suppliers': {
      const list = suppliersFor(body);
      return {
        suppliersDto: { gasSuppliers: list, electricitySuppliers: list, dualConsolidatedSuppliers: list },
      };
    }
    case 'POST /request/tariffs':
      return { tariffsDto: { tariffs: tariffsFor(body) } };
    case 'GET /request/estimation/usage':
      return {
        estimatedUsageDto: {
          gasUsage: 1 + (digest(query) % 50_000),
          electricityUsage: 1 + (digest(['e', query]) % 50_000),
        },
      };
    case 'GET /request/ev/make':
      return two(0);
    case 'GET /request/ev/make/{id}/model':
      return two(id);
    case 'GET /request/ev/model/{id}/enginesize':
      return two(id).map((one, at) => ({ ...one, fuelName: at === 0 ? 'Electric' : 'Petrol' }));
    case 'POST /request/ev/regno':
      return {
        makeId: 1,
        make: '0-1',
        modelId: 11,
        model: '1-1',
        engineId: 112,
        engine: '11-2',
        fuelName: 'Petrol',
      };
    case 'POST /request/switch/v2/gas':
    case 'POST /request/switch/v2/electricity':
    case 'POST /request/switch/v2/dual-consolidated':
    case 'POST /request/switch/v2/dual-distinct':
      return { geniusSwitchDto: { switchId: digest(body) } };
    case 'GET /request/customer/mpan':
      return { isValid: isKnownMpan(mpan), isDomestic: true };
    case 'POST /request/switch/pro/info/switch-plan':
      return { geniusSwitchPlanInfoDto: { geniusSwitchPlanInfo: { switchPlanInfoDto: plan } } };
    case 'POST /request/switch/pro/info/saved':
      return { savedSectionsDto: { personal: null, address, terms: null } };
    default: {
      const line = lineOf(name);
      return typeof line === 'string' ? lineFor('signUp', name).reply : line.reply;
    }
  }
}

const withoutRows = (value: unknown): unknown =>
  Array.isArray(value)
    ? []
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutRows(part)]))
      : null;

/** The answer of a service to a request; throws what the client would. */
export function answerTo(request: Request, how: How, kept: Kept): unknown {
  if (typeof how === 'number') throw new ApiFailure({ status: how });
  const answer = good(request, kept);
  return how === 'well' ? answer : typeof answer === 'boolean' ? false : withoutRows(answer);
}
