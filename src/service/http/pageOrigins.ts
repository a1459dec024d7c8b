import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Headers of an answer that such a page may read. */
export const exposed = ['Retry-After', 'X-Request-Id'];

/**
 * Lets pages of the listed origins call the API from the browser. No cookies are involved, so credentials stay off;
 * other origins get no permission, and their browser keeps the answer from them.
 */
export const allowPages = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : undefined),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Visitor-Id'],
    exposeHeaders: exposed,
    maxAge: 600,
  });
