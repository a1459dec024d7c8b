import { type Address, readAddress } from '../api/replies.ts';
import { readRows } from '../api/unchecked.ts';
import type { LookupItem } from '../engine/types.ts';
import { type Effect, failedList, ready } from './effect.ts';
import { readMeters } from './meters.ts';

const item = (address: Address): LookupItem => ({ value: address, label: address.text });

/** Addresses of the postcode; the brand's gbData chooses where they come from (Q6.03, Q7.12). */
export const searchAddresses: Effect = {
  needs: ['postcode'],
  fills: ['addresses'],
  async run({ read, api, signal }) {
    const query = { postcode: String(read('postcode')) };
    const found =
      read('brand.gbData') === true
        ? (await api('GET /request/address/list/postcode', { query }, { signal }))?.verifiedAddresses
        : await api('GET /request/address/recco', { query }, { signal });
    return { lookups: { addresses: ready(readRows(found, readAddress).map(item)) } };
  },
  failed: ({ message, status }) => ({ lookups: { addresses: failedList }, failure: { message, status } }),
};

/** Meters of the chosen address, once the person has agreed to the look-up (Q2.16, Q7.12). */
export const loadMeters: Effect = {
  needs: ['address', 'gdprConsent'],
  loader: 'page',
  async run({ read, api, signal }) {
    const body = readAddress(Object(read('address')));
    if (!body || read('gdprConsent') !== true) return {};
    const reply = await api('POST /request/address/recco/details', { body }, { signal });
    return { sources: { meter: readMeters(reply) } };
  },
  failed: ({ message, status }) => ({ sources: { meter: {} }, failure: { message, status } }),
};
