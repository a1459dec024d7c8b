import { Type } from '@sinclair/typebox';
import { DualConsolidatedQuote, DualDistinctQuote, SingleQuote } from '../../api/contract/quote.ts';
import { guardOf } from '../checked.ts';
import type { SwitchType } from '../market/listing.ts';
import { type Quote, type QuoteBody, readQuote } from '../market/quote.ts';
import { badField, Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Services } from './group.ts';

const isQuoteBody = guardOf<QuoteBody>(Type.Union([SingleQuote, DualConsolidatedQuote, DualDistinctQuote]));

/** A saved quote as the browser sent it. Refuses (404) an unknown number. */
export async function quoteBodyOf(store: Store, switchId: number): Promise<QuoteBody | Refused> {
  const saved = await store.findQuote(switchId);
  if (saved && isQuoteBody(saved.body)) return saved.body;
  return new Refused(404, 'We could not find a quote with this number. Please start again.', 'switchId');
}

/** A saved quote, understood, with the id of its results. Refuses an unknown number (404) and another type (400). */
export async function findSavedQuote(
  { store, market }: Pick<Services, 'store' | 'market'>,
  { switchId, switchType }: { readonly switchId: number; readonly switchType: SwitchType },
): Promise<{ readonly quote: Quote; readonly uuid: string } | Refused> {
  const saved = await store.findQuote(switchId);
  if (!saved || !isQuoteBody(saved.body))
    return new Refused(404, 'We could not find a quote with this number. Please start again.', 'switchId');
  if (saved.body.switchType !== switchType)
    return badField('switchType', 'This quote was made for another type of switch.');
  const quote = readQuote(saved.body, market().catalogue);
  return quote instanceof Refused ? quote : { quote, uuid: saved.uuid };
}
