import type { IncomingMessage, ServerResponse } from 'node:http';

/** A reply of the service, whole. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** One call that goes wrong: what was asked, what the service would say, and the page's end of the line. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Lets the service do what was asked; what it said. */
  readonly whole: () => Promise<Reply>;
  /** Settles when the test lets a slow answer go. */
  readonly released: Promise<void>;
}

/** Answers the page with a text of that media type. */
export function say(
  { response }: Exchange,
  status: number,
  text: string | Buffer,
  type = 'application/json',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
