import type { MiddlewareHandler } from 'hono';
import { sendJson } from './sendJson.ts';

/** Refuses (400) what names more than one host: who stands before us may have looked at the other one (RFC 9112, 3.2). */
export const oneHost: MiddlewareHandler = async (context, next) => {
  // Lines of one name come with a comma between them, which no host has.
  if (!context.req.header('Host')?.includes(',')) return next();
  return sendJson(context, { message: 'A request names one host.' }, 400);
};

/** Refuses (421) what was not sent to the service's own address: a name that a caller makes up reaches nothing below it. */
export function ownHost(publicUrl: string): MiddlewareHandler {
  const { host, protocol } = new URL(publicUrl);
  // A port that goes without saying may be said, and so may the dot at the end of a whole name.
  const isOurs = (address: string) =>
    URL.canParse(address) && new URL(address).host.replace(/\.(?=$|:)/, '') === host;
  const isOurName = (named: string) => /^[\w.:[\]-]+$/.test(named) && isOurs(`${protocol}//${named}`);
  return async (context, next) => {
    const asked = context.req.url.replace(/^https?:/, protocol);
    if (isOurs(asked) && isOurName(context.req.header('Host') ?? host)) return next();
    return sendJson(context, { message: 'This service has another address.' }, 421);
  };
}
