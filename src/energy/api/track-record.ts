import type { CallInput } from './contract.ts';
import { number, text } from './unchecked.ts';

/** One tracking record (specification §3). */
export type TrackRecord = CallInput<'POST /request/user/track-records'>['body'][number];

/** Longest value and most properties that a record may carry (the contract's limits). */
const longest = 300;
const most = 20;

/** A tracking record of one page view or action (Q7.01): each argument is a property; referral and anonymous user are the session's. */
export function buildTrackRecord(
  session: Readonly<Record<string, unknown>>,
  brand: Readonly<Record<string, unknown>>,
  actions: Readonly<Record<string, unknown>>,
): TrackRecord {
  return {
    userRefId: text(session.reference) ?? '',
    referralBranch: text(session.refererBranch) || text(brand.referrerBranchCode) || '',
    userTrackingId: text(session.uid) ?? '',
    switchId: number(session.switchId) ?? null,
    propertyDetails: Object.entries(actions)
      .filter(([, value]) => value !== null && value !== undefined)
      .slice(0, most)
      .map(([name, value]) => ({ name, value: valueText(value).slice(0, longest) })),
  };
}

const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
