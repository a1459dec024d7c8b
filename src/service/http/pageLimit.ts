import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { Refused } from '../refused.ts';
import { addressOf } from './caller.ts';
import type { Throttle } from './limits.ts';

/** Holds pages that browsers open without a token to the limits of calls: whoever asks is known by the key in the address. */
export interface PageLimit {
  /** Before a page is answered; undefined lets it pass. */
  readonly before: (context: Context, key: string) => Promise<Refused | undefined>;
  /** After its key turned out to be unknown: when that was tried too often. */
  readonly unknown: (context: Context) => Promise<Refused | undefined>;
}

/** The limit of the pages that stand in the limits by this name. */
export const pageLimitOf =
  (throttle: Throttle, proxies: number) =>
  (name: string): PageLimit => {
    const callerOf = (context: Context, subject?: string) => ({
      address: addressOf(context, proxies),
      subject,
      page: undefined,
    });
    return {
      before: (context, key) =>
        throttle.call(name, callerOf(context, createHash('sha256').update(key).digest('base64url')), {}),
      async unknown(context) {
        const refused = await throttle.guess(name, callerOf(context), {}, new Refused(404, ''));
        return refused.status === 404 ? undefined : refused;
      },
    };
  };
