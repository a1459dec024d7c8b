import { fingerprint } from '../../engine/fingerprint.ts';
import { shownTexts } from '../../engine/shown-texts.ts';
import type { Answers } from '../../engine/types.ts';
import type { TermsBody } from '../api/terms-request.ts';
import { energy } from '../trade.ts';
import type { EffectContext } from './effect.ts';

type Evidence = NonNullable<TermsBody['evidence']>;

/** The variant's name and the fingerprint of the wording that is shown with these answers. Undefined where a browser makes none. */
export async function consentEvidence(
  { read, variantCards }: EffectContext,
  answers?: Answers,
): Promise<Evidence | undefined> {
  const shown = variantCards(answers).flatMap((card) => shownTexts(card, energy.spoken));
  const wording = await fingerprint(shown);
  return wording === undefined ? undefined : { variant: String(read('plan.variant')), wording };
}
