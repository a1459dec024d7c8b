import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../service/http/caller.ts';
import { badField, Refused } from '../../../service/refused.ts';
import type { quoteCalls } from '../../api/contract/quote.ts';
import type { SwitchType } from '../../api/contract/shared.ts';
import { type QuoteBody, readQuote } from '../market/quote.ts';
import { refuseQuote } from '../market/quoteForm.ts';
import { leavingFees, rankResults } from '../market/results.ts';
import { sealQuote } from '../store/sealedQuote.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote } from './savedQuote.ts';

// A quote is its visitor's: without a token there is none whom it could be given to.
const nobody = new Refused(401, 'We could not tell who is asking. Please try again.');

/** Handlers of quotes and their results: a quote belongs to the visitor whose token made it. */
export function quoteHandlers({
  store,
  sealer,
  market,
  quoteRules,
}: Services): HandlersOf<keyof typeof quoteCalls> {
  const create = async (
    { body }: { readonly body: QuoteBody },
    { subject }: Caller,
    ...expected: readonly SwitchType[]
  ) => {
    if (!expected.includes(body.switchType))
      return badField('switchType', `This call creates quotes of the type ${expected.join(' or ')}.`);
    const quote = readQuote(body, market().catalogue);
    if (quote instanceof Refused) return quote;
    const refused = quoteRules && refuseQuote(quoteRules, body, { place: quote.place, market: market() });
    if (refused) return refused;
    if (subject === undefined) return nobody;
    const uuid = randomUUID();
    const sealed = sealQuote(sealer, uuid, body);
    const { switchId } = await store.saveQuote({ uuid, body: sealed, owner: subject });
    return { geniusSwitchDto: { switchId } };
  };

  return {
    'POST /request/switch/v2/gas': (input, caller) => create(input, caller, 'gasToGas'),
    'POST /request/switch/v2/electricity': (input, caller) =>
      create(input, caller, 'electricityToElectricity'),
    'POST /request/switch/v2/dual-consolidated': (input, caller) =>
      create(input, caller, 'dualConsolidatedToDualConsolidated'),
    'POST /request/switch/v2/dual-distinct': (input, caller) =>
      create(input, caller, 'dualDistinctToDualConsolidated'),
    'POST /request/results/detail': async ({ body }, { subject }) => {
      const saved = await findSavedQuote({ store, sealer, market }, body, subject);
      if (saved instanceof Refused) return saved;
      const now = market();
      const resultsInDetail = [...rankResults(now, saved.quote, body)];
      return {
        resultsInDetailDto: { resultsInDetail, leavingFees: leavingFees(now, saved.quote) },
        uuid: saved.uuid,
      };
    },
  };
}
