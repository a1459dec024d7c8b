import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a token is good for. The browser fetches a new one every 10 seconds (Q4.41). */
export const tokenSeconds = 120;

/** Issues and checks bearer tokens. They hold nothing but a random part and their end, so no state is kept. */
export interface Tokens {
  readonly issue: () => Promise<string>;
  readonly isValid: (token: string) => Promise<boolean>;
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
    async issue() {
      const ends = Math.floor(now() / 1000) + tokenSeconds;
      const text = `${ends}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${(await sign(text)).toString('base64url')}`;
    },
    async isValid(token) {
      const [ends = '', random = '', signature = ''] = token.split('.');
      const expected = await sign(`${ends}.${random}`);
      const given = Buffer.from(signature, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(ends) * 1000 > now();
    },
  };
}
