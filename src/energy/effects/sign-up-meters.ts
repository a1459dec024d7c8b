import type { Outcome } from '../../engine/types.ts';
import { unreadable } from '../api/failure.ts';
import { readAddress } from '../api/replies.ts';
import { text } from '../api/unchecked.ts';
import { effectWords } from '../vocabulary/effects.ts';
import type { Effect } from './effect.ts';
import { isUnfit, readMeters, wholeMpan } from './meters.ts';
import { say } from './words.ts';

const notFound: Outcome = {
  set: { noMprnFound: true },
  failure: { heading: say('mprn-not-located'), message: effectWords['find-mprn'].fails },
};

/**
 * The MPRN of the domestic gas meter of the chosen address. None, or a prepayment meter while the plan is not for one,
 * is no MPRN found (S4.08).
 */
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
    return text(mprn) && fits ? { set: { mprnNumber: text(mprn), noMprnFound: false } } : notFound;
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
