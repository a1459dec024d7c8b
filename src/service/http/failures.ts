import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { Unavailable } from '../store/unavailable.ts';
import { answerBusy } from './busy.ts';
import { describeError, requestIdHeader } from './log.ts';
import { sendJson } from './sendJson.ts';

/**
 * Answers what a handler threw, with a sentence for people and the id of the request: 503 with `Retry-After` where the
 * database cannot serve at present or the deadline passed (`hono/timeout` throws that as 504), else 500.
 */
export const answerFailures =
  (log: Logger): ErrorHandler =>
  (error, context) => {
    const requestId = context.res.headers.get(requestIdHeader) ?? '';
    const isLate = error instanceof HTTPException && error.status === 504;
    if (isLate || error instanceof Unavailable) {
      const lack = error instanceof Unavailable ? error.lack : 'slow';
      log.warn({ requestId, lack, error: describeError(error.cause) }, 'not served');
      return answerBusy(context);
    }
    log.error({ requestId, error: describeError(error) }, 'request failed');
    const message = 'Something went wrong on our side. Please try again.';
    return sendJson(context, { message, requestId }, 500);
  };
