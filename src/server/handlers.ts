import { Type } from '@sinclair/typebox';
import { DualConsolidatedQuote, DualDistinctQuote, SingleQuote } from '../api/contract/quote.ts';
import type { CallInput, CallName, CallReply } from '../api/contract.ts';
import { guardOf } from './checked.ts';
import { addressesOf, findAddress } from './homes/addresses.ts';
import { readMpan } from './homes/meterNumbers.ts';
import { metersOf } from './homes/meters.ts';
import { estimateChoices, estimateUsage } from './lookups/estimates.ts';
import { findVehicle, vehicleEngines, vehicleMakes, vehicleModels } from './lookups/vehicles.ts';
import { listSuppliers, listTariffs, type SwitchType } from './market/listing.ts';
import { placeOf } from './market/place.ts';
import type { Market } from './market/projection.ts';
import { type QuoteBody, readQuote } from './market/quote.ts';
import { rankResults } from './market/results.ts';
import { badField, Refused } from './refused.ts';
import type { Store } from './store/store.ts';
import { type Tokens, tokenSeconds } from './token.ts';

/** What handlers work with. */
export interface Services {
  readonly store: Store;
  readonly tokens: Tokens;
  readonly market: () => Market;
  /** Told when tracking could not be saved: the caller is never disturbed (Q7.01). */
  readonly onTrackingFailure: (error: unknown) => void;
}

type Answer<N extends CallName> = CallReply<N> | Refused;

/** One handler for each call of the contract: a missing one does not compile. */
export type Handlers = {
  readonly [N in CallName]: (input: CallInput<N>) => Answer<N> | Promise<Answer<N>>;
};

const isQuoteBody = guardOf<QuoteBody>(Type.Union([SingleQuote, DualConsolidatedQuote, DualDistinctQuote]));

/** The handlers of every call. */
export function createHandlers({ store, tokens, market, onTrackingFailure }: Services): Handlers {
  const listAddresses = (postcode: string) => {
    const place = placeOf(postcode);
    return place instanceof Refused ? place : addressesOf(place).map(({ found }) => found);
  };
  const createQuote = async (body: QuoteBody, ...expected: readonly SwitchType[]) => {
    if (!expected.includes(body.switchType))
      return badField('switchType', `This call creates quotes of the type ${expected.join(' or ')}.`);
    const quote = readQuote(body);
    if (quote instanceof Refused) return quote;
    const { switchId } = await store.saveQuote(body);
    return { geniusSwitchDto: { switchId } };
  };

  return {
    'POST /auth/token': async () => ({ token: await tokens.issue(), expiresInSeconds: tokenSeconds }),
    'POST /request/user/track-records': async ({ body }) => {
      try {
        return { recorded: await store.saveTracking(body) };
      } catch (thrown) {
        onTrackingFailure(thrown);
        return { recorded: 0 };
      }
    },

    'GET /request/address/list/postcode': ({ query }) => {
      const found = listAddresses(query.postcode);
      return found instanceof Refused ? found : { verifiedAddresses: found };
    },
    'GET /request/address/recco': ({ query }) => listAddresses(query.postcode),
    'POST /request/address/recco/details': ({ body }) => {
      const place = placeOf(body.postcode);
      if (place instanceof Refused) return place;
      const known = findAddress(place, body);
      return known ? [metersOf(known)] : [];
    },
    'GET /request/customer/mpan': ({ query: { mpan } }) => ({ mpan, ...readMpan(mpan) }),

    'POST /request/suppliers': ({ body }) => listSuppliers(body),
    'POST /request/tariffs': ({ body }) => listTariffs(body),
    'GET /request/estimation/detail/all': () => estimateChoices(),
    'GET /request/estimation/usage': ({ query }) => {
      const place = placeOf(query.postcode);
      return place instanceof Refused ? place : estimateUsage(query);
    },
    'POST /request/ev/regno': ({ body }) => findVehicle(body.registrationNumber),
    'GET /request/ev/make': () => vehicleMakes(),
    'GET /request/ev/make/{id}/model': ({ path }) => vehicleModels(path.id),
    'GET /request/ev/model/{id}/enginesize': ({ path }) => vehicleEngines(path.id),

    'POST /request/switch/v2/gas': ({ body }) => createQuote(body, 'gasToGas'),
    'POST /request/switch/v2/electricity': ({ body }) => createQuote(body, 'electricityToElectricity'),
    'POST /request/switch/v2/dual-consolidated': ({ body }) =>
      createQuote(body, 'dualConsolidatedToDualConsolidated'),
    'POST /request/switch/v2/dual-distinct': ({ body }) =>
      createQuote(body, 'dualDistinctToDualConsolidated'),
    'POST /request/results/detail': async ({ body }) => {
      const saved = await store.findQuote(body.switchId);
      if (!saved || !isQuoteBody(saved.body))
        return new Refused(
          404,
          'We could not find a quote with this number. Please start again.',
          'switchId',
        );
      if (saved.body.switchType !== body.switchType)
        return badField('switchType', 'This quote was made for another type of switch.');
      const quote = readQuote(saved.body);
      if (quote instanceof Refused) return quote;
      const resultsInDetail = [...rankResults(market(), quote, body)];
      return { resultsInDetailDto: { resultsInDetail }, uuid: saved.uuid };
    },
  };
}
