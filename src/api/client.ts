import axios, { type AxiosError, type AxiosRequestConfig } from 'axios';
import type { CallInput, CallName, CallReply } from './contract.ts';
import { ApiFailure } from './failure.ts';
import { text, type Unchecked } from './unchecked.ts';

/** The parts that a call takes: those of path, query and body that the contract declares for it. */
export type CallParts<N extends CallName> = {
  readonly [K in keyof CallInput<N> as CallInput<N>[K] extends undefined ? never : K]: CallInput<N>[K];
};

/** One call of the contract. Rejects with ApiFailure only; an aborted call rejects with status 0. */
export type Call = <N extends CallName>(
  name: N,
  parts: CallParts<N>,
  options?: { readonly signal?: AbortSignal },
) => Promise<Unchecked<CallReply<N>>>;

export interface ClientOptions {
  /** Where the API lives: an origin with an optional path, or '' for the page's own origin. */
  readonly baseUrl: string;
  /** The bearer token to attach, or undefined while none is held (Q6.01). */
  readonly token: () => Promise<string | undefined>;
  /** Told of every 401 and 500 (Q8.01), before the call itself is rejected. */
  readonly onFatal: (status: number, message: string | undefined) => void;
}

type Send = (
  name: CallName,
  parts: { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown },
  config: AxiosRequestConfig,
) => Promise<unknown>;

/** The one HTTP client: every call of the product goes through the `call` that it returns. */
export function createClient({ baseUrl, token, onFatal }: ClientOptions): {
  readonly call: Call;
  /** A new bearer token; a failure is the caller's alone to handle and never fatal (Q8.03). */
  readonly fetchToken: () => Promise<Unchecked<CallReply<'POST /auth/token'>>>;
} {
  const http = axios.create({ baseURL: baseUrl, timeout: 20_000, responseType: 'json', maxRedirects: 0 });

  const send: Send = async (name, parts, config) => {
    const [method, template] = name.split(' ', 2);
    const url = fillPath(template ?? '', parts.path);
    try {
      const reply = await http.request({ ...config, method, url, params: parts.query, data: parts.body });
      if (typeof reply.data === 'object' && reply.data !== null) return reply.data;
    } catch (thrown) {
      throw failureOf(thrown);
    }
    throw new ApiFailure(0, 'The service sent an answer that we could not read. Please try again.');
  };

  const authorised = async (...[name, parts, config]: Parameters<Send>) => {
    const held = await token();
    config.signal?.aborted && rejectAborted();
    try {
      return await send(
        name,
        parts,
        held ? { ...config, headers: { Authorization: `Bearer ${held}` } } : config,
      );
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.status === 401 || failure.status === 500) onFatal(failure.status, failure.said);
      throw failure;
    }
  };

  return {
    call: (name, parts, options) => authorised(name, parts, options ?? {}) as ReturnType<Call>,
    fetchToken: () => send('POST /auth/token', {}, {}) as ReturnType<Call>,
  };
}
