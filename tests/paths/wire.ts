import type { Host } from './host.ts';

/** A call as it reached the service, and what the service answered. */
export interface Sent {
  /** Method and path, such as `POST /request/suppliers`. */
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly reply: unknown;
}

/** The wire of one path: an origin of its own, and every call that went over it. */
export interface Wire {
  readonly baseUrl: string;
  readonly sent: readonly Sent[];
  /** Waits for `look` before a call of this name is passed on. */
  readonly before: (name: string, look: (body: unknown) => Promise<void>) => void;
  readonly cut: () => void;
}

const lines = new Map<string, (request: Request) => Promise<Response>>();
const real = globalThis.fetch;
let count = 0;

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Lays a wire to a service below the real client, in the place of the browser's fetch; nothing above it is ours. */
export function lay(host: Host): Wire {
  count += 1;
  const baseUrl = `http://path-${count}.example`;
  const sent: Sent[] = [];
  const looks = new Map<string, (body: unknown) => Promise<void>>();
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    return (lines.get(new URL(request.url).origin) ?? real)(request);
  };
  lines.set(baseUrl, async (request) => {
    const { url, method } = request;
    const { pathname, searchParams } = new URL(url);
    const name = `${method} ${pathname}`;
    const text = await request.text();
    const body = parsed(text);
    await looks.get(name)?.(body);
    const { headers: sentHeaders, signal } = request;
    const parts = { method, headers: sentHeaders, signal, ...(text === '' ? {} : { body: text }) };
    const response = await host.fetch(new Request(url, parts));
    const answer = await response.text();
    const { status, headers } = response;
    sent.push({ name, query: Object.fromEntries(searchParams), body, status, reply: parsed(answer) });
    return new Response(answer, { status, headers });
  });
  return {
    baseUrl,
    sent,
    before: (name, look) => void looks.set(name, look),
    cut: () => void lines.delete(baseUrl),
  };
}
