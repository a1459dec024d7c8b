import { type Static, Type } from '@sinclair/typebox';
import { closed, orNull, text } from './shared.ts';

/** One tracking record (§3). `propertyDetails` are name and value actions such as Page, Action, Tariff Id. */
export const TrackRecord = closed({
  userRefId: text(),
  referralBranch: text(),
  userTrackingId: text(),
  switchId: orNull(Type.Integer()),
  propertyDetails: Type.Array(closed({ name: text(), value: text(300) }), { maxItems: 20 }),
});
export type TrackRecord = Static<typeof TrackRecord>;

/** Who asks: a letter or digit at least, so that nobody is by mistake whom others are too, as with two empty headers (`, `). */
const VisitorId = Type.String({ pattern: '^[ -~]*[0-9A-Za-z][ -~]*$', maxLength: 64 });

/** Session and tracking calls (§7; Q7.01, Q6.01). */
export const sessionCalls = {
  'POST /auth/token': {
    token: 'unread',
    doc:
      'A bearer token for an anonymous consumer. Tokens of one visitor (its uid) open the same quotes and sign-ups; ' +
      'without the header it is one of a visitor of its own. An empty one is refused: it would be the same visitor for all.',
    headers: closed({ 'Visitor-Id': Type.Optional(VisitorId) }),
    reply: closed({ token: Type.String(), expiresInSeconds: Type.Integer() }),
  },
  'POST /request/user/track-records': {
    // A 401 would take the customer off the page (Q8.01).
    token: 'unread',
    doc: 'Records page views and actions.',
    body: Type.Array(TrackRecord, { minItems: 1, maxItems: 50 }),
    reply: closed({ recorded: Type.Integer() }),
  },
} as const;
