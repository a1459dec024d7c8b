import { type TSchema, Type } from '@sinclair/typebox';
import { type Context, Hono } from 'hono';
import { type CallInput, type CallName, type CallSchema, calls } from '../../energy/api/contract.ts';
import type { Handlers } from '../../energy/service/handlers.ts';
import type { Reword } from '../../energy/service/sign-up/formWords.ts';
import { type Guard, guardOf, guardOfText, lastFailure } from '../checked.ts';
import { Refused } from '../refused.ts';
import type { Tokens } from '../token.ts';
import { callerOf } from './caller.ts';
import type { Throttle } from './limits.ts';
import { mostBytes } from './listen.ts';
import { sendJson } from './sendJson.ts';
import { unheldField } from './unheldField.ts';

const tracking: CallName = 'POST /request/user/track-records';

const isCallName = (name: string): name is CallName => name in calls;

/** Serves every call of the contract, and answers anything else below its paths with a reason, as JSON. */
export function serveCalls(services: Serving): Hono {
  const app = new Hono();
  const methods = new Map<string, Set<string>>();

  for (const name of Object.keys(calls).filter(isCallName)) {
    const [method = '', template = ''] = name.split(' ');
    const route = template.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(route, (methods.get(route) ?? new Set()).add(method));
    serveCall(app, { name, method, route, ...services });
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

function refuse(context: Context, { status, body, retryAfter }: Refused): Promise<Response> {
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return sendJson(context, body, status);
}

/** What calls are served with. */
interface Serving {
  readonly handlers: Handlers;
  readonly tokens: Tokens;
  /** How many proxies before us write X-Forwarded-For. */
  readonly proxies: number;
  readonly throttle: Throttle;
  readonly reword: Reword;
}

interface Served<N extends CallName> extends Serving {
  readonly name: N;
  readonly method: string;
  readonly route: string;
}

function serveCall<N extends CallName>(
  app: Hono,
  { name, method, route, handlers, tokens, proxies, throttle, reword }: Served<N>,
): void {
  const handler: Handlers[N] = handlers[name];
  const schema: CallSchema = calls[name];
  const textsOf = once(() =>
    guardOfText<Pick<CallInput<N>, 'headers' | 'path' | 'query'>>(
      Type.Object({
        ...pick('headers', schema.headers),
        ...pick('path', schema.path),
        ...pick('query', schema.query),
      }),
    ),
  );
  const bodiesOf = once(() => guardOf<Pick<CallInput<N>, 'body'>>(Type.Object(pick('body', schema.body))));

  app.on(method, route, async (context) => {
    // Tracking is never refused for its token: a 401 would take the customer off the page (Q8.01).
    const { caller, isRefused } = await callerOf(context, tokens, proxies);
    if (isRefused && name !== tracking && route.startsWith('/request/'))
      return refuse(context, new Refused(401, 'Your session has expired. Please try again.'));
    const fields = {
      headers: schema.headers && readHeaders(context, schema.headers),
      path: schema.path && context.req.param(),
      query: schema.query && readQuery(context),
    };
    if (fields.query instanceof Refused) return refuse(context, fields.query);
    const texts = textsOf();
    const bodies = bodiesOf();
    const refused = refusalOf(texts, fields);
    if (refused) return refuse(context, refused);
    const body = schema.body && (await readBody(context));
    if (body instanceof Refused) return refuse(context, body);
    const whole = { ...fields, body };
    const unheld = unheldField(whole);
    if (unheld !== undefined) return refuse(context, new Refused(400, unheldSays, unheld || undefined));
    if (!texts(whole) || !bodies(whole))
      return refuse(context, reword(name, refusalOf(bodies, whole) ?? unreadable, body));
    const answer = (await throttle.call(name, caller, whole)) ?? (await handler(whole, caller));
    if (!(answer instanceof Refused)) return sendJson(context, answer, 200);
    return refuse(
      context,
      answer.status === 404 ? await throttle.guess(name, caller, whole, answer) : answer,
    );
  });
}

/** Made when it is first asked for: a guard of every call would be most of what the start takes. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const unheldSays = 'We could not read this request: it holds what no form sends.';
const unreadable = new Refused(400, 'We could not read this request.');
const pick = <K extends string>(name: K, schema: CallSchema['body']) => (schema ? { [name]: schema } : {});

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
  if (!/^application\/json\b/i.test(context.req.header('Content-Type') ?? ''))
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

/** `currentPayMethod` as people say it: current pay method. */
const inWords = (field: string) =>
  field
    .replaceAll(/([a-z])(?=[A-Z0-9])|([0-9])(?=[A-Z])/g, '$& ')
    .replaceAll('.', ' ')
    .toLowerCase();

function refusalOf(guard: Guard<unknown>, value: unknown): Refused | undefined {
  if (guard(value)) return undefined;
  const { path, says } = lastFailure(guard.errors);
  const field = path.split('.').slice(1).join('.');
  if (field === '') return new Refused(400, `The ${path || 'request'} ${says}.`);
  return new Refused(400, `The ${inWords(field)} ${says}.`, field);
}
