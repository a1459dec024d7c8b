import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type Check, checkOf, checkOfText, lastFailure } from './checked.ts';
import type { Caller } from './http/caller.ts';
import { Refused } from './refused.ts';

/** One call: its headers, path parameters, query, body and reply as closed JSON Schemas. */
export interface CallSchema {
  readonly doc: string;
  /**
   * A call without a bearer token is refused where it is `needed`: 401, or 404 as for what nobody has. Where it is `unread` even
   * a wrong one is served. Left out, one may come along, and a wrong one is refused.
   */
  readonly token?: 'needed' | 'unread';
  /** Headers of this call alone; all are optional, and others may come along. */
  readonly headers?: TSchema;
  readonly path?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
}

/** Every call of a trade, by `METHOD /address/{parameter}`. */
export type Contract = Readonly<Record<string, CallSchema>>;

type Part<S extends CallSchema, K extends keyof CallSchema> = S extends {
  readonly [P in K]: infer T extends TSchema;
}
  ? Static<T>
  : undefined;

/** What a call takes: headers, path parameters, query and body, each undefined where the call has none. */
interface CallInput<S extends CallSchema> {
  readonly headers: Part<S, 'headers'>;
  readonly path: Part<S, 'path'>;
  readonly query: Part<S, 'query'>;
  readonly body: Part<S, 'body'>;
}

type Answer<S extends CallSchema> = Part<S, 'reply'> | Refused;

type Handler<S extends CallSchema> = (input: CallInput<S>, caller: Caller) => Answer<S> | Promise<Answer<S>>;

/** One handler for each call of a contract: a missing one does not compile. */
export type HandlersOf<C extends Contract> = { readonly [N in keyof C]: Handler<C[N]> };

/** The parts of a request that say what is asked: headers, path and query as texts, the body as JSON. */
interface Parts {
  readonly headers?: unknown;
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A call with who answers it. */
export interface ServedCall {
  readonly name: string;
  readonly schema: CallSchema;
  /** Why headers, path or query are none of this call; where they are, digits become numbers. */
  readonly refuseTexts: (parts: Parts) => Refused | undefined;
  /** Gives what answers a request, or why it is refused. */
  readonly take: (parts: Parts) => ((caller: Caller) => Promise<unknown>) | Refused;
}

/** Every call of a contract with its handler. */
export function servedCalls<C extends Contract>(calls: C, handlers: HandlersOf<C>): readonly ServedCall[] {
  const isName = (name: string): name is keyof C & string => name in calls;
  return Object.entries<CallSchema>(calls).flatMap(([name, schema]) => {
    const handler = isName(name) ? handlers[name] : undefined;
    return handler ? served(name, schema, handler) : [];
  });
}

function served<S extends CallSchema>(name: string, schema: CallSchema, handler: Handler<S>): ServedCall {
  const texts = once(() =>
    checkOfText<Pick<CallInput<S>, 'headers' | 'path' | 'query'>>(
      Type.Object({
        ...pick('headers', schema.headers),
        ...pick('path', schema.path),
        ...pick('query', schema.query),
      }),
    ),
  );
  const bodies = once(() => checkOf<Pick<CallInput<S>, 'body'>>(Type.Object(pick('body', schema.body))));
  return {
    name,
    schema,
    refuseTexts: (parts) => refusalOf(texts(), parts),
    take(parts) {
      const whole: unknown = parts;
      const [isText, isBody] = [texts(), bodies()];
      if (!isText(whole) || !isBody(whole)) return refusalOf(isBody, parts) ?? unreadable;
      return async (caller) => handler(whole, caller);
    },
  };
}

/** Made when it is first asked for: a check of every call would be most of what the start takes. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const unreadable = new Refused(400, 'We could not read this request.');
const pick = (name: string, schema: TSchema | undefined) => (schema ? { [name]: schema } : {});

/** `currentPayMethod` as people say it: current pay method. */
export const inWords = (field: string): string =>
  field
    .replaceAll(/([a-z])(?=[A-Z0-9])|([0-9])(?=[A-Z])/g, '$& ')
    .replaceAll('.', ' ')
    .toLowerCase();

function refusalOf(check: Check<unknown>, value: unknown): Refused | undefined {
  if (check(value)) return undefined;
  const { path, says } = lastFailure(check.errors);
  const field = path.split('.').slice(1).join('.');
  if (field === '') return new Refused(400, `The ${path || 'request'} ${says}.`);
  return new Refused(400, `The ${inWords(field)} ${says}.`, field);
}
