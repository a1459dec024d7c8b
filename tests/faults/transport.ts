import { vi } from 'vitest';
import { type CallName, calls } from '../../src/energy/api/contract.ts';

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
  /** What the address says after its question mark, as text. */
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

function nameOf(method: string, path: string): CallName {
  const found = templates.find((one) => one.method === method && one.path.test(path));
  if (!found) throw new Error(`The contract has no call ${method} ${path}.`);
  return found.name;
}

/**
 * Puts a service below the real client, in the place of the browser's fetch: everything above the wire is the product's
 * own, JSON parsing included. Returns every request made.
 */
export function serve(service: Service): {
  readonly requests: Request[];
  /** How many of them have no answer yet. */
  readonly underWay: () => number;
} {
  const requests: Request[] = [];
  let underWay = 0;
  const answering = async (sent: globalThis.Request) => {
    const { pathname, searchParams } = new URL(sent.url);
    underWay += 1;
    const body = await sent.text();
    const name = nameOf(sent.method, pathname);
    const request: Request = {
      name,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: body === '' ? undefined : JSON.parse(body),
      authorization: sent.headers.get('Authorization') ?? undefined,
      idempotencyKey: sent.headers.get('Idempotency-Key') ?? undefined,
      attempt: requests.filter((one) => one.name === name).length,
    };
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(sent.signal.reason);
      if (sent.signal.aborted) abort();
      sent.signal.addEventListener('abort', abort);
    });
    const answer = await Promise.race([answerOf(service, request, aborted), aborted]).finally(() => {
      underWay -= 1;
    });
    if ('broken' in answer) throw new TypeError(answer.broken);
    // No body may come with a 204.
    return new Response(answer.body || null, { status: answer.status, headers: { ...answer.headers } });
  };
  vi.stubGlobal('fetch', answering);
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
