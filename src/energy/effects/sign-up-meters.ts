import { valuesOf } from '../../engine/path.ts';
import type { Outcome, Values } from '../../engine/types.ts';
import { unreadable } from '../api/failure.ts';
import { readAddress } from '../api/replies.ts';
import { text } from '../api/unchecked.ts';
import { effectWords } from '../vocabulary/effects.ts';
import { addressesIn } from './addresses.ts';
import type { Effect, EffectContext } from './effect.ts';
import { isUnfit, readMeters, wholeMpan } from './meters.ts';
import { say } from './words.ts';

/** The numbers of the home's meters, where nothing stands there yet, or that no MPRN for this plan was found (S4.08). */
export const findHomeMeters: Effect = {
  needs: ['presentAddress'],
  async run(context) {
    const { read, isGiven } = context;
    const meters = await metersOf(String(read('presentAddress.text')), context);
    const isFree = (field: string) => !isGiven(field) && !text(read(field));
    const mpan = text(meters.mpan);
    const mprn = text(meters.mprn);
    const fits = !isUnfit(meters.gasIsPrepayment, read('plan.payMethod'));
    const isMissing = meters.known === true && !(mprn && fits);
    return {
      set: {
        ...(mpan && wholeMpan.test(mpan) && isFree('mpanNumber')
          ? { mpanNumber: mpan, mpanFound: true }
          : {}),
        ...(mprn && fits && isFree('mprnNumber') ? { mprnNumber: mprn, mprnFound: true } : {}),
        ...(isMissing && isFree('mprnNumber') ? { noMprnFound: true } : {}),
      },
    };
  },
  // The boxes ask for them.
  failed: () => ({}),
};

/** The meters of an address as it is written; none where no such address is found. */
async function metersOf(written: string, context: EffectContext): Promise<Values> {
  const { situation, read, api, signal } = context;
  if (read('meter.address') === written) return valuesOf(situation(), 'meter');
  const postcode = text(read('presentAddress.postcode'));
  const found = postcode ? await addressesIn(postcode, context) : [];
  const home = found.find(({ label }) => label === written);
  const body = home && readAddress(Object(home.value), String(postcode));
  return body ? readMeters(await api('POST /request/address/recco/details', { body }, { signal })) : {};
}

const notFound: Outcome = {
  set: { noMprnFound: true },
  failure: { heading: say('mprn-not-located'), message: effectWords['find-mprn'].fails },
};

/** The MPRN of the chosen address's domestic gas meter; of none, or of one that is not for this plan, that none was found (S4.08). */
export const findMprn: Effect = {
  needs: ['meterLookup.address'],
  // Whoever typed the number meanwhile knows it better.
  yieldsTo: ['mprnNumber'],
  async run({ read, api, signal }) {
    const body = readAddress(Object(read('meterLookup.address')), String(read('meterLookup.postcode')));
    if (body === undefined) return notFound;
    const reply = await api('POST /request/address/recco/details', { body }, { signal });
    const { mprn, gasIsPrepayment } = readMeters(reply);
    const fits = !isUnfit(gasIsPrepayment, read('plan.payMethod'));
    return text(mprn) && fits
      ? { set: { mprnNumber: text(mprn), mprnFoundFor: { text: body.text }, noMprnFound: false } }
      : notFound;
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

/** Whether a well-formed MPAN is known and domestic (S4.10). Without an answer nobody knows: null. */
export const checkMpan: Effect = {
  needs: ['mpanNumber'],
  async run({ read, api, signal }) {
    const mpan = String(read('mpanNumber'));
    if (!wholeMpan.test(mpan)) return {};
    const reply = await api('GET /request/customer/mpan', { query: { mpan } }, { signal });
    // Whoever types a right number is never told that it is wrong because the answer was.
    if (typeof reply?.isValid !== 'boolean') throw unreadable();
    return { set: { mpanValid: reply.isValid && reply.isDomestic !== false } };
  },
  failed: ({ status }) => ({
    set: { mpanValid: null },
    failure: { message: effectWords['check-mpan'].fails, status },
  }),
};
