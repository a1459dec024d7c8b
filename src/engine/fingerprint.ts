/**
 * The SHA-256 of texts, one a line in UTF-8, as 64 hexadecimal digits: what was shown or signed can be told by it later.
 * Undefined where there is no crypto: browsers have it on secure pages alone.
 */
export async function fingerprint(texts: readonly string[]): Promise<string | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(texts.join('\n')));
  if (hash === undefined) return undefined;
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
