import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { sendJson } from '../http/sendJson.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` as Prometheus reads it; only for who brings the bearer token, where there is one. */
export function metricsPage(
  registry: { readonly metrics: () => Promise<string>; readonly contentType: string },
  token: string | undefined,
): Hono {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  const app = new Hono();
  app.get('/metrics', async (context) => {
    const brought = (context.req.header('Authorization') ?? '').replace(/^bearer /i, 'Bearer ');
    if (expected && !timingSafeEqual(expected, digest(brought))) {
      context.header('WWW-Authenticate', 'Bearer');
      return sendJson(context, { message: 'Metrics are for who brings METRICS_TOKEN.' }, 401);
    }
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return context.body(await registry.metrics(), 200, headers);
  });
  return app;
}
