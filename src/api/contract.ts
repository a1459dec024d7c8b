import type { Static, TSchema } from '@sinclair/typebox';
import { addressCalls } from './contract/address.ts';
import { marketCalls } from './contract/market.ts';
import { quoteCalls } from './contract/quote.ts';
import { sessionCalls } from './contract/session.ts';
import { tariffCalls } from './contract/tariff.ts';

/** One call: its path parameters, query, body and reply as closed JSON Schemas. */
export interface CallSchema {
  readonly doc: string;
  readonly path?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
}

/** Every call of the product: the one contract of browser and server (specification, quote journey §7). */
export const calls = {
  ...sessionCalls,
  ...addressCalls,
  ...marketCalls,
  ...quoteCalls,
  ...tariffCalls,
} as const satisfies Record<string, CallSchema>;

export type CallName = keyof typeof calls;
type Part<N extends CallName, K extends string> = (typeof calls)[N] extends {
  readonly [P in K]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

/** What a call takes: path parameters, query and body, each undefined where the call has none. */
export interface CallInput<N extends CallName> {
  readonly path: Part<N, 'path'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
}

/** What a call answers with status 200. */
export type CallReply<N extends CallName> = Part<N, 'reply'>;
