import { writtenAddress } from '../api/postcode.ts';
import { text } from '../api/unchecked.ts';
import { type Effect, unknownList } from './effect.ts';

/** At most so many previous addresses (S2.12). */
const most = 3;

const parts = [
  'years',
  'months',
  'postcode',
  'address',
  'manually',
  'line1',
  'line2',
  'city',
  'county',
  'ownPostcode',
];

/** A typed number; null for none and for zero (S4.09). */
function amount(value: unknown): number | null {
  return Number(text(value) ?? 0) || null;
}

/** Puts the edited address at the end of the list and empties the editor; a full list stays as it is (S2.12). */
export const addPreviousAddress: Effect = {
  needs: [],
  async run({ read }) {
    const list = read('previousAddresses') ?? [];
    if (!Array.isArray(list) || list.length >= most) return {};
    const part = (name: string) => text(read(`previous.${name}`))?.trim() ?? '';
    const manually = read('previous.manually') === true;
    const postcode = manually ? part('ownPostcode') : part('address.postcode') || part('postcode');
    const years = amount(read('previous.years'));
    const months = amount(read('previous.months'));
    const lines = {
      line1: part('line1'),
      line2: part('line2'),
      city: part('city'),
      county: part('county'),
    };
    const found = text(read('previous.address.text'));
    const entry = {
      ...lines,
      lengthOfResidencyInMonths: 12 * (years ?? 0) + (months ?? 0),
      postcode,
      years,
      months,
      text: (!manually && found) || writtenAddress(Object.values(lines), postcode),
      manually,
    };
    const emptied = Object.fromEntries(parts.map((name) => [`previous.${name}`, undefined]));
    return {
      set: { ...emptied, previousAddresses: [...list, entry] },
      lookups: { 'previous-addresses': unknownList },
    };
  },
  failed: () => ({}),
};
