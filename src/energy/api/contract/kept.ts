import { Type } from '@sinclair/typebox';
import { SavedQuote } from './quote.ts';
import { closed, Day, orNull } from './shared.ts';

/** One address, and nothing that a mail server could read for more. */
const EmailAddress = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>(),;:"\\\\]+@[^\\s@<>(),;:"\\\\]+\\.[^\\s@<>(),;:"\\\\]+$',
});
const isOnItsWay = Type.Boolean({
  description:
    'the letter with the link goes out; false where this service has no mail server and it waits for the operator',
});
/** What the quote's journey lets be kept (`resume`), as JSON. */
const KeptAnswers = Type.String({ maxLength: 20_000 });

/** Calls of coming back to a quote: ours, which another API may do without. */
export const keptCalls = {
  'POST /request/quote/keep': {
    token: 'needed',
    doc:
      'Ours, beyond §7: keeps answers, and the quote once there is one, and sends a link to come back to them by e-mail. ' +
      'The reply is the same whoever has that address.',
    body: closed({ emailAddress: EmailAddress, quote: orNull(SavedQuote), answers: KeptAnswers }),
    reply: closed({ keptDto: closed({ lastDay: Day, isOnItsWay }) }),
  },
  'POST /request/quote/open': {
    token: 'needed',
    doc:
      "Ours, beyond §7: opens such a link, for one visitor alone. The quote is that visitor's from then on. 404 alike for " +
      'a link that was opened, one whose time is over, and one that there never was.',
    body: closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
    reply: closed({ openedDto: closed({ quote: orNull(SavedQuote), answers: KeptAnswers }) }),
  },
} as const;
