import { isMap } from '../../engine/own.ts';
import type { LookupItem, Values } from '../../engine/types.ts';
import { readAddress } from '../api/replies.ts';
import type { LookupName } from '../vocabulary/lookups.ts';
import { type Effect, type EffectContext, failedLists, readList, ready } from './effect.ts';
import { readMeters } from './meters.ts';

/** The addresses of a postcode, from where the brand's gbData says (Q6.03, Q7.12). Throws an ApiFailure where they could not be had. */
export async function addressesIn(
  postcode: string,
  { read, api, signal }: EffectContext,
): Promise<readonly LookupItem[]> {
  const query = { postcode };
  const found =
    read('brand.gbData') === true
      ? (await api('GET /request/address/list/postcode', { query }, { signal }))?.verifiedAddresses
      : await api('GET /request/address/recco', { query }, { signal });
  return readList(found, (row) => {
    const address = readAddress(row, postcode);
    return address && { value: address, label: address.text };
  });
}

/** Finds the addresses of a postcode. */
const search = (field: string, list: LookupName): Effect => ({
  needs: [field],
  fills: [list],
  run: async (context) => ({
    lookups: { [list]: ready(await addressesIn(String(context.read(field)), context)) },
  }),
  failed: (failure) => failedLists([list], failure),
});

/** Addresses of the home whose energy is compared (Q7.12). */
export const searchAddresses = search('postcode', 'addresses');
/** Addresses where the customer lived before (S2.12). */
export const searchPreviousAddresses = search('previous.postcode', 'previous-addresses');
/** Addresses where the bills may go (S2.13). */
export const searchBillingAddresses = search('billing.postcode', 'billing-addresses');
/** Addresses where the gas meter may be (S2.14). */
export const searchMeterAddresses = search('meterLookup.postcode', 'meter-addresses');

/** What a home's meters leave in the answers, whatever is asked and answered after (Q4.23, Q4.24). */
const leftByMeters = {
  gasSupplierId: 'gasSupplierId',
  electricitySupplierId: 'electricitySupplierId',
  gasSmartMeter: 'gasIsSmart',
  electricitySmartMeter: 'electricityIsSmart',
} as const;

const payMethods = ['currentPayMethod', 'gasCurrentPayMethod', 'electricityCurrentPayMethod'];

/** Whether answers may be those of the home with these meters: of another one nothing of them holds. */
function areOf(meter: Values, answers: Values): boolean {
  const isPrepaid = meter.gasIsPrepayment === true || meter.electricityIsPrepayment === true;
  if (isPrepaid && !payMethods.some((name) => answers[name] === 'prePaymentMeter')) return false;
  return Object.entries(leftByMeters).every(
    ([answer, says]) => (answers[answer] ?? null) === (meter[says] ?? null),
  );
}

/** Meters of the chosen address, once agreed to (Q2.16, Q7.12). Answers that waited for this home take the place of what follows from them. */
export const loadMeters: Effect = {
  needs: ['address', 'gdprConsent'],
  loader: 'page',
  mayStop: true,
  async run({ read, api, signal }) {
    const body = readAddress(Object(read('address')), String(read('postcode')));
    if (!body || read('gdprConsent') !== true) return {};
    const reply = await api('POST /request/address/recco/details', { body }, { signal });
    const answers = read('session.answers');
    const meter = readMeters(reply);
    if (!isMap(answers)) return { sources: { meter } };
    const sources = { meter, session: { answers: null } };
    return areOf(meter, answers) ? { sources, set: answers } : { sources };
  },
  failed: ({ message, status }) => ({ sources: { meter: {} }, failure: { message, status } }),
};
