/** What a tracking record can later prove: which variant was shown, and the fingerprint of its exact wording. */
export interface ConsentEvidence {
  readonly 'Consent Variant': string;
  readonly 'Consent Wording SHA-256': string;
}

/** Browsers make fingerprints on secure pages alone; elsewhere the record says so instead of saying nothing. */
const insecure = 'not available: this page is not secure';

/** SHA-256 of the texts, one a line in UTF-8, as 64 hexadecimal digits. */
export async function consentEvidence(variant: string, texts: readonly string[]): Promise<ConsentEvidence> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const hash = await subtle?.digest('SHA-256', bytes);
  const hex = hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { 'Consent Variant': variant, 'Consent Wording SHA-256': hex ?? insecure };
}
