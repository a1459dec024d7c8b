import { withOtherTypes, withTexts } from '../../faults/shapes.ts';
import { type Exchange, say } from './exchange.ts';
import { withExtraFields, withManyRows, withNulls, withoutFields } from './replies.ts';

/** What a call says when it is refused: the sentence that the page must show, where it shows a server's own. */
export const sentence = 'The service says no.';

/** What goes wrong with a call. */
export interface Fault {
  /** `failed`: there is no usable answer. `odd`: parts of it may be of use. `well`: nothing is lost, only time or order. */
  readonly kind: 'failed' | 'odd' | 'well';
  /** How long the page is kept waiting; its own clock is moved on meanwhile. */
  readonly waits?: 'slow' | 'never';
  /** Answers in the service's place; absent where no connection comes about at all. */
  readonly answer?: (exchange: Exchange) => void | Promise<void>;
}

const refusal = (status: number): Fault => ({
  kind: 'failed',
  answer: (exchange) => say(exchange, status, JSON.stringify({ message: sentence })),
});

/** The service does what was asked, and what it says comes otherwise. */
const otherwise = (kind: Fault['kind'], change: (reply: unknown) => unknown): Fault => ({
  kind,
  async answer(exchange) {
    const { body } = await exchange.whole();
    say(exchange, 200, JSON.stringify(change(JSON.parse(body.toString()))));
  },
});

const afterwards = (status: number, text: string, type?: string): Fault => ({
  kind: 'failed',
  async answer(exchange) {
    await exchange.whole();
    say(exchange, status, text, type);
  },
});

/** Everything that can go wrong with a call. */
export const faults = {
  '204': {
    kind: 'failed',
    async answer({ whole, response }) {
      await whole();
      response.writeHead(204).end();
    },
  },
  '400': refusal(400),
  '401': refusal(401),
  '403': refusal(403),
  '404': refusal(404),
  '409': refusal(409),
  '429': {
    kind: 'failed',
    answer: ({ response }) => void response.writeHead(429, { 'retry-after': '30' }).end(),
  },
  '500': refusal(500),
  '503': refusal(503),
  refused: { kind: 'failed' },
  reset: {
    kind: 'failed',
    async answer({ whole, request, response }) {
      const { body } = await whole();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => request.socket.resetAndDestroy());
    },
  },
  cut: {
    kind: 'failed',
    async answer(exchange) {
      const { body } = await exchange.whole();
      say(exchange, 200, body.subarray(0, body.length / 2));
    },
  },
  slow: {
    kind: 'well',
    waits: 'slow',
    async answer(exchange) {
      const { status, body } = await exchange.whole();
      await exchange.released;
      say(exchange, status, body);
    },
  },
  never: { kind: 'failed', waits: 'never', answer: () => new Promise(() => undefined) },
  HTML: afterwards(200, '<!doctype html><title>Sign in</title><p>Sign in to the hotel network', 'text/html'),
  empty: afterwards(200, ''),
  nulls: otherwise('odd', withNulls),
  'wrong types': otherwise('odd', withOtherTypes),
  'missing fields': otherwise('odd', withoutFields),
  'extra fields': otherwise('well', withExtraFields),
  'hostile strings': otherwise('odd', (reply) =>
    withTexts(reply, '<img src=x onerror="complain(1)"><script>complain(1)</script>\u202E'),
  ),
  '100,000 entries': otherwise('odd', (reply) => withManyRows(reply, 100_000)),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
