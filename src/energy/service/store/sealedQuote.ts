import { Type } from '@sinclair/typebox';
import { guardOf } from '../../../service/checked.ts';
import type { Sealer } from '../../../service/sealer.ts';
import { DualConsolidatedQuote, DualDistinctQuote, SingleQuote } from '../../api/contract/quote.ts';
import type { QuoteBody } from '../market/quote.ts';
import type { StoredQuote } from './quotes.ts';

const isQuoteBody = guardOf<QuoteBody>(Type.Union([SingleQuote, DualConsolidatedQuote, DualDistinctQuote]));

const placeOf = (uuid: string) => `${uuid} quote`;

/** Seals what the browser sent for the quote of a uuid: it holds the home's address and meters. */
export const sealQuote = (sealer: Sealer, uuid: string, body: unknown): string =>
  sealer.seal(body, placeOf(uuid));

/** What the browser sent; undefined when it does not hold to the contract any more. Throws when it cannot be opened. */
export function openQuote(sealer: Sealer, { uuid, body }: StoredQuote): QuoteBody | undefined {
  const opened = sealer.open(body, placeOf(uuid));
  return isQuoteBody(opened) ? opened : undefined;
}
