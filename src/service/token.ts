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

/** Tokens signed with HMAC-SHA-256 by a key that is fetched once; `now` is in milliseconds. */
export function createTokens(fetchKey: () => Promise<Buffer>, now: () => number): Tokens {
  let held: Promise<Buffer> | undefined;
  const key = () => {
    held ??= fetchKey().catch((thrown: unknown) => {
      held = undefined;
      throw thrown;
    });
    return held;
  };
  const sign = async (text: string) =>
    createHmac('sha256', await key())
      .update(text)
      .digest();
  return {
    async issue(visitor) {
      const ends = Math.floor(now() / 1000) + tokenSeconds;
      const code =
        visitor === undefined ? randomBytes(16) : (await sign(`visitor ${visitor}`)).subarray(0, 16);
      const text = `${ends}.${code.toString('base64url')}`;
      return `${text}.${(await sign(text)).toString('base64url')}`;
    },
    async subjectOf(token) {
      const [, ends = '', subject = '', signature = ''] = form.exec(token) ?? [];
      const expected = (await sign(`${ends}.${subject}`)).toString('base64url');
      // Compared as text: several texts decode to the same bytes, and only one of them is ours.
      const isOurs =
        signature.length === expected.length &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      return isOurs && Number(ends) * 1000 > now() ? subject : undefined;
    },
  };
}
