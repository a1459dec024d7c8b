import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';

/** The header that carries a request's id; the same id stands in its log line. */
export const requestIdHeader = 'X-Request-Id';

/** The pattern that a request's address was matched by, such as `/request/ev/make/:id/model`; `/*` for pages and files. */
export const routeOf = (context: Context): string =>
  matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*';

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** A request's method; `other` for those that nothing here takes. */
export const methodOf = ({ req }: Context): string => (methods.includes(req.method) ? req.method : 'other');

/**
 * One line for each request: method, route pattern, status, milliseconds, id. Never the path, query, body or headers:
 * they may hold addresses, account numbers and tokens.
 */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    context.header(requestIdHeader, requestId);
    await next();
    context.res.headers.set(requestIdHeader, requestId);
    log.info({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      requestId,
    });
  };
}

/** An error as the log may hold it: its kind, code and place, never its message, which may quote what was sent. */
export function describeError(error: unknown): {
  readonly name: string;
  readonly code?: string;
  readonly at: string[];
} {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const at = (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8);
  return { name: error.name, ...code, at };
}
