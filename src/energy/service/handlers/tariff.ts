import { Refused } from '../../../service/refused.ts';
import type { tariffCalls } from '../../api/contract/tariff.ts';
import { factsOf } from '../market/catalogue.ts';
import { generalFeaturesOf } from '../market/features.ts';
import { labelsOf } from '../market/label.ts';
import { plansOf } from '../market/plans.ts';
import { compare, offerOf } from '../market/wanted.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote } from './savedQuote.ts';

/** Handlers of a tariff's details: what it is, its labels, and the home's projections. */
export const tariffHandlers = ({
  store,
  sealer,
  market,
}: Services): HandlersOf<keyof typeof tariffCalls> => ({
  'POST /request/tariffs/tariff/information': ({ body }) => {
    const offer = offerOf(market(), body.tariffId);
    if (offer instanceof Refused) return offer;
    const { name, description, termsUrl } = offer.supplier;
    return {
      tariffInfoDto: {
        ...factsOf(offer),
        supplierNameSimple: name,
        supplierDescription: description,
        termsAndConditionsUrlDto: { supplier: termsUrl },
        tariffDetails: [...generalFeaturesOf(offer)],
      },
    };
  },
  'POST /request/til': async ({ body }, { subject }) => {
    const saved = await findSavedQuote({ store, sealer, market }, body, subject);
    if (saved instanceof Refused) return saved;
    const comparisons = compare(market(), saved.quote, body);
    return comparisons instanceof Refused ? comparisons : { tilDto: labelsOf(comparisons) };
  },
  'POST /request/ppp': async ({ body }, { subject }) => {
    const saved = await findSavedQuote({ store, sealer, market }, body, subject);
    if (saved instanceof Refused) return saved;
    const today = market();
    const comparisons = compare(today, saved.quote, body);
    if (comparisons instanceof Refused) return comparisons;
    return { pppDto: plansOf(today, saved.quote, comparisons) };
  },
});
