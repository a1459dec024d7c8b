import { Refused } from '../../../service/refused.ts';
import { readPlan as planOf } from '../../api/plan.ts';
import type { Services } from '../handlers/group.ts';
import { type QuoteBody, readQuote } from '../market/quote.ts';
import type { SignUp } from '../store/signUps.ts';
import type { Judged } from './formRules.ts';
import { readPlan } from './plan.ts';
import { planParts } from './planInfo.ts';
import { sealSection } from './sections.ts';

/** What the customer was shown with the terms, sealed; null where our definitions would say something else of this plan than a page. */
export async function keepShown(
  { rules, market, store, sealer, now }: Services,
  signUp: SignUp,
  judged: Judged,
  body: QuoteBody,
): Promise<string | null> {
  const quote = readQuote(body, market().catalogue);
  if (quote instanceof Refused) return null;
  // As it goes over the wire, so that it is the plan that the page has.
  const plan = planOf(JSON.parse(JSON.stringify(planParts(market(), quote, readPlan(signUp.plan)))));
  const terms = plan && (await rules?.shown({ ...judged, plan: { ...plan } }));
  if (terms === undefined) return null;
  await store.wordings.keep(terms.wordings, new Date(now()).toISOString());
  return sealSection(sealer, signUp, 'shown', terms.shown);
}
