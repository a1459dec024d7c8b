import { withOtherTypes, withRows, withTexts } from './shapes.ts';
import { type Answer, ok } from './transport.ts';

/** What goes wrong with a call: what the service answers in place of a good reply, and what kind of fault that is. */
export interface Fault {
  /** `failed`: there is no usable answer. `odd`: an answer came, and parts of it may be of use. */
  readonly kind: 'failed' | 'odd';
  readonly answer: (reply: unknown) => Answer;
  /** The server's own sentence in it. */
  readonly said?: string;
  /** What stands above the alert of a stage: why the service did not do it, and what to do about that. */
  readonly heading?: string;
}

const sentence = 'The service says no.';

const heading = 'Our service sent an answer that we could not read. Please try again.';

const refusal = (status: number): Fault => ({
  kind: 'failed',
  said: sentence,
  heading: sentence,
  answer: () => ({ status, body: JSON.stringify({ message: sentence }) }),
});
const text = (body: (whole: string) => string): Fault => ({
  kind: 'failed',
  heading,
  answer: (reply) => ({ status: 200, body: body(JSON.stringify(reply)) }),
});
const odd = (change: (reply: unknown) => unknown): Fault => ({
  kind: 'odd',
  answer: (reply) => ok(change(reply)),
});

/** Replies that say one of these texts wherever they should say any, by name. */
export function everyText(...texts: readonly string[]): Readonly<Record<string, Fault>> {
  return Object.fromEntries(
    texts.map((said) => [
      `every text ${JSON.stringify(said.slice(0, 24))}`,
      odd((reply) => withTexts(reply, said)),
    ]),
  );
}

/** Every fault of the matrix but the slow answer, which has a clock of its own. */
export const faults: Readonly<Record<string, Fault>> = {
  // A browser says no more than that there was no answer: refused, reset and given up are one.
  'no connection': {
    kind: 'failed',
    heading: 'We could not reach our service. Please check your connection and try again.',
    answer: () => ({ broken: 'ECONNREFUSED' }),
  },
  204: { kind: 'failed', heading, answer: () => ({ status: 204, body: '' }) },
  400: refusal(400),
  401: refusal(401),
  403: refusal(403),
  404: refusal(404),
  409: refusal(409),
  '429 with Retry-After': {
    kind: 'failed',
    said: 'Please try again in 30 seconds.',
    heading: 'Our service is very busy. Please try again in 30 seconds.',
    answer: () => ({ status: 429, body: '', headers: { 'retry-after': '30' } }),
  },
  500: refusal(500),
  503: refusal(503),
  'a refusal that is no JSON': {
    kind: 'failed',
    heading: 'Our service could not do this. Please try again.',
    answer: () => ({ status: 503, body: '<html>' }),
  },
  malformed: text((whole) => whole.replaceAll('"', "'")),
  truncated: text((whole) => whole.slice(0, whole.length / 2)),
  HTML: text(() => '<!doctype html><title>Sign in to the hotel network</title>'),
  empty: text(() => ''),
  null: text(() => 'null'),
  'a bare text': text(() => '"fine"'),
  'other types everywhere': odd(withOtherTypes),
  '100,000 rows': odd((reply) => withRows(reply, 100_000)),
  // Each hostile text is met at each position by itself (hostile.test.ts): here those that are odd in all at once.
  ...everyText('__proto__', 'long '.repeat(60_000), ''),
};
