import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { addressOf } from './caller.ts';
import type { Throttle } from './limits.ts';
import { refuse } from './serveCalls.ts';

/** What reports are called among the limits. */
export const reportCall = 'POST /csp-report';

const directiveKeys = ['effective-directive', 'violated-directive', 'effectiveDirective'];

/** The directive of a report of either form; only its name, since addresses in a report may hold what was typed. */
function directiveOf(report: unknown): string {
  if (typeof report !== 'object' || report === null) return 'unknown';
  for (const [key, value] of Object.entries(report)) {
    if (directiveKeys.includes(key) && typeof value === 'string' && /^[a-z-]{1,40}/.test(value))
      return value.split(' ')[0] ?? 'unknown';
    if (key === 'csp-report' || key === 'body') return directiveOf(value);
  }
  return 'unknown';
}

/**
 * Counts reports of the page's Content-Security-Policy, and logs the directive that was broken: as many as the limits let
 * an address send. `proxies` before us write X-Forwarded-For.
 */
export function receiveReports(
  log: Logger,
  throttle: Throttle,
  proxies: number,
): { readonly app: Hono; readonly count: () => number } {
  let received = 0;
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: 64 * 1024,
    onError: (context) => context.json({ message: 'The report is too large.' }, 413),
  });
  app.post('/csp-report', limit, async (context) => {
    const caller = { address: addressOf(context, proxies), subject: undefined, page: undefined };
    const refused = await throttle.call(reportCall, caller, {});
    if (refused) return refuse(context, refused);
    const parsed: unknown = await context.req.json().catch(() => undefined);
    const reports: readonly unknown[] = Array.isArray(parsed) ? parsed.slice(0, 20) : [parsed];
    received += reports.length;
    for (const report of reports)
      log.warn({ directive: directiveOf(report) }, 'content security policy broken');
    return context.body(null, 204);
  });
  return { app, count: () => received };
}
