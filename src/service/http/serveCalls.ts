import type { TSchema } from '@sinclair/typebox';
import { type Context, Hono } from 'hono';
import { inWords, type ServedCall } from '../calls.ts';
import { Ended, Refused } from '../refused.ts';
import type { Tokens } from '../token.ts';
import type { Opened } from '../trade.ts';
import { callerOf } from './caller.ts';
import type { Throttle } from './limits.ts';
import { mostBytes } from './listen.ts';
import { sendJson } from './sendJson.ts';
import { unheldField } from './unheldField.ts';

/** What calls are served with. */
interface Serving {
  readonly tokens: Tokens;
  /** How many proxies before us write X-Forwarded-For. */
  readonly proxies: number;
  readonly throttle: Throttle;
  readonly reword: Opened['reword'];
}

/** Serves every call of a trade, and answers anything else below their paths with a reason, as JSON. */
export function serveCalls(calls: readonly ServedCall[], serving: Serving): Hono {
  const app = new Hono();
  const methods = new Map<string, Set<string>>();

  for (const call of calls) {
    const [method = '', template = ''] = call.name.split(' ');
    const route = template.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(route, (methods.get(route) ?? new Set()).add(method));
    app.on(method, route, (context) => serveCall(context, call, serving));
  }
  for (const [route, known] of methods)
    app.all(route, (context) => {
      context.header('Allow', [...known].join(', '));
      return refuse(context, new Refused(405, `This address takes ${[...known].join(' or ')} only.`));
    });
  app.all('/request/*', (context) => refuse(context, new Refused(404, 'There is no such call.')));
  app.all('/auth/*', (context) => refuse(context, new Refused(404, 'There is no such call.')));
  return app;
}

/** Answers a call that is not served. */
export function refuse(context: Context, { status, body, retryAfter }: Refused): Promise<Response> {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return sendJson(context, body, status);
}

async function serveCall(
  context: Context,
  { name, schema, refuseTexts, take }: ServedCall,
  { tokens, proxies, throttle, reword }: Serving,
): Promise<Response> {
  const { caller, isRefused } = await callerOf(context, tokens, proxies);
  if (isRefused && schema.token !== 'unread')
    return refuse(context, new Refused(401, 'Your session has expired. Please try again.'));
  const fields = {
    headers: schema.headers && readHeaders(context, schema.headers),
    path: schema.path && context.req.param(),
    query: schema.query && readQuery(context),
  };
  if (fields.query instanceof Refused) return refuse(context, fields.query);
  const refused = refuseTexts(fields);
  if (refused) return refuse(context, refused);
  const body = schema.body && (await readBody(context));
  if (body instanceof Refused) return refuse(context, body);
  const whole = { ...fields, body };
  const unheld = unheldField(whole);
  if (unheld !== undefined) return refuse(context, new Refused(400, unheldSays, unheld || undefined));
  const taken = take(whole);
  if (taken instanceof Refused) return refuse(context, reword(name, taken, body));
  const answer = (await throttle.call(name, caller, whole)) ?? (await taken(caller));
  if (!(answer instanceof Refused)) return sendJson(context, answer, 200);
  const isGuess = answer.status === 404 && !(answer instanceof Ended);
  return refuse(context, isGuess ? await throttle.guess(name, caller, whole, answer) : answer);
}

const unheldSays = 'We could not read this request: it holds what no form sends.';

/** The headers that a call declares, as they came; others are not looked at. */
function readHeaders(context: Context, schema: TSchema): Record<string, string> {
  const names = Object.keys(schema.properties ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Each parameter once: a repeated one is refused, since readers would differ about which of them counts. */
function readQuery(context: Context): Record<string, string> | Refused {
  const entries = Object.entries(context.req.queries());
  const repeated = entries.find(([, values]) => values.length > 1);
  if (repeated) return new Refused(400, `The ${inWords(repeated[0])} is given more than once.`, repeated[0]);
  return Object.fromEntries(entries.map(([name, values]) => [name, values[0] ?? '']));
}

async function readBody(context: Context): Promise<unknown> {
  if (!/^identity$/i.test(context.req.header('Content-Encoding') ?? 'identity'))
    return new Refused(415, 'The body must not be packed: send it without Content-Encoding.');
  // Two lines of one name come with a comma between them.
  if (!/^application\/json\s*(;[^,]*)?$/i.test(context.req.header('Content-Type') ?? ''))
    return new Refused(415, 'The body must be JSON, with the content type application/json.');
  // What hono's own limit looks at makes a whole second request of this one.
  const text = await context.req.text();
  if (Buffer.byteLength(text) > mostBytes) return new Refused(413, 'The body is larger than 1 MB.');
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    return new Refused(400, 'The body is not valid JSON.');
  }
}
