import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { constantHeaders } from './headers.ts';
import { requestIdHeader } from './log.ts';
import { exposed } from './pageOrigins.ts';
import { sendJson } from './sendJson.ts';

/** When to ask again what could not be done in time, seconds. */
const retryAfter = '1';
const message = 'Our service is very busy. Please try again in a moment.';

/** Answers what cannot be served now (503), with when to ask again, a sentence for people and the id of the request. */
export function answerBusy(context: Context): Promise<Response> {
  const requestId = context.res.headers.get(requestIdHeader) ?? '';
  context.header('Retry-After', retryAfter);
  return sendJson(context, { message, requestId }, 503);
}

/** What a refusal is told to. */
interface Told {
  readonly log: Logger;
  /** Origins of other hosts whose pages may read it. */
  readonly pages: readonly string[];
  readonly onShed: () => void;
}

/**
 * The same answer, written straight to the caller: where too many ask, to say so must cost less than to serve them. Its log
 * line has no route, for none was looked up.
 */
export function refuseBusy({ log, pages, onShed }: Told) {
  return ({ method, headers: { origin } }: IncomingMessage, outgoing: ServerResponse): void => {
    onShed();
    const requestId = randomUUID();
    log.info({ method, status: 503, requestId }, 'too many calls');
    const body = JSON.stringify({ message, requestId });
    outgoing
      .writeHead(503, {
        ...constantHeaders,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Content-Type': 'application/json; charset=UTF-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'Retry-After': retryAfter,
        [requestIdHeader]: requestId,
        ...(origin !== undefined && pages.includes(origin)
          ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed.join() }
          : {}),
      })
      .end(body);
  };
}
