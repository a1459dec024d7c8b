import type { TermsBody } from '../api/terms-request.ts';
import type { EffectContext } from './effect.ts';

type Evidence = NonNullable<TermsBody['evidence']>;

/**
 * What can later prove what was agreed: the variant's name, and the SHA-256 of the exact wording that this customer is
 * shown now, its texts one a line in UTF-8, as 64 hexadecimal digits. Undefined where the browser makes no fingerprints:
 * it does on secure pages alone.
 */
export async function consentEvidence({ read, shownTerms }: EffectContext): Promise<Evidence | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const bytes = new TextEncoder().encode(shownTerms().join('\n'));
  const hash = await subtle?.digest('SHA-256', bytes);
  if (hash === undefined) return undefined;
  const wording = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { variant: String(read('plan.variant')), wording };
}
