import type { TermsBody } from '../api/terms-request.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import type { EffectContext } from './effect.ts';

type Evidence = NonNullable<TermsBody['evidence']>;

/**
 * What can later prove what was agreed: the variant's name, and the fingerprint of the exact wording that this customer
 * is shown now. Undefined where the browser makes no fingerprints.
 */
export async function consentEvidence({ read, shownTerms }: EffectContext): Promise<Evidence | undefined> {
  const wording = await fingerprint(shownTerms());
  return wording === undefined ? undefined : { variant: String(read('plan.variant')), wording };
}
