import { fingerprint } from '../../engine/fingerprint.ts';
import { shownTexts } from '../../engine/shown-texts.ts';
import type { Answers } from '../../engine/types.ts';
import type { TermsBody } from '../api/terms-request.ts';
import { energy } from '../trade.ts';
import type { EffectContext } from './effect.ts';

type Evidence = NonNullable<TermsBody['evidence']>;

/**
 * What can later prove what was agreed: the variant's name, and the fingerprint of the exact wording that this customer
 * is shown now, or would be with these answers. Undefined where the browser makes no fingerprints.
 */
export async function consentEvidence(
  { read, variantCards }: EffectContext,
  answers?: Answers,
): Promise<Evidence | undefined> {
  const shown = variantCards(answers).flatMap((card) => shownTexts(card, energy.spoken));
  const wording = await fingerprint(shown);
  return wording === undefined ? undefined : { variant: String(read('plan.variant')), wording };
}
