/** Hexadecimal digits of a wording's hash: 64 bits, so that two wordings of a project never share one by chance. */
const digits = 16;

/** A text as its hash sees it: one form of each character, one blank between words. */
function normalised(wording: string): string {
  return wording.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The hash of a wording: SHA-256 of the normalised text in UTF-8, its first 16 hexadecimal digits. */
export async function wordingHash(wording: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalised(wording)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
