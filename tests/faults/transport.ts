import axios, {
  AxiosError,
  type AxiosRequestConfig,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { type CallName, calls } from '../../src/api/contract.ts';

/** What a service does to one request: it answers, the connection breaks, or nothing comes until it is released. */
export type Answer =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly broken: string }
  | { readonly hangs: true };

/** A request as it reached the service. */
export interface Request {
  readonly name: CallName;
  /** The address after the origin, path parameters filled in. */
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
  /** The header that carries the bearer token; undefined without one. */
  readonly authorization: unknown;
  /** The header that makes the same attempt of several requests; undefined without one. */
  readonly idempotencyKey: unknown;
  /** How often this call was made before. */
  readonly attempt: number;
}

export type Service = (request: Request) => Answer | Promise<Answer>;

export const ok = (reply: unknown): Answer => ({ status: 200, body: JSON.stringify(reply) });

const names = Object.keys(calls) as CallName[];
const templates = names.map((name) => {
  const [method = '', template = ''] = name.split(' ');
  return { name, method, path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

function nameOf({ method = 'get', url = '' }: AxiosRequestConfig): CallName {
  const found = templates.find((one) => one.method === method.toUpperCase() && one.path.test(url));
  if (!found) throw new Error(`The contract has no call ${method} ${url}.`);
  return found.name;
}

/**
 * Puts a service below the real client: everything above the wire is the product's own, JSON parsing included. Returns
 * every request made. The next client that is created uses it.
 */
export function serve(service: Service): {
  readonly requests: Request[];
  /** How many of them have no answer yet. */
  readonly underWay: () => number;
} {
  const requests: Request[] = [];
  let underWay = 0;
  axios.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const name = nameOf(config);
    const request: Request = {
      name,
      path: config.url ?? '',
      query: config.params,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      authorization: config.headers.get('Authorization') ?? undefined,
      idempotencyKey: config.headers.get('Idempotency-Key') ?? undefined,
      attempt: requests.filter((one) => one.name === name).length,
    };
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new CanceledError('canceled'));
      if (config.signal?.aborted) abort();
      config.signal?.addEventListener?.('abort', abort);
    });
    underWay += 1;
    const answer = await Promise.race([answerOf(service, request, aborted), aborted]).finally(() => {
      underWay -= 1;
    });
    if ('broken' in answer) throw new AxiosError(answer.broken, answer.broken, config);
    const { status, body, headers = {} } = answer;
    const response = { status, data: body, statusText: '', headers, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };
  return { requests, underWay: () => underWay };
}

/** An answer, or what ends a request that gets none. */
async function answerOf(service: Service, request: Request, aborted: Promise<never>) {
  const answer = await service(request);
  return 'hangs' in answer ? aborted : answer;
}

/** The attempts to complete a switch: the service makes one switch of all that share key and body. */
export const attemptsToSwitch = (requests: readonly Request[]): ReadonlySet<string> =>
  new Set(
    requests
      .filter(({ name }) => name === 'POST /request/switch/pro/complete')
      .map(({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey])),
  );
