import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import type { CallInput, CallName, CallReply } from './contract.ts';
import { ApiFailure, unreadable } from './failure.ts';
import { text, type Unchecked, words } from './unchecked.ts';

type Declared<N extends CallName> = {
  readonly [K in keyof CallInput<N> as CallInput<N>[K] extends undefined ? never : K]: CallInput<N>[K];
};
type Optional<T> = { [K in keyof T]: Record<never, never> extends T[K] ? K : never }[keyof T];

/** The parts that a call takes: what the contract declares for it; a part without a required field may be left out. */
export type CallParts<N extends CallName> = Omit<Declared<N>, Optional<Declared<N>>> &
  Partial<Pick<Declared<N>, Optional<Declared<N>>>>;

/** How one call is made. */
interface CallOptions {
  readonly signal?: AbortSignal;
  /** Asked when the call failed: true where all is well in spite of it, and a 401 or 500 leads nowhere (S7.06). */
  readonly isWell?: () => Promise<boolean>;
}

/** One call of the contract. Rejects with an ApiFailure and nothing else. */
export type Call = <N extends CallName>(
  name: N,
  parts: CallParts<N>,
  options?: CallOptions,
) => Promise<Unchecked<CallReply<N>>>;

export interface ClientOptions {
  /** Where the API lives: an origin with an optional path, or '' for the page's own origin. */
  readonly baseUrl: string;
  /** The bearer token to attach, or undefined while none is held (Q6.01). */
  readonly token: () => Promise<string | undefined>;
  /** The visitor that tokens are asked for (its uid): its sign-ups stay open when the token is renewed. */
  readonly visitor?: () => string | undefined;
  /** Told of every 401 and 500 with the server's own sentence (Q8.01), before the call is rejected. */
  readonly onFatal: (status: number, said: string | undefined) => void;
}

/** The parts of any call, as they go out. */
interface SentParts {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** No call may take longer than this, in milliseconds. */
const timeout = 20_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Puts path parameters into a template such as `/request/ev/make/{id}/model`. */
export function fillPath(template: string, parameters: unknown): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(isObject(parameters) ? parameters[name] : '')),
  );
}

/** Whatever axios threw, as an ApiFailure. */
function failureOf(thrown: unknown): ApiFailure {
  if (isCancel(thrown)) return new ApiFailure({ status: 0, aborted: true });
  if (!isAxiosError(thrown)) return new ApiFailure({ status: 0 });
  const { response } = thrown;
  const status = response?.status ?? 0;
  const refusal: unknown = response?.data;
  return new ApiFailure({
    status,
    said: isObject(refusal) ? words(refusal.message) : undefined,
    field: isObject(refusal) ? text(refusal.field) : undefined,
    retryAfter: secondsIn(response?.headers['retry-after']),
  });
}

/** The longest wait that a server may ask for, seconds. */
const longestWait = 3600;

/** Seconds in a Retry-After header: a number of them, or a date; undefined when there is neither. */
function secondsIn(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? Math.min(seconds, longestWait) : undefined;
}

/** The one HTTP client: every call of the product goes through the `call` that it returns. */
export function createClient({ baseUrl, token, visitor, onFatal }: ClientOptions): {
  readonly call: Call;
  /** Asks for a bearer token; its failure is never fatal (Q8.03). */
  readonly fetchToken: () => Promise<Unchecked<CallReply<'POST /auth/token'>>>;
} {
  // XMLHttpRequest would copy a reply of thousands of rows piece by piece; fetch reads it once. There are no cookies to read.
  const http = axios.create({
    baseURL: baseUrl,
    timeout,
    responseType: 'json',
    adapter: 'fetch',
    withXSRFToken: false,
  });

  /** Only what every reader must check again is promised: the reply is an object, a list or a flag, never null. */
  async function send<Reply>(name: CallName, parts: SentParts, config: AxiosRequestConfig) {
    const [method = 'GET', template = ''] = name.split(' ');
    const url = fillPath(template, parts.path);
    const reply = await http
      .request<unknown>({
        ...config,
        method,
        url,
        headers: { ...config.headers, ...parts.headers },
        params: parts.query,
        data: parts.body,
      })
      .catch((thrown: unknown) => Promise.reject(failureOf(thrown)));
    if (!isObject(reply.data) && typeof reply.data !== 'boolean') throw unreadable();
    return reply.data as Unchecked<Reply>;
  }

  const call: Call = async <N extends CallName>(
    name: N,
    parts: SentParts,
    { isWell, ...config }: CallOptions = {},
  ) => {
    const held = await token();
    const headers = held === undefined ? {} : { Authorization: `Bearer ${held}` };
    try {
      return await send<CallReply<N>>(name, parts, { ...config, headers });
    } catch (thrown) {
      const isFatal = thrown instanceof ApiFailure && (thrown.status === 401 || thrown.status === 500);
      if (isFatal && !(await isWell?.())) onFatal(thrown.status, thrown.said);
      throw thrown;
    }
  };

  const fetchToken = () => {
    const uid = visitor?.();
    const headers = uid === undefined ? {} : { 'Visitor-Id': uid };
    return send<CallReply<'POST /auth/token'>>('POST /auth/token', { headers }, {});
  };

  return { call, fetchToken };
}
