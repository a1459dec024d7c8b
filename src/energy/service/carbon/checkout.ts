import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { PageLimit } from '../../../service/http/pageLimit.ts';
import type { Refused } from '../../../service/refused.ts';
import type { Offset, OffsetStore } from '../store/offsets.ts';
import { projects } from './projects.ts';
import { newReference } from './reference.ts';

const accent = 'light-dark(#14532d,#86efac)';
const style = [
  ':root{color-scheme:light dark;background:light-dark(#ffffff,#111827)}',
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}',
  'h1{font-size:1.75rem;line-height:1.2}dt{font-weight:600}dd{margin:0 0 .5rem}',
  'button{font:inherit;min-height:2.75rem;padding:0 1.25rem;margin:0 .75rem .75rem 0;border-radius:.5rem;cursor:pointer;',
  `border:2px solid ${accent};color:inherit;background:none}button.pay{background:${accent};color:light-dark(#ffffff,#052e16)}`,
  'button:focus-visible{outline:3px solid light-dark(#b45309,#fbbf24);outline-offset:2px}',
].join('');

/** The page's policy: its form goes to us, and on from there to the customer's own page. */
const policyFor = (home: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action 'self' ${home}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

function checkout({ oid, pence, percentage, project_id }: Offset): string {
  const project = projects.find(({ id }) => id === project_id)?.name ?? '';
  const amount = money.format(pence / 100);
  return page(
    'Example payment partner',
    `<p>This page plays the payment partner. No money moves.</p><dl><dt>Project</dt><dd>${escaped(project)}</dd>` +
      `<dt>Offset</dt><dd>${percentage}% of a year's gas</dd><dt>To pay</dt><dd>${amount}</dd></dl>` +
      `<form method="post" action="/checkout/${oid}/paid"><button class="pay">Pay ${amount}</button>` +
      `<button formaction="/checkout/${oid}/cancelled">Cancel</button></form>`,
  );
}

/**
 * The payment partner that this service plays (S7.10): its page, and the ways back to the customer's own page. Only
 * what is recorded here counts as paid, and only a press of the page's button records it: what a browser fetches ahead,
 * or the address that the customer comes back by, changes nothing. What was paid stays paid, and is paid once: any other
 * page that is open for it leads to how the first one ended. `pages` are the origins of other hosts that a customer may go
 * back to. `limit` is how often a payment, and addresses that are none, may be asked for.
 */
export function checkoutPages(
  offsets: OffsetStore,
  pages: readonly string[],
  now: () => number,
  limit: PageLimit,
): Hono {
  const app = new Hono();
  const send = (context: Context, html: string, status: 200 | 404 | 429, home = '') =>
    context.html(html, status, { 'Content-Security-Policy': policyFor(home), 'Cache-Control': 'no-store' });
  const tooOften = (context: Context, { body, retryAfter }: Refused) => {
    context.header('Retry-After', String(retryAfter));
    return send(context, page('Please wait', `<p>${escaped(body.message)}</p>`), 429);
  };
  const missing = async (context: Context) => {
    const refused = await limit.unknown(context);
    if (refused) return tooOften(context, refused);
    return send(context, page('There is no such payment', '<p>Please go back and try again.</p>'), 404);
  };
  const homeOf = ({ page: home }: Offset) => (pages.includes(home) ? home : '');
  const back = (context: Context, payment: Offset, failed: boolean) => {
    const { customer_id: id, oid } = payment;
    const query = new URLSearchParams({ id, oid, ...(failed ? { c: 'cancelled' } : {}) });
    context.header('Cache-Control', 'no-store');
    return context.redirect(`${homeOf(payment)}/carbon-offset-process?${query}`, 303);
  };

  app.use('/checkout/*', async (context, next) => {
    const refused = await limit.before(context, context.req.path.split('/')[2] ?? '');
    return refused ? tooOften(context, refused) : next();
  });
  // What is no id of ours reaches no database.
  app.get('/checkout/:oid{[\\w-]+}', async (context) => {
    const payment = await offsets.find(context.req.param('oid'));
    if (!payment) return missing(context);
    if (await offsets.paidBy(payment.customer_id)) return back(context, payment, false);
    return send(context, checkout(payment), 200, homeOf(payment));
  });
  app.post('/checkout/:oid{[\\w-]+}/:end{paid|cancelled}', async (context) => {
    const payment = await offsets.find(context.req.param('oid'));
    if (!payment) return missing(context);
    if (context.req.param('end') === 'paid')
      await offsets.settle(payment, new Date(now()).toISOString(), newReference());
    return back(context, payment, (await offsets.paidBy(payment.customer_id)) === undefined);
  });
  app.on(['GET', 'POST'], '/checkout/*', missing);
  return app;
}
