import type { quoteCalls } from '../../api/contract/quote.ts';
import type { SwitchType } from '../market/listing.ts';
import { type QuoteBody, readQuote } from '../market/quote.ts';
import { rankResults } from '../market/results.ts';
import { badField, Refused } from '../refused.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote } from './savedQuote.ts';

/** Handlers of quotes and their results. */
export function quoteHandlers({ store, market }: Services): HandlersOf<keyof typeof quoteCalls> {
  const create = async (body: QuoteBody, ...expected: readonly SwitchType[]) => {
    if (!expected.includes(body.switchType))
      return badField('switchType', `This call creates quotes of the type ${expected.join(' or ')}.`);
    const quote = readQuote(body, market().catalogue);
    if (quote instanceof Refused) return quote;
    const { switchId } = await store.saveQuote(body);
    return { geniusSwitchDto: { switchId } };
  };

  return {
    'POST /request/switch/v2/gas': ({ body }) => create(body, 'gasToGas'),
    'POST /request/switch/v2/electricity': ({ body }) => create(body, 'electricityToElectricity'),
    'POST /request/switch/v2/dual-consolidated': ({ body }) =>
      create(body, 'dualConsolidatedToDualConsolidated'),
    'POST /request/switch/v2/dual-distinct': ({ body }) => create(body, 'dualDistinctToDualConsolidated'),
    'POST /request/results/detail': async ({ body }) => {
      const saved = await findSavedQuote({ store, market }, body);
      if (saved instanceof Refused) return saved;
      const resultsInDetail = [...rankResults(market(), saved.quote, body)];
      return { resultsInDetailDto: { resultsInDetail }, uuid: saved.uuid };
    },
  };
}
