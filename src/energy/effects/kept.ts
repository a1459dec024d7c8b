import { isMap } from '../../engine/own.ts';
import { valuesOf } from '../../engine/path.ts';
import type { Json, Outcome } from '../../engine/types.ts';
import { readSavedQuote } from '../api/replies.ts';
import { text } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import type { Effect } from './effect.ts';
import { noQuote } from './quote.ts';

/** Longer than whatever the contract admits. */
const longest = 20_000;

/**
 * Keeps the answers in `session.kept` and the saved quote, and has the link sent to the address in `keepEmail`, then in
 * `keptFor`. Only a service that says so has it on its way (`isOnItsWay`).
 */
export const keepQuote: Effect = {
  needs: ['keepEmail'],
  async run({ read, answers: answered, situation, api, signal }) {
    const emailAddress = String(answered().keepEmail);
    const quote = readSavedQuote(valuesOf(situation(), 'session')) ?? null;
    const answers = JSON.stringify(read('session.kept') ?? {});
    const body = { emailAddress, quote, answers };
    const reply = await api('POST /request/quote/keep', { body }, { signal });
    return { set: { keptFor: emailAddress, isOnItsWay: reply?.keptDto?.isOnItsWay === true } };
  },
  failed: ({ message, status }) => failure(message, status),
};

/** Opens the link of `linkToken`: the quote is this visitor's from then on; its answers wait in `session.kept` for its journey. */
export const openQuote: Effect = {
  needs: [],
  async run({ read, api, signal }) {
    const token = text(read('linkToken')) ?? '';
    const reply = await api('POST /request/quote/open', { body: { token } }, { signal });
    const quote = isMap(reply?.openedDto?.quote) ? readSavedQuote(reply.openedDto.quote) : undefined;
    const kept = readKept(reply?.openedDto?.answers);
    const comparisonType = text(kept.comparisonType) ?? 'home-energy';
    const session: Record<string, Json> = { ...noQuote, ...quote, kept, comparisonType };
    return {
      sources: { session },
      go: quote ? '/results/home-energy' : `/switch/${encodeURIComponent(comparisonType)}`,
    };
  },
  // What the service says of a token that is none is for who writes programs.
  failed: ({ message, status }, { read }) => ({
    ...failure(status === 400 ? sayService('broken-link') : message, status),
    // Used, too old, or its quote became a switch: to press once more opens it no more.
    ...([404, 409].includes(status) && { set: { usedToken: read('linkToken') } }),
  }),
};

function failure(message: string, status: number): Outcome {
  return { failure: { heading: sayService('error'), message, status } };
}

/** Answers by name as they were kept; none where they cannot be read. */
function readKept(value: unknown): { readonly [name: string]: Json } {
  if (typeof value !== 'string' || value.length > longest) return {};
  try {
    const kept: Json = JSON.parse(value);
    return isMap(kept) ? kept : {};
  } catch {
    return {};
  }
}
