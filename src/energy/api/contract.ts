import type { Static, TSchema } from '@sinclair/typebox';
import { addressCalls } from './contract/address.ts';
import { carbonCalls } from './contract/carbon.ts';
import { keptCalls } from './contract/kept.ts';
import { marketCalls } from './contract/market.ts';
import { progressCalls } from './contract/progress.ts';
import { quoteCalls } from './contract/quote.ts';
import { sessionCalls } from './contract/session.ts';
import { signUpCalls } from './contract/sign-up.ts';
import { tariffCalls } from './contract/tariff.ts';

/** Every call of the product: the one contract of browser and server (specification, quote journey §7). */
export const calls = {
  ...sessionCalls,
  ...addressCalls,
  ...marketCalls,
  ...quoteCalls,
  ...keptCalls,
  ...signUpCalls,
  ...progressCalls,
  ...carbonCalls,
  ...tariffCalls,
} as const;

export type CallName = keyof typeof calls;
type Part<N extends CallName, K extends string> = (typeof calls)[N] extends {
  readonly [P in K]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

/** What a call takes: headers, path parameters, query and body, each undefined where the call has none. */
export interface CallInput<N extends CallName> {
  readonly headers: Part<N, 'headers'>;
  readonly path: Part<N, 'path'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
}

/** What a call answers with status 200. */
export type CallReply<N extends CallName> = Part<N, 'reply'>;
