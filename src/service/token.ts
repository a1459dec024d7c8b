import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a token is good for. The browser fetches a new one every 10 seconds (Q4.41). */
export const tokenSeconds = 120;

/** End in seconds, subject and signature, and not a character more. */
const form = /^([0-9]{1,12})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Issues and checks bearer tokens. A token holds its end and its subject: a one-way code of the visitor, the same in
 * every token of that visitor, so that what is bound to the subject outlives a renewal. No state is kept.
 */
export interface Tokens {
  /** A new token; a visitor who does not say who they are (`visitor`, the browser's uid) gets a subject of their own. */
  readonly issue: (visitor?: string) => Promise<string>;
  /** Whose token it is; undefined when it is not ours or has expired. */
  readonly subjectOf: (token: string) => Promise<string | undefined>;
}

/** What tokens are made with: the key that signs them, and the one of the code that tells a visitor by. */
export interface TokenKeys {
  readonly sign: Buffer;
  readonly visitor: Buffer;
}

/** Tokens signed with HMAC-SHA-256; `now` is in milliseconds. */
export function createTokens(fetchKeys: () => Promise<TokenKeys>, now: () => number): Tokens {
  const code = async (key: keyof TokenKeys, text: string) =>
    createHmac('sha256', (await fetchKeys())[key])
      .update(text)
      .digest();
  return {
    async issue(visitor) {
      const ends = Math.floor(now() / 1000) + tokenSeconds;
      const subject =
        visitor === undefined
          ? randomBytes(16)
          : (await code('visitor', `visitor ${visitor}`)).subarray(0, 16);
      const text = `${ends}.${subject.toString('base64url')}`;
      return `${text}.${(await code('sign', text)).toString('base64url')}`;
    },
    async subjectOf(token) {
      const [, ends = '', subject = '', signature = ''] = form.exec(token) ?? [];
      const expected = (await code('sign', `${ends}.${subject}`)).toString('base64url');
      // Compared as text: several texts decode to the same bytes, and only one of them is ours.
      const isOurs =
        signature.length === expected.length &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      return isOurs && Number(ends) * 1000 > now() ? subject : undefined;
    },
  };
}
