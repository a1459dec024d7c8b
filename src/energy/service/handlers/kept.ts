import { type Static, Type } from '@sinclair/typebox';
import { daysAfter, ukEndOf } from '../../../days/days.ts';
import { isMap } from '../../../engine/own.ts';
import { guardOf } from '../../../service/checked.ts';
import { plainAddress } from '../../../service/post/address.ts';
import { badField, Refused } from '../../../service/refused.ts';
import { keptCalls } from '../../api/contract/kept.ts';
import { comeBackLetter } from '../letters/letters.ts';
import { lettersTo } from '../links.ts';
import { hashOf, newKey } from '../sign-up/keys.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote } from './savedQuote.ts';

const { quote, answers } = keptCalls['POST /request/quote/keep'].body.properties;
const Kept = Type.Object({ quote, answers });
const isKeptBody = guardOf<Static<typeof Kept>>(Kept);

/** A link that was opened may be opened again by the same visitor for so many milliseconds: a reply may be lost. */
const again = 10 * 60 * 1000;

const nobody = new Refused(401, 'We could not tell who is asking. Please try again.');
// As the contract says it of an address in another form.
const otherAddress = badField('emailAddress', 'The email address is not in the right form.');
const noAnswers = badField('answers', 'The answers are not in the right form.');
// One sentence for every reason: nobody learns which links there are, or were.
const unknown = new Refused(
  404,
  'This link has been used already, or its time is over. If you opened it on another device, your quote is there; otherwise please begin a new one.',
  'token',
);

const placeOf = (tokenHash: string) => `${tokenHash} kept`;

/** Whether a text is answers by name: what no browser could read is not kept, and no link to it is sent. */
function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value);
  } catch {
    return false;
  }
}

/** Handlers of coming back: answers and quote are kept sealed, and a link of one use leads to them. */
export function keptHandlers(services: Services): HandlersOf<keyof typeof keptCalls> {
  const { store, sealer, outbox, sendsLetters, brand, keptDays, publicUrl, today, now } = services;
  return {
    'POST /request/quote/keep': async ({ body }, { subject }) => {
      if (subject === undefined) return nobody;
      const to = plainAddress(body.emailAddress);
      if (to === undefined) return otherAddress;
      if (!isJsonObject(body.answers)) return noAnswers;
      if (body.quote !== null) {
        const saved = await findSavedQuote(services, body.quote, subject);
        if (saved instanceof Refused) return saved;
        if (await store.signUps.findCompleted('completed_switch_id', body.quote.switchId))
          return new Refused(
            409,
            'This quote has become a switch: there is nothing to come back to.',
            'quote',
          );
      }
      const lastDay = daysAfter(today(), keptDays);
      const reply = { keptDto: { lastDay, isOnItsWay: sendsLetters } };
      // Who asks learns nothing of it.
      if ((await store.counters([lettersTo(to)])) > 0) return reply;
      const token = newKey();
      const token_hash = hashOf(token);
      const ends = ukEndOf(lastDay);
      const switch_id = body.quote?.switchId ?? null;
      // Behind the # it is sent to no server by itself: neither logs nor a look ahead at the link get it.
      const link = `${publicUrl}/saved-quote#${token}`;
      const letter = comeBackLetter({ to, link, lastDay, ...brand() });
      const isKept = await store.kept.save(
        {
          token_hash,
          switch_id,
          owner: subject,
          body: sealer.seal({ quote: body.quote, answers: body.answers }, placeOf(token_hash)),
          created_at: new Date(now()).toISOString(),
          ends_at: new Date(ends).toISOString(),
        },
        outbox.sealed(letter, { ends, about: switch_id, id: token_hash }),
      );
      if (isKept || body.quote === null) return reply;
      const gone = await findSavedQuote(services, body.quote, subject);
      return gone instanceof Refused ? gone : reply;
    },
    'POST /request/quote/open': async ({ body }, { subject }) => {
      if (subject === undefined) return nobody;
      const token_hash = hashOf(body.token);
      const row = await store.kept.open(token_hash, {
        subject,
        now: new Date(now()).toISOString(),
        ends: new Date(now() + again).toISOString(),
      });
      if (row === undefined) return unknown;
      const kept = sealer.open(row.body, placeOf(token_hash));
      if (!isKeptBody(kept)) return unknown;
      if (kept.quote !== null) {
        // Another link may have led its quote to somebody else before.
        const saved = await findSavedQuote(services, kept.quote, subject);
        if (saved instanceof Refused) return unknown;
      }
      return { openedDto: { quote: kept.quote, answers: kept.answers } };
    },
  };
}
