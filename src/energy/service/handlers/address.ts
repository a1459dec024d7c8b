import { Refused } from '../../../service/refused.ts';
import type { addressCalls } from '../../api/contract/address.ts';
import { addressesOf, findAddress } from '../homes/addresses.ts';
import { readMpan } from '../homes/meterNumbers.ts';
import { metersOf } from '../homes/meters.ts';
import { placeOf } from '../market/place.ts';
import type { HandlersOf } from './group.ts';

const listAddresses = (postcode: string) => {
  const place = placeOf(postcode);
  return place instanceof Refused ? place : addressesOf(place).map(({ found }) => found);
};

/** Handlers of addresses and their meters. */
export const addressHandlers: HandlersOf<keyof typeof addressCalls> = {
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
};
