import type { MiddlewareHandler } from 'hono';
import { sendJson } from './sendJson.ts';

/** Refuses (421) what was not sent to the service's own address: a name that a caller makes up reaches nothing below it. */
export function ownHost(publicUrl: string): MiddlewareHandler {
  const { host, protocol } = new URL(publicUrl);
  // A port that goes without saying may be said.
  const isOurs = (named: string) =>
    /^[\w.:[\]-]+$/.test(named) &&
    URL.canParse(`${protocol}//${named}`) &&
    new URL(`${protocol}//${named}`).host === host;
  return async (context, next) => {
    const asked = new URL(context.req.url).host;
    if (isOurs(asked) && isOurs(context.req.header('Host') ?? asked)) return next();
    return sendJson(context, { message: 'This service has another address.' }, 421);
  };
}
